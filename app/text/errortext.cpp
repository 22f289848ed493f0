// SPDX-License-Identifier: MIT
#include "app/text/errortext.h"

#include "app/text/sentence.h"
#include "app/text/words.h"
#include "core/io/systemerror.h"
#include "core/text/utf16.h"

#include <QCoreApplication>

#include <array>

namespace tss::app {

namespace {

struct ErrorSentence
{
    ErrorCode code;
    const char *text; ///< %1 the file, %2 the first argument
};

constexpr const char *kContext = "Errors";

constexpr std::array kSentences{
    ErrorSentence{ErrorCode::JsonSyntax, QT_TRANSLATE_NOOP("Errors", "%1 is not valid JSON: %2.")},
    ErrorSentence{ErrorCode::JsonTooLarge, QT_TRANSLATE_NOOP("Errors", "%1 is larger than 4 GiB and cannot be read. Split it into several files.")},
    ErrorSentence{ErrorCode::JsonPathMissing, QT_TRANSLATE_NOOP("Errors", "The place to change, %2, is not in %1. Reload the file and try again.")},
    ErrorSentence{ErrorCode::JsonWrongContainer, QT_TRANSLATE_NOOP("Errors", "The change does not fit into %1, because %2 there is of another kind. Correct it in the File tab first.")},
    ErrorSentence{ErrorCode::RegexSyntax, QT_TRANSLATE_NOOP("Errors", "The regular expression is not valid: %2. Until it is corrected it matches nothing.")},
    ErrorSentence{ErrorCode::RegexTimeout, QT_TRANSLATE_NOOP("Errors", "The regular expression takes too long to search. Write a simpler one, without nested repeats.")},
    ErrorSentence{ErrorCode::NotUtf8, QT_TRANSLATE_NOOP("Errors", "%1 is not UTF-8 text. Save it as UTF-8 in your editor, then open it again.")},
    ErrorSentence{ErrorCode::Utf16File, QT_TRANSLATE_NOOP("Errors", "%1 is UTF-16 text, not UTF-8, so it was not opened. Save it as UTF-8 without a byte-order mark in your editor, then open it again.")},
    ErrorSentence{ErrorCode::CatalogUnknownFormat, QT_TRANSLATE_NOOP("Errors", "%1 holds no list of tools in a format known here; it is %2. Use an MCP tools/list result, OpenAI or Anthropic tools, a list from OpenCode or DSH, or a catalog of Tool Search Studio.")},
    ErrorSentence{ErrorCode::CatalogEmptyFile, QT_TRANSLATE_NOOP("Errors", "%1 is empty. Ask the server for its tools again and save the answer.")},
    ErrorSentence{ErrorCode::CatalogJsonRpcError, QT_TRANSLATE_NOOP("Errors", "%1 holds an error from the server, not a list of tools: %2. Ask the server again.")},
    ErrorSentence{ErrorCode::FileNotFound, QT_TRANSLATE_NOOP("Errors", "%1 does not exist. Check the name and the folder.")},
    ErrorSentence{ErrorCode::FileNotReadable, QT_TRANSLATE_NOOP("Errors", "%1 cannot be read: %2. Check its permissions.")},
    ErrorSentence{ErrorCode::FileIsDirectory, QT_TRANSLATE_NOOP("Errors", "%1 is a folder. Choose a file in it.")},
    ErrorSentence{ErrorCode::FileTooLarge, QT_TRANSLATE_NOOP("Errors", "%1 is larger than %2 MiB, which is more than can be opened. Choose a smaller file.")},
    ErrorSentence{ErrorCode::FileNotWritable, QT_TRANSLATE_NOOP("Errors", "%1 cannot be written: %2. Make it writable or save under another name.")},
    ErrorSentence{ErrorCode::FolderMissing, QT_TRANSLATE_NOOP("Errors", "The folder of %1 cannot be reached: %2. Create it or choose another place.")},
    ErrorSentence{ErrorCode::FolderNotWritable, QT_TRANSLATE_NOOP("Errors", "The folder of %1 cannot be written to: %2. Change its permissions or save in another folder.")},
    ErrorSentence{ErrorCode::LinkLoop, QT_TRANSLATE_NOOP("Errors", "%1 is a link that leads back to itself. Remove the link or point it to a file.")},
    ErrorSentence{ErrorCode::HardLinked, QT_TRANSLATE_NOOP("Errors", "%1 is one file under %2 names (hard links), and saving would part them, so it was not saved. Remove the other names or save under another name.")},
    ErrorSentence{ErrorCode::ChangedOnDisk, QT_TRANSLATE_NOOP("Errors", "%1 was changed by another program since it was opened, so it was not saved. Reload it, merge your edits into it, or overwrite it.")},
    ErrorSentence{ErrorCode::DiskFull, QT_TRANSLATE_NOOP("Errors", "There is no room to save %1: %2. The old file is untouched. Free some space and save again.")},
    ErrorSentence{ErrorCode::PathTooLong, QT_TRANSLATE_NOOP("Errors", "The name %1 is too long for this file system. Choose a shorter one.")},
    ErrorSentence{ErrorCode::FileLocked, QT_TRANSLATE_NOOP("Errors", "%1 is in use by another program: %2. Close it there and try again.")},
    ErrorSentence{ErrorCode::WriteFailed, QT_TRANSLATE_NOOP("Errors", "%1 could not be saved: %2. The old file is untouched. Try again or save elsewhere.")},
    ErrorSentence{ErrorCode::Cancelled, QT_TRANSLATE_NOOP("Errors", "Stopped before it was finished.")},
};

/// What a file holds that is no catalog. args: kind; for a list the kind of its first element; the keys of the object.
QString foundText(const std::vector<std::string> &args)
{
    const QString kind = jsonKindText(shownBytes(args.front()));
    if (args.size() < 2)
        return kind;
    const bool isObject = args.front() == "object";
    const QString text = isObject ? QCoreApplication::translate(kContext, "%1 with the keys %2") : QCoreApplication::translate(kContext, "%1 that begins with %2");
    return filled(text, {kind, isObject ? shownBytes(args[1]) : jsonKindText(shownBytes(args[1]))});
}

QString firstArgument(const Error &error)
{
    if (error.args.empty())
        return QCoreApplication::translate(kContext, "the reason is unknown");
    const QString argument = shownBytes(error.args.front());
    if (error.code == ErrorCode::CatalogUnknownFormat)
        return foundText(error.args);
    return error.code == ErrorCode::JsonSyntax ? expectedText(argument) : reasonText(argument);
}

QString subject(const Error &error)
{
    if (error.file.empty())
        return QCoreApplication::translate(kContext, "The text");
    if (error.file == "-")
        return QCoreApplication::translate(kContext, "Standard input");
    return QCoreApplication::translate(kContext, "“%1”", "a file name in quotes").arg(shownBytes(error.file));
}

/// The two kinds of outside change that have a sentence of their own.
const char *changedText(const Error &error)
{
    const std::string reason = error.args.empty() ? std::string() : error.args.front();
    if (reason == kReasonDeleted)
        return QT_TRANSLATE_NOOP("Errors", "%1 was deleted by another program since it was opened, so it was not saved. Save it again to create it, or save under another name.");
    if (reason == kReasonCreated)
        return QT_TRANSLATE_NOOP("Errors", "%1 was created by another program meanwhile, so it was not saved. Reload it, merge your edits into it, or overwrite it.");
    return nullptr;
}

} // namespace

QString errorText(const Error &error)
{
    const char *text = error.code == ErrorCode::ChangedOnDisk ? changedText(error) : nullptr;
    for (const ErrorSentence &sentence : kSentences) {
        if (!text && sentence.code == error.code)
            text = sentence.text;
    }
    return filled(QCoreApplication::translate(kContext, text), {subject(error), firstArgument(error)});
}

QString errorPlace(const Error &error, std::string_view source)
{
    return placeText(error.file, error.where, source);
}

QString shown(std::u16string_view text)
{
    return QStringView(visibleText(text)).toString();
}

QString shownBytes(std::string_view utf8)
{
    return shown(fromUtf8(utf8));
}

} // namespace tss::app
