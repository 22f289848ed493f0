// SPDX-License-Identifier: MIT
// Asks node: starts tst_json.mjs in a mode, hands it the cases and gives back its answers, one a case.
#pragma once

#include <QByteArray>
#include <QList>
#include <QProcess>
#include <QString>
#include <QStringList>

#include <cstdlib>
#include <optional>
#include <random>
#include <string>
#include <string_view>

namespace tss::oracle {

inline QByteArray hex(std::u16string_view text)
{
    QByteArray out;
    for (const char16_t unit : text)
        out += QByteArray::number(uint(unit), 16).rightJustified(4, '0');
    return out;
}

inline std::u16string fromHex(const QByteArray &text)
{
    std::u16string out;
    for (qsizetype i = 0; i + 4 <= text.size(); i += 4)
        out += char16_t(text.mid(i, 4).toUInt(nullptr, 16));
    return out;
}

inline QByteArray base64(std::string_view bytes)
{
    return QByteArray(bytes.data(), qsizetype(bytes.size())).toBase64();
}

/// nullopt (after a warning) when node is missing or fails: the test must fail then.
inline std::optional<QList<QByteArray>> ask(const char *mode, const QList<QByteArray> &cases)
{
    QProcess node;
    node.start(QStringLiteral("node"),
        {QStringLiteral(TSS_SOURCE_DIR "/tests/differential/tst_json.mjs"), QString::fromLatin1(mode)});
    if (!node.waitForStarted()) {
        qWarning("node does not start: %s", qPrintable(node.errorString()));
        return std::nullopt;
    }
    node.write(cases.join('\n') + '\n');
    node.closeWriteChannel();
    if (!node.waitForFinished(-1) || node.exitCode() != 0) {
        qWarning("node failed: %s", node.readAllStandardError().constData());
        return std::nullopt;
    }
    QList<QByteArray> answers = node.readAllStandardOutput().split('\n');
    answers.removeLast();
    if (answers.size() == cases.size())
        return answers;
    qWarning("node gave %lld answers to %lld cases", answers.size(), cases.size());
    return std::nullopt;
}

/// Seeded from TSS_SEED where a failure is to be repeated; the seed is printed by the test.
inline unsigned seed()
{
    const QByteArray wanted = qgetenv("TSS_SEED");
    return wanted.isEmpty() ? 20260801U : wanted.toUInt();
}

/// TSS_SEEDS multiplies the number of random cases.
inline int times(int count)
{
    return count * qMax(1, qEnvironmentVariableIntValue("TSS_SEEDS"));
}

class Random
{
public:
    explicit Random(unsigned seed)
        : m_engine(seed)
    {
    }

    int below(int limit) { return int(m_engine() % unsigned(limit)); }
    bool oneIn(int count) { return below(count) == 0; }

    template<class Container>
    const auto &of(const Container &container)
    {
        return container[decltype(container.size())(below(int(container.size())))];
    }

private:
    std::mt19937 m_engine;
};

} // namespace tss::oracle
