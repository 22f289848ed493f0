// SPDX-License-Identifier: MIT
#include "tests/support/panefixture.h"

namespace tss::test {

namespace {

QString toolLine(const QString &name, const QString &begin)
{
    const QString more = QStringLiteral("It explains at length what it takes, what it gives back and when not to use it. ");
    return QStringLiteral("  %1: %2. %3\n").arg(name, begin, more.repeated(12).trimmed());
}

} // namespace

Catalog paneCatalog()
{
    QString text = QStringLiteral("github mcp\n");
    for (const char *name : {"create_issue", "list_issues", "create_review", "list_reviews", "merge", "search_code"})
        text += toolLine(QString::fromLatin1(name), QStringLiteral("Works on a repository"));
    text += QStringLiteral("files mcp\n");
    for (const char *name : {"read", "write", "list"})
        text += toolLine(QString::fromLatin1(name), QStringLiteral("Works on a file"));
    text += QStringLiteral("tools built-in\n") + toolLine(QStringLiteral("bash"), QStringLiteral("Runs a command"));
    return catalogFrom(text + QStringLiteral("  grep: Finds\n"));
}

Catalog largeCatalog(int count)
{
    QString text;
    for (int server = 0; server < 10; ++server) {
        text += QStringLiteral("server%1 mcp\n").arg(server);
        for (int tool = server; tool < count; tool += 10)
            text += toolLine(QStringLiteral("do_%1").arg(tool), QStringLiteral("Number %1").arg(tool));
    }
    return catalogFrom(text);
}

PaneFixture::PaneFixture(const char *document)
    : studio(files)
{
    if (document)
        setText(studio, files, document);
    else if (!studio.openDocument(kDocumentPath))
        qFatal("the document does not open");
    studio.setHost(Host::Hooked);
    studio.setCatalog(std::make_shared<Catalog>(paneCatalog()));
    if (!settle())
        qFatal("no preview");
}

QStringList PaneFixture::patterns(RuleList list) const
{
    QStringList texts;
    const auto &rules = list == RuleList::Hide ? studio.config().hidePatterns : studio.config().keepPatterns;
    for (const opencode::PatternText &rule : rules)
        texts.push_back(QString::fromStdU16String(rule.text));
    return texts;
}

std::uint32_t PaneFixture::rowOf(const QString &id) const
{
    const auto &tools = studio.preview()->index->tools;
    for (std::uint32_t row = 0; row < tools.size(); ++row) {
        if (tools[row].id == id.toStdU16String())
            return row;
    }
    qFatal("no such tool");
}

} // namespace tss::test
