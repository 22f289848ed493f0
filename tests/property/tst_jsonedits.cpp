// SPDX-License-Identifier: MIT
// Random edits on random documents: the value is what the model says, and every byte that is not meant stays.
#include "jsondocument.h"
#include "jsonmodel.h"

#include <QTest>

#include <algorithm>

using namespace tss;
using namespace tss::model;

#define CHECK(condition) \
    do { \
        if (!(condition)) \
            return QStringLiteral(#condition); \
    } while (false)

/// One random edit with everything that must hold of it. The checks give the first condition that does not.
class Trial
{
public:
    Trial(Random &random, Document document, Value value)
        : m_random(random)
        , m_maker(random)
        , m_before(std::move(document))
        , m_model(std::move(value))
    {
    }

    QString run()
    {
        switch (m_random.below(5)) {
        case 0:
            return set();
        case 1:
            return insert();
        case 2:
            return remove();
        case 3:
            return move();
        default:
            return strict();
        }
    }

    const std::string &text() const { return m_before.text; }
    const std::string &after() const { return m_after; }
    const Value &value() const { return m_model; }
    const QByteArray &what() const { return m_what; }

private:
    QString common(const Result<TextEdits> &edits)
    {
        CHECK(edits);
        m_after = applied(m_before.text, *edits);
        m_edits = *edits;
        for (std::size_t i = 1; i < edits->size(); ++i)
            CHECK((*edits)[i - 1].offset + (*edits)[i - 1].length < (*edits)[i].offset);
        CHECK(applied(m_after, inverse(m_before.text, *edits)) == m_before.text);
        CHECK(inverse(m_after, inverse(m_before.text, *edits)) == *edits);
        CHECK(applied(m_before.text, difference(m_before.text, m_after)) == m_after);
        CHECK(valueOf(m_after) == valueOf(m_model.strict()));
        CHECK(Document::of(m_after)->trailingCommas <= m_before.trailingCommas);
        CHECK(m_after.find('\r') == std::string::npos || m_after.find_first_of("\r\n") == m_after.find("\r\n"));
        return {};
    }

    /// The edits stay inside the container and off its other children.
    QString leavesAlone(const json::Path &path, const std::vector<json::View> &touched)
    {
        const json::View container = m_before.at(path);
        for (const TextEdit &edit : m_edits) {
            CHECK(isInside(edit, container.range()));
            for (const json::View &child : childrenOf(container)) {
                const auto isChild = [&](const json::View &view) { return view.node() == child.node(); };
                const bool isTouched = std::any_of(touched.begin(), touched.end(), isChild);
                CHECK(isTouched || !overlaps(edit, whole(child)));
            }
        }
        return {};
    }

    /// All comments outside of `except` are untouched.
    QString keepsComments(TextRange except)
    {
        for (const TextRange &comment : m_before.comments) {
            const bool isExcepted = comment.begin >= except.begin && comment.end <= except.end;
            for (const TextEdit &edit : m_edits)
                CHECK(isExcepted || !overlaps(edit, comment));
        }
        return {};
    }

    QString set()
    {
        json::Path path = m_maker.path(m_model);
        const Value added = m_maker.value(2);
        Value *target = &m_model.at(path);
        const json::View old = m_before.at(path);
        const bool appends = target->kind != Value::Kind::Scalar && m_random.oneIn(2);
        json::Path container = path;
        if (appends) {
            const std::u16string key = m_maker.key();
            path.push_back(target->kind == Value::Kind::Array ? json::PathStep(target->children.size()) : json::PathStep(key));
            const auto existing = target->find(path.back());
            if (!existing)
                target->children.emplace_back(target->kind == Value::Kind::Array ? std::u16string() : key, Value());
            target = &target->children[existing.value_or(target->children.size() - 1)].second;
        } else if (!container.empty()) {
            container.pop_back();
        }
        *target = added;
        m_what = "set";
        if (const QString broken = common(json::set(m_before.text, path, m_model.at(path).strict())); !broken.isEmpty())
            return broken;
        const json::View existing = m_before.at(path);
        if (const QString broken = keepsComments(existing.range()); !broken.isEmpty())
            return broken;
        return path.empty() ? QString() : leavesAlone(container, {existing});
    }

    QString insert()
    {
        json::Path path = m_maker.path(m_model);
        Value &array = m_model.at(path);
        if (array.kind != Value::Kind::Array)
            return {};
        const auto index = std::size_t(m_random.below(int(array.children.size()) + 1));
        const Value added = m_maker.value(2);
        array.children.insert(array.children.begin() + std::ptrdiff_t(index), {std::u16string(), added});
        m_what = "insert at " + QByteArray::number(index);
        if (const QString broken = common(json::insertElement(m_before.text, path, index, added.strict())); !broken.isEmpty())
            return broken;
        if (const QString broken = keepsComments({}); !broken.isEmpty())
            return broken;
        CHECK(Document::of(m_after)->trailingCommas == m_before.trailingCommas);
        return leavesAlone(path, {});
    }

    QString remove()
    {
        json::Path path = m_maker.path(m_model);
        if (path.empty())
            return {};
        json::Path container = path;
        container.pop_back();
        std::vector<json::View> gone;
        for (const json::View &child : childrenOf(m_before.at(container))) {
            const TextRange key = child.keyRange();
            if (key.end == key.begin ? child.node() == m_before.at(path).node() : json::decodeString(m_before.slice(key)) == std::get<std::u16string>(path.back()))
                gone.push_back(child);
        }
        auto &children = m_model.at(container).children;
        if (const auto *index = std::get_if<std::size_t>(&path.back()))
            children.erase(children.begin() + std::ptrdiff_t(*index));
        else
            std::erase_if(children, [&](const auto &child) { return child.first == std::get<std::u16string>(path.back()); });
        m_what = "remove";
        if (const QString broken = common(json::remove(m_before.text, path)); !broken.isEmpty())
            return broken;
        for (const TextRange &comment : m_before.comments) {
            const bool isIn = std::any_of(gone.begin(), gone.end(), [&](const json::View &child) { return comment.begin >= whole(child).begin && comment.end <= whole(child).end; });
            for (const TextEdit &edit : m_edits)
                CHECK(isIn || !m_before.isAtLineStart(comment.begin) || !overlaps(edit, comment));
        }
        return leavesAlone(container, gone);
    }

    QString move()
    {
        json::Path path = m_maker.path(m_model);
        Value &array = m_model.at(path);
        if (array.kind != Value::Kind::Array || array.children.empty())
            return {};
        const auto from = std::size_t(m_random.below(int(array.children.size())));
        const auto to = std::size_t(m_random.below(int(array.children.size())));
        auto moved = array.children[from];
        array.children.erase(array.children.begin() + std::ptrdiff_t(from));
        array.children.insert(array.children.begin() + std::ptrdiff_t(to), std::move(moved));
        m_what = "move " + QByteArray::number(from) + " to " + QByteArray::number(to);
        if (const QString broken = common(json::moveElement(m_before.text, path, from, to)); !broken.isEmpty())
            return broken;
        CHECK(Document::of(m_after)->commentTexts() == m_before.commentTexts());
        CHECK(Document::of(m_after)->trailingCommas == m_before.trailingCommas);
        for (const TextEdit &edit : m_edits)
            CHECK(isInside(edit, m_before.at(path).range()));
        return {};
    }

    QString strict()
    {
        m_what = "strict";
        if (const QString broken = common(json::toStrict(m_before.text)); !broken.isEmpty())
            return broken;
        const auto parsed = json::parse(m_after, json::Leniency::Strict);
        CHECK(parsed);
        CHECK(json::toStrict(m_after)->empty());
        for (const TextEdit &edit : m_edits)
            CHECK(edit.replacement.empty());
        return {};
    }

    Random &m_random;
    Maker m_maker;
    Document m_before;
    Value m_model;
    std::string m_after;
    TextEdits m_edits;
    QByteArray m_what;
};

class TestJsonEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void randomEdits();
};

void TestJsonEdits::randomEdits()
{
    const unsigned first = qEnvironmentVariableIsSet("TSS_SEED") ? qgetenv("TSS_SEED").toUInt() : 1;
    const unsigned count = 3000U * unsigned(qMax(1, qEnvironmentVariableIntValue("TSS_SEEDS")));
    for (unsigned seed = first; seed < first + count; ++seed) {
        Random random(seed);
        Value value = Maker(random).value(0);
        std::string text = Writer(random).document(value);
        for (int step = 0; step < 6; ++step) {
            const auto document = Document::of(text);
            QVERIFY2(document, text.c_str());
            Trial trial(random, *document, value);
            const QString broken = trial.run();
            if (!broken.isEmpty()) {
                qWarning("seed %u, %s breaks: %s\n--- before\n%s\n--- after\n%s\n---", seed, trial.what().constData(), qPrintable(broken), text.c_str(), trial.after().c_str());
                QFAIL("see above");
            }
            value = trial.value();
            text = trial.after().empty() ? text : trial.after();
        }
    }
}

QTEST_APPLESS_MAIN(TestJsonEdits)
#include "tst_jsonedits.moc"
