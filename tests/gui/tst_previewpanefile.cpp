// SPDX-License-Identifier: MIT
// The File tab of the Preview pane: in step with forms and undo, errors in place, every byte kept.
#include "app/commands/commands.h"
#include "app/models/toolmime.h"
#include "app/views/previewpane.h"
#include "app/views/sourcetext.h"
#include "app/views/sourcetextmap.h"
#include "tests/support/panefixture.h"

#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QTabWidget>
#include <QtTest>

using namespace tss;
using namespace tss::app;
using namespace tss::test;

namespace {

struct Window : PaneFixture
{
    explicit Window(const char *document = nullptr)
        : PaneFixture(document)
        , pane(studio, selection)
    {
        pane.resize(460, 700);
        pane.show();
        pane.activateWindow();
        if (!QTest::qWaitForWindowActive(&pane))
            qFatal("the window does not become active");
    }
    template<class Widget>
    [[nodiscard]] Widget &find(const char *name) const
    {
        return *pane.findChild<Widget *>(QString::fromLatin1(name));
    }
    [[nodiscard]] QString label(const char *name) const { return find<QLabel>(name).text(); }
    void openTab(int tab) const { find<QTabWidget>("previewTabs").setCurrentIndex(tab); }
    [[nodiscard]] SourceText &openFile() const
    {
        openTab(2);
        auto &text = find<SourceText>("fileText");
        text.setFocus();
        return text;
    }

    PreviewPane pane;
};

constexpr char kHidden[] = "{\n  \"hide\": [\"github_*\"]\n}\n";

} // namespace

class TestPreviewPaneFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }

    void typingIsAnEdit();
    void typingMergesAndUndoIsShared();
    void formEditKeepsTheCursor();
    void syntaxErrorIsMarked();
    void keepsCrLfAndNoBreakSpaces();
    void invalidUtf8IsReadOnly();
    void showsARange();
    void longLinesAreNotHighlighted();
    void refusesDraggedTools();
    void mapsViewAndBytes_data();
    void mapsViewAndBytes();
};

void TestPreviewPaneFile::typingIsAnEdit()
{
    Window w(kHidden);
    SourceText &text = w.openFile();
    QCOMPARE(text.sourceText(), QString::fromLatin1(kHidden));
    const qsizetype place = QString::fromLatin1(kHidden).indexOf(QStringLiteral("_*"));
    text.selectRange(place, place);
    QTest::keyClicks(&text, QStringLiteral("x"));
    QCOMPARE(w.patterns(RuleList::Hide), QStringList{QStringLiteral("githubx_*")});
    QCOMPARE(w.text(), text.sourceText());
    QCOMPARE(text.textCursor().position(), static_cast<int>(place) + 1);
}

void TestPreviewPaneFile::typingMergesAndUndoIsShared()
{
    Window w(kHidden);
    qint64 now = 0;
    w.studio.setClock([&now] { return now; });
    SourceText &text = w.openFile();
    text.selectRange(16, 16);
    for (const QChar key : QStringLiteral("abc"))
        QTest::keyClick(&text, key.toLatin1());
    QCOMPARE(w.studio.undoStack().count(), 1);
    QTest::keyClick(&text, Qt::Key_Home);
    QTest::keyClick(&text, Qt::Key_Space);
    QCOMPARE(w.studio.undoStack().count(), 2); // another place
    QTest::keySequence(&text, QKeySequence(QKeySequence::Undo));
    QTest::keySequence(&text, QKeySequence(QKeySequence::Undo));
    QCOMPARE(text.sourceText(), QString::fromLatin1(kHidden));
    QCOMPARE(w.text(), QString::fromLatin1(kHidden));
    QTest::keySequence(&text, QKeySequence(QKeySequence::Redo));
    QVERIFY(text.sourceText().contains(QStringLiteral("abc")));
    QCOMPARE(w.text(), text.sourceText());
}

void TestPreviewPaneFile::formEditKeepsTheCursor()
{
    Window w(kHidden);
    SourceText &text = w.openFile();
    text.selectRange(4, 8); // "hide"
    QCOMPARE(text.textCursor().selectedText(), QStringLiteral("\"hid"));
    addRules(w.studio, RuleList::Hide, {QStringLiteral("files_read")});
    QCOMPARE(text.sourceText(), w.text());
    QVERIFY(text.sourceText().contains(QStringLiteral("files_read")));
    QCOMPARE(text.textCursor().selectedText(), QStringLiteral("\"hid"));
    QCOMPARE(w.studio.undoStack().count(), 1); // following is no edit
}

void TestPreviewPaneFile::syntaxErrorIsMarked()
{
    Window w(kHidden);
    SourceText &text = w.openFile();
    text.selectRange(2, 2);
    QTest::keyClicks(&text, QStringLiteral("]"));
    QVERIFY2(w.label("fileBanner").startsWith(QStringLiteral("Line 2, column 1: ")), qPrintable(w.label("fileBanner")));
    QCOMPARE(text.extraSelections().size(), 1);
    QCOMPARE(text.extraSelections().first().cursor.selectionStart(), 2);
    QCOMPARE(w.patterns(RuleList::Hide), QStringList{QStringLiteral("github_*")}); // the last good one
    QTest::keySequence(&text, QKeySequence(QKeySequence::Undo));
    QVERIFY(!w.label("fileBanner").startsWith(QStringLiteral("Line")));
}

void TestPreviewPaneFile::keepsCrLfAndNoBreakSpaces()
{
    const char *crlf = "{\r\n  \"note\": \"a\u00a0b 😀\",\r\n  \"hide\": []\r\n}\r\n";
    Window w(crlf);
    SourceText &text = w.openFile();
    text.selectRange(1, 1);
    QTest::keyClick(&text, Qt::Key_Return);
    QCOMPARE(w.text(), QString::fromUtf8("{\r\n\r\n  \"note\": \"a\u00a0b 😀\",\r\n  \"hide\": []\r\n}\r\n"));
    QTest::keyClick(&text, Qt::Key_Backspace);
    QCOMPARE(w.text(), QString::fromUtf8(crlf));
}

void TestPreviewPaneFile::invalidUtf8IsReadOnly()
{
    Window w("{\"note\": \"\xff\"}");
    SourceText &text = w.openFile();
    QVERIFY(text.isReadOnly());
    QVERIFY(w.label("fileBanner").contains(QStringLiteral("not valid UTF-8 (byte 10)")));
    QTest::keyClicks(&text, QStringLiteral("x"));
    QCOMPARE(w.studio.undoStack().count(), 0);
}

void TestPreviewPaneFile::showsARange()
{
    Window w("{\"note\": \"ü\", \"hide\": [\"github_*\"]}");
    const std::size_t begin = w.studio.document().text().find("github");
    w.pane.showInFile(begin, begin + 6);
    QCOMPARE(w.find<SourceText>("fileText").textCursor().selectedText(), QStringLiteral("github"));
    QCOMPARE(w.find<QTabWidget>("previewTabs").currentIndex(), 2);
}

void TestPreviewPaneFile::longLinesAreNotHighlighted()
{
    const std::string text = "{\"note\": \"" + std::string(30'000, 'x') + "\"}";
    Window w(text.c_str());
    SourceText &view = w.openFile();
    QVERIFY(!view.isHighlighted());
    QCOMPARE(view.sourceText().size(), static_cast<qsizetype>(text.size()));
    w.studio.editText(QStringLiteral("shorten"), difference(text, "{}\n"));
    QTRY_VERIFY(view.isHighlighted());
}

void TestPreviewPaneFile::refusesDraggedTools()
{
    Window w(kHidden);
    SourceText &text = w.openFile();
    const std::unique_ptr<QMimeData> tools(toMime(DraggedTools{{QStringLiteral("bash")}, {}}));
    QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, tools.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(text.viewport(), &enter);
    QDropEvent drop(QPointF(20, 20), Qt::CopyAction, tools.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(text.viewport(), &drop);
    QCOMPARE(w.text(), QString::fromLatin1(kHidden));
    QCOMPARE(text.sourceText(), QString::fromLatin1(kHidden));
}

void TestPreviewPaneFile::mapsViewAndBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("ascii") << QByteArray("{}\n");
    QTest::newRow("crlf") << QByteArray("{\r\n}\r\n\r");
    QTest::newRow("all lengths") << QByteArray("a\xc3\xbc\xe4\xb8\xad\xf0\x9f\x98\x80z");
    QTest::newRow("separators") << QByteArray("a\xe2\x80\xa9\x62\xe2\x80\xa8\x63");
    QTest::newRow("two marks") << QByteArray("\xef\xbb\xbf{}");
}

void TestPreviewPaneFile::mapsViewAndBytes()
{
    QFETCH(QByteArray, bytes);
    const std::string text = bytes.toStdString();
    const QString view = viewText(text);
    QVERIFY(!view.contains(u'\r'));
    QCOMPARE(byteOffset(text, view.size()), text.size());
    QCOMPARE(viewPosition(text, text.size()), view.size());
    for (qsizetype at = 0; at <= view.size(); ++at) {
        if (at > 0 && at < view.size() && view[at].isLowSurrogate())
            continue;
        QCOMPARE(viewPosition(text, byteOffset(text, at)), at);
        QString edited = view;
        edited.insert(at, QStringLiteral("é"));
        QCOMPARE(viewText(applied(text, editsFromView(text, edited))), edited);
    }
}

QTEST_MAIN(TestPreviewPaneFile)
#include "tst_previewpanefile.moc"
