// SPDX-License-Identifier: MIT
#include "app/text/words.h"

#include "app/text/sentence.h"
#include "core/io/systemerror.h"

#include <QCoreApplication>
#include <QLatin1StringView>

#include <array>
#include <span>

namespace tss::app {

namespace {

struct Word
{
    std::string_view key;
    const char *text;
};

constexpr std::array kExpected{
    Word{"value", QT_TRANSLATE_NOOP("Words", "a value is missing")},
    Word{"comma-or-close", QT_TRANSLATE_NOOP("Words", "a comma or a closing bracket is missing")},
    Word{"colon", QT_TRANSLATE_NOOP("Words", "a colon is missing after the key")},
    Word{"key", QT_TRANSLATE_NOOP("Words", "a key in double quotes is missing")},
    Word{"end", QT_TRANSLATE_NOOP("Words", "there is more text after its end")},
    Word{"string-end", QT_TRANSLATE_NOOP("Words", "the closing quote of a text is missing")},
    Word{"control-character", QT_TRANSLATE_NOOP("Words", "there is a line break or another control character in a text")},
    Word{"escape", QT_TRANSLATE_NOOP("Words", "a backslash in a text begins no valid escape")},
    Word{"number", QT_TRANSLATE_NOOP("Words", "a number is not written the way JSON wants it")},
    Word{"comment-end", QT_TRANSLATE_NOOP("Words", "a comment does not end")},
};

constexpr std::array kKinds{
    Word{"array", QT_TRANSLATE_NOOP("Words", "a list")},
    Word{"string", QT_TRANSLATE_NOOP("Words", "a text")},
    Word{"number", QT_TRANSLATE_NOOP("Words", "a number")},
    Word{"boolean", QT_TRANSLATE_NOOP("Words", "true or false")},
    Word{"true", QT_TRANSLATE_NOOP("Words", "true")},
    Word{"false", QT_TRANSLATE_NOOP("Words", "false")},
    Word{"null", QT_TRANSLATE_NOOP("Words", "null")},
    Word{"object", QT_TRANSLATE_NOOP("Words", "an object")},
};

constexpr std::array kNotes{
    Word{"invalid-utf8", QT_TRANSLATE_NOOP("Words", "There were bytes that are not UTF-8 text; each is read as a replacement character.")},
    Word{"byte-order-mark", QT_TRANSLATE_NOOP("Words", "The file begins with a byte-order mark, which was skipped.")},
    Word{"entry-not-an-object", QT_TRANSLATE_NOOP("Words", "An entry of the list is not an object, so it is no tool; it is shown without a name.")},
    Word{"no-name", QT_TRANSLATE_NOOP("Words", "A tool has no name.")},
    Word{"more-pages-expected", QT_TRANSLATE_NOOP("Words", "The list is not complete: it announces another page that is not in the file. Ask the server for the rest.")},
    Word{"non-json-line", QT_TRANSLATE_NOOP("Words", "A line is not JSON and was skipped: %1")},
    Word{"error-answer", QT_TRANSLATE_NOOP("Words", "One of the answers in the file is an error: %1")},
    Word{"duplicate-key", QT_TRANSLATE_NOOP("Words", "The key “%1” is there more than once; the last one counts.")},
};

constexpr std::array kWrongTypes{
    Word{"hide", QT_TRANSLATE_NOOP("Words", "Plugin 0.1.2 then hides nothing, not even by its defaults.")},
    Word{"keep", QT_TRANSLATE_NOOP("Words", "Plugin 0.1.2 then keeps nothing but tool_search.")},
    Word{"tools", QT_TRANSLATE_NOOP("Words", "Plugin 0.1.2 finds no tags and no descriptions in it.")},
    Word{"tools.", QT_TRANSLATE_NOOP("Words", "Tags are a list of texts and a description is a text; plugin 0.1.2 makes nothing useful of anything else.")},
};

constexpr std::array kNoDescription{
    Word{"absent", QT_TRANSLATE_NOOP("Words", "The tool has no description.")},
    Word{"null", QT_TRANSLATE_NOOP("Words", "The tool’s description is null.")},
    Word{"wrong-type", QT_TRANSLATE_NOOP("Words", "The tool’s description is not a text.")},
    Word{"empty", QT_TRANSLATE_NOOP("Words", "The tool’s description is empty.")},
};

constexpr std::array kReasons{
    Word{kReasonSpecialFile, QT_TRANSLATE_NOOP("Words", "it is a pipe or a device, not a file")},
    Word{kReasonForeignOwner, QT_TRANSLATE_NOOP("Words", "it belongs to another user")},
    Word{kReasonReadOnly, QT_TRANSLATE_NOOP("Words", "it is read-only")},
};

QString look(std::span<const Word> words, const QString &key)
{
    for (const Word &word : words) {
        if (key == QLatin1String(word.key.data(), static_cast<qsizetype>(word.key.size())))
            return QCoreApplication::translate("Words", word.text);
    }
    return key;
}

} // namespace

QString expectedText(const QString &word)
{
    return look(kExpected, word);
}

QString jsonKindText(const QString &word)
{
    return look(kKinds, word);
}

QString wrongTypeText(const QString &key, const QString &json)
{
    if (key == QStringLiteral("enabled") || key == QStringLiteral("injectSystemHint")) {
        const QStringList falsy{QStringLiteral("null"), QStringLiteral("0"), QStringLiteral("\"\"")};
        return QCoreApplication::translate("Words", falsy.contains(json) ? QT_TRANSLATE_NOOP("Words", "Plugin 0.1.2 takes it for false.")
                                                                        : QT_TRANSLATE_NOOP("Words", "Plugin 0.1.2 takes it for true."));
    }
    return look(kWrongTypes, key.startsWith(QStringLiteral("tools.")) ? QStringLiteral("tools.") : key);
}

QString noDescriptionText(const QString &reason)
{
    return look(kNoDescription, reason);
}

QString importNoteText(const QString &kind, const QString &detail)
{
    return filled(look(kNotes, kind), {detail});
}

QString reasonText(const QString &reason)
{
    return look(kReasons, reason);
}

} // namespace tss::app
