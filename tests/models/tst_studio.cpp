// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/document/studio.h"
#include "tests/support/scriptedtarget.h"
#include "tests/support/workspacebuilder.h"

#include <QSignalSpy>
#include <QTest>

using namespace tss;
using namespace tss::app;
using namespace tss::test;

namespace {

QStringList patterns(const std::vector<opencode::PatternText> &rules)
{
    QStringList texts;
    for (const auto &rule : rules)
        texts << QString::fromStdU16String(rule.text);
    return texts;
}

QList<DiagnosticCode> codes(const Studio &studio)
{
    QList<DiagnosticCode> result;
    for (const Diagnostic &diagnostic : studio.preview()->diagnostics)
        result << diagnostic.code;
    return result;
}

const std::string kPath = kDocumentPath.toStdString();

} // namespace

class TestStudio : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void missingFileIsAnEmptyDocument()
    {
        MemoryFiles files;
        Studio studio(files);
        QVERIFY(studio.openDocument(kDocumentPath));
        QCOMPARE(studio.document().text(), std::string());
        QCOMPARE(studio.document().path(), kPath);
        QVERIFY(studio.isEditable());
        QVERIFY(!studio.isModified());
        QVERIFY(!studio.previewInput().documentExists);
        QVERIFY(addRules(studio, RuleList::Hide, {QStringLiteral("a*")}));
        QVERIFY(studio.isModified());
        QVERIFY(studio.save());
        QVERIFY(!studio.isModified());
        QCOMPARE(files.files[kPath], studio.document().text());
    }

    void newDocumentDoesNotOverwriteSilently()
    {
        MemoryFiles files;
        files.files[kPath] = "{\"hide\": []}";
        Studio studio(files);
        studio.newDocument(kDocumentPath);
        QVERIFY(studio.document().text().empty());
        QVERIFY(addRules(studio, RuleList::Hide, {QStringLiteral("a*")}));
        const Status status = studio.save();
        QVERIFY(!status);
        QCOMPARE(status.error().code, ErrorCode::ChangedOnDisk);
        QVERIFY(studio.overwrite());
        QCOMPARE(files.files[kPath], studio.document().text());
    }

    void modifiedFollowsTheText()
    {
        MemoryFiles files;
        Studio studio(files);
        setText(studio, files, "{\"hide\": [\"x\"]}\n");
        QSignalSpy modified(&studio, &Studio::modifiedChanged);
        addRules(studio, RuleList::Hide, {QStringLiteral("a*")});
        studio.undoStack().undo();
        studio.undoStack().redo();
        QVERIFY(studio.save());
        QVERIFY(studio.undoStack().isClean());
        studio.undoStack().undo();
        QList<bool> seen;
        for (const auto &arguments : modified)
            seen << arguments.first().toBool();
        QCOMPARE(seen, (QList<bool>{true, false, true, false, true}));
    }

    void saveThatFailsLeavesAllAsItIs()
    {
        MemoryFiles files;
        Studio studio(files);
        setText(studio, files, "{}");
        addRules(studio, RuleList::Hide, {QStringLiteral("a*")});
        files.failsWith = ErrorCode::DiskFull;
        QVERIFY(!studio.save());
        QVERIFY(studio.isModified());
        QVERIFY(!studio.undoStack().isClean());
    }

    void saveAsTakesTheNewPath()
    {
        MemoryFiles files;
        Studio studio(files);
        setText(studio, files, "{\"hide\": []}");
        QSignalSpy changed(&studio, &Studio::documentChanged);
        QVERIFY(studio.saveAs(QStringLiteral("/other.json")));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(studio.document().path(), std::string("/other.json"));
        QCOMPARE(files.files["/other.json"], std::string("{\"hide\": []}"));
    }

    void reloadIsOneUndoStep()
    {
        MemoryFiles files;
        Studio studio(files);
        setText(studio, files, "{\"hide\": [\"x\"]}");
        addRules(studio, RuleList::Hide, {QStringLiteral("a*")});
        const std::string mine = studio.document().text();
        files.files[kPath] = "{\"hide\": [\"y\"]}";
        QVERIFY(studio.reloadDocument());
        QCOMPARE(studio.document().text(), files.files[kPath]);
        QVERIFY(!studio.isModified());
        QVERIFY(studio.undoStack().isClean());
        studio.undoStack().undo();
        QCOMPARE(studio.document().text(), mine);
        QVERIFY(studio.isModified());
        studio.undoStack().undo();
        QCOMPARE(studio.document().text(), std::string("{\"hide\": [\"x\"]}"));
        QVERIFY(studio.save()); // the disk was taken note of
    }

    void rebaseKeepsTheText()
    {
        MemoryFiles files;
        Studio studio(files);
        setText(studio, files, "{\"hide\": [\"x\"]}");
        addRules(studio, RuleList::Hide, {QStringLiteral("a*")});
        const std::string mine = studio.document().text();
        files.files[kPath] = "{\"hide\": [\"y\"]}";
        QVERIFY(!studio.save());
        QVERIFY(studio.rebaseDocument());
        QCOMPARE(studio.document().text(), mine);
        QVERIFY(studio.save());
        files.files[kPath] = mine;
        QVERIFY(studio.rebaseDocument());
        QVERIFY(!studio.isModified());
    }

    void brokenTextKeepsTheLastGoodConfig()
    {
        MemoryFiles files;
        Studio studio(files);
        setText(studio, files, "{\"hide\": [\"x\"]}");
        QSignalSpy refused(&studio, &Studio::editRefused);
        QVERIFY(studio.editText(QStringLiteral("typing"), {{14, 1, "!"}}));
        QVERIFY(!studio.isEditable());
        QCOMPARE(studio.syntaxError()->file, kPath);
        QCOMPARE(patterns(studio.config().hidePatterns), QStringList{QStringLiteral("x")});
        QVERIFY(!addRules(studio, RuleList::Hide, {QStringLiteral("a*")}));
        QCOMPARE(refused.size(), 1);
        studio.undoStack().undo();
        QVERIFY(studio.isEditable());
        QVERIFY(addRules(studio, RuleList::Hide, {QStringLiteral("a*")}));
    }

    void otherDocumentsConfigIsNotKept()
    {
        MemoryFiles files;
        Studio studio(files);
        setText(studio, files, "{\"hide\": [\"x\"]}");
        setText(studio, files, "{\"hide\": [");
        QVERIFY(!studio.isEditable());
        QCOMPARE(patterns(studio.config().hidePatterns), (QStringList{QStringLiteral("mcp_*"), QStringLiteral("mcp__*")}));
    }

    void commentedFileShowsItsRulesAndIsSaidToBeIgnored()
    {
        MemoryFiles files;
        Studio studio(files);
        studio.setCatalog(std::make_shared<Catalog>(smallCatalog()));
        setText(studio, files, "// mine\n{\"hide\": [\"x\",]}");
        QCOMPARE(patterns(studio.config().hidePatterns), QStringList{QStringLiteral("x")});
        QVERIFY(waitForPreview(studio));
        QVERIFY(codes(studio).contains(DiagnosticCode::FileHasComments));
    }

    void byteOrderMarkIsShownAndCanBeDropped()
    {
        MemoryFiles files;
        Studio studio(files);
        studio.setCatalog(std::make_shared<Catalog>(smallCatalog()));
        setText(studio, files, "\xef\xbb\xbf{\"hide\": [\"bash\"]}");
        QVERIFY(waitForPreview(studio));
        QVERIFY(codes(studio).contains(DiagnosticCode::FileHasBom));
        const auto bom = std::find_if(studio.preview()->diagnostics.begin(), studio.preview()->diagnostics.end(),
                                      [](const Diagnostic &diagnostic) { return diagnostic.code == DiagnosticCode::FileHasBom; });
        QVERIFY(!bom->fixes.empty());
        const Fix fix = bom->fixes.front();
        QVERIFY(applyFix(studio, fix));
        QCOMPARE(studio.document().text(), std::string("{\"hide\": [\"bash\"]}"));
        QVERIFY(waitForPreview(studio));
        QVERIFY(!codes(studio).contains(DiagnosticCode::FileHasBom));
        QVERIFY(studio.isModified());
        QVERIFY(studio.save());
        QCOMPARE(files.files[kPath], std::string("{\"hide\": [\"bash\"]}"));
    }

    void fixesUnderAByteOrderMarkFitTheText()
    {
        MemoryFiles files;
        Studio studio(files);
        studio.setCatalog(std::make_shared<Catalog>(smallCatalog()));
        setText(studio, files, "\xef\xbb\xbf/*c*/{\"hide\": [\"bash\",]}");
        QVERIFY(waitForPreview(studio));
        for (const Diagnostic &diagnostic : studio.preview()->diagnostics) {
            if (diagnostic.code != DiagnosticCode::FileHasComments || diagnostic.fixes.empty())
                continue;
            QVERIFY(applyFix(studio, Fix(diagnostic.fixes.front())));
            QCOMPARE(studio.document().text(), std::string("{\"hide\": [\"bash\"]}"));
            return;
        }
        QFAIL("no fix for comments");
    }

    void staleFixIsRefused()
    {
        MemoryFiles files;
        Studio studio(files);
        studio.setCatalog(std::make_shared<Catalog>(smallCatalog()));
        setText(studio, files, "{\"hide\": [\"nothing_*\"]}");
        QVERIFY(waitForPreview(studio));
        Fix fix;
        for (const Diagnostic &diagnostic : studio.preview()->diagnostics) {
            if (diagnostic.code == DiagnosticCode::DeadPattern)
                fix = diagnostic.fixes.front();
        }
        QVERIFY(!fix.edits.empty());
        addRules(studio, RuleList::Hide, {QStringLiteral("bash")}, 0);
        const std::string before = studio.document().text();
        QVERIFY(!applyFix(studio, fix));
        QVERIFY(waitForPreview(studio));
        QVERIFY(!applyFix(studio, fix));
        QCOMPARE(studio.document().text(), before);
    }

    void previewFollowsCatalogHostAndText()
    {
        MemoryFiles files;
        Studio studio(files);
        studio.setCatalog(std::make_shared<Catalog>(smallCatalog()));
        QVERIFY(!studio.isPreviewCurrent());
        QVERIFY(!studio.toolRow(0));
        setText(studio, files, "{\"hide\": [\"github_*\"]}");
        QVERIFY(waitForPreview(studio));
        QVERIFY(studio.toolRow(0));
        QVERIFY(!studio.toolRow(0)->reachable);
        studio.setHost(Host::Hooked);
        QVERIFY(waitForPreview(studio));
        QVERIFY(studio.toolRow(0)->verdict == Verdict::Hidden);
        studio.setInlineOptions(QStringLiteral("{\"keep\": [\"github_merge\"]}"));
        QVERIFY(waitForPreview(studio));
        QVERIFY(studio.toolRow(2)->verdict == Verdict::Kept);
        studio.removeSource(0);
        QVERIFY(!studio.toolRow(0)); // not of this catalog
        QVERIFY(waitForPreview(studio));
        QCOMPARE(studio.preview()->rows.size(), std::size_t{4});
    }

    void renamedSourceKeepsItsNameWhenRead()
    {
        MemoryFiles files;
        const ScriptedTarget target;
        Studio studio(files, target);
        studio.setCatalog(std::make_shared<Catalog>(smallCatalog()));
        studio.renameSource(0, QStringLiteral("gh"));
        studio.renameSource(0, QStringLiteral("hub"));
        studio.setSourceOrigin(0, Origin::Custom);
        studio.addSources(catalogFrom(QStringLiteral("github mcp\n  one_more: Text\n")));
        QCOMPARE(studio.catalog()->sources[0].name, std::u16string(u"hub"));
        QCOMPARE(studio.catalog()->sources.size(), std::size_t{3});
        QCOMPARE(studio.catalog()->tools[0].name, std::u16string(u"one_more"));
    }
};

QTEST_GUILESS_MAIN(TestStudio)
#include "tst_studio.moc"
