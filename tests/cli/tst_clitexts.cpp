// SPDX-License-Identifier: MIT
// Every code of errors, diagnostics and fixes has words, and its arguments are in them.
#include "app/text/diagnostictext.h"
#include "app/text/errortext.h"
#include "app/text/sentence.h"
#include "core/io/systemerror.h"

#include <QRegularExpression>
#include <QTest>

namespace tss::app {

namespace {

const QStringList kNumbers{QStringLiteral("301"), QStringLiteral("302"), QStringLiteral("303"), QStringLiteral("304")};

std::vector<std::u16string> arguments()
{
    std::vector<std::u16string> args;
    for (const QString &number : kNumbers)
        args.push_back(number.toStdU16String());
    return args;
}

/// Nothing that was to be replaced is left.
bool isComplete(const QString &text)
{
    static const QRegularExpression rest(QStringLiteral("%[0-9n]|\\(s\\)|  |''"));
    return !rest.match(text).hasMatch();
}

bool isSentence(const QString &text)
{
    return text.endsWith(u'.') && isComplete(text) && text != QStringLiteral(".");
}

} // namespace

class TestCliTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void errors();
    void errorArguments_data();
    void errorArguments();
    void reasons();
    void places();
    void diagnostics();
    void diagnosticArguments_data();
    void diagnosticArguments();
    void countsOfOneAndMany();
    void manyToolsWithTheSameProblem();
    void importNotes();
    void fixes();
    void argumentsCannotBreakASentence();
};

void TestCliTexts::errors()
{
    int codes = 0;
    for (; errorName(static_cast<ErrorCode>(codes)) != "unknown"; ++codes) {
        const QString text = errorText({static_cast<ErrorCode>(codes), "some file.json", {}, {"301", "302"}});
        QVERIFY2(isSentence(text), qPrintable(text));
        QVERIFY2(isSentence(errorText({static_cast<ErrorCode>(codes), {}, {}, {}})), qPrintable(text)); // even with nothing known
    }
    QVERIFY(codes >= 26);
}

void TestCliTexts::errorArguments_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<bool>("namesFile");
    QTest::addColumn<bool>("namesArgument");
    const auto row = [](ErrorCode code, bool file, bool argument) {
        QTest::newRow(errorName(code).c_str()) << static_cast<int>(code) << file << argument;
    };
    for (const ErrorCode code : {ErrorCode::JsonSyntax, ErrorCode::CatalogUnknownFormat, ErrorCode::CatalogJsonRpcError, ErrorCode::FileNotReadable,
                                 ErrorCode::FileTooLarge, ErrorCode::FileNotWritable, ErrorCode::FolderMissing, ErrorCode::FolderNotWritable,
                                 ErrorCode::HardLinked, ErrorCode::DiskFull, ErrorCode::FileLocked, ErrorCode::WriteFailed})
        row(code, true, true);
    for (const ErrorCode code : {ErrorCode::NotUtf8, ErrorCode::Utf16File, ErrorCode::CatalogEmptyFile, ErrorCode::FileNotFound, ErrorCode::FileIsDirectory,
                                 ErrorCode::LinkLoop, ErrorCode::ChangedOnDisk, ErrorCode::PathTooLong})
        row(code, true, false);
    row(ErrorCode::RegexSyntax, false, true);
}

void TestCliTexts::errorArguments()
{
    QFETCH(int, code);
    QFETCH(bool, namesFile);
    QFETCH(bool, namesArgument);
    const QString text = errorText({static_cast<ErrorCode>(code), "dir/some file.json", {}, {"301", "302"}});
    QVERIFY2(text.contains(QStringLiteral("“dir/some file.json”")) == namesFile, qPrintable(text));
    QVERIFY2(!namesArgument || text.contains(QStringLiteral("301")), qPrintable(text));
}

void TestCliTexts::reasons()
{
    QStringList texts;
    for (const std::string_view reason : {kReasonSpecialFile, kReasonForeignOwner, kReasonReadOnly, std::string_view("as the system says")})
        texts += errorText({ErrorCode::FileNotWritable, "f", {}, {std::string(reason)}});
    for (const std::string_view reason : {kReasonDeleted, kReasonCreated, std::string_view()})
        texts += errorText({ErrorCode::ChangedOnDisk, "f", {}, {std::string(reason)}});
    QCOMPARE(texts.removeDuplicates(), 0);
}

void TestCliTexts::places()
{
    const std::string source = "{\n  \"你\": x\n}";
    const auto at = source.find('x');
    QCOMPARE(errorPlace({ErrorCode::JsonSyntax, "f.json", TextRange{at, at + 1}, {}}, source), QStringLiteral("f.json:2:8"));
    QCOMPARE(errorPlace({ErrorCode::JsonSyntax, "f.json", TextRange{at, at + 1}, {}}), QStringLiteral("f.json"));
    QCOMPARE(errorPlace({ErrorCode::JsonSyntax, {}, TextRange{0, 1}, {}}, source), QStringLiteral("1:1"));
    QCOMPARE(errorPlace({ErrorCode::Cancelled, {}, {}, {}}), QString());
}

void TestCliTexts::diagnostics()
{
    int codes = 0;
    QStringList titles;
    for (; diagnosticName(static_cast<DiagnosticCode>(codes)) != "unknown"; ++codes) {
        const Diagnostic diagnostic{static_cast<DiagnosticCode>(codes), Severity::Warning, {}, arguments(), {}};
        const QString title = diagnosticTitle(diagnostic);
        const QString detail = diagnosticDetail(diagnostic);
        QVERIFY2(title != QString::fromStdString(diagnosticName(diagnostic.code)), qPrintable(title));
        QVERIFY2(isComplete(title) && !title.isEmpty(), qPrintable(title));
        QVERIFY2(detail.isEmpty() || isSentence(detail), qPrintable(detail));
        QVERIFY(!diagnosticTitle({diagnostic.code, Severity::Hint, {}, {}, {}}).contains(u'%')); // even with nothing known
        titles += QString(title + detail);
    }
    QVERIFY(codes >= 51);
    QCOMPARE(titles.removeDuplicates(), 0);
}

void TestCliTexts::diagnosticArguments_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("count");
    const auto rows = [](int count, std::initializer_list<DiagnosticCode> codes) {
        for (const DiagnosticCode code : codes)
            QTest::newRow(diagnosticName(code).c_str()) << static_cast<int>(code) << count;
    };
    using enum DiagnosticCode;
    rows(1, {FileSyntax, FileNotObject, DuplicateKey, UnknownKey, PluginThrowsAtStart, DefaultPatternsMatchNothing, ShadowedByKeep, KeepWithoutEffect, PatternBunOnly,
             PatternNotString, OverrideUnknownTool, OverrideNotSent, TotalGrows, NameInvisibleCharacters, DescriptionOver1024, DescriptionOver2048,
             DescriptionMissing, ServerNameRefusedByDsh, SchemaRootNotObject, SchemaRootCombinator, SchemaDanglingRef, SchemaRemoteRef});
    rows(2, {SearchThrows, WrongTypeIgnored, DeadPattern, ShadowedByEarlier, PatternMalformed, PatternTimeout, RuleOutOfReach, HidingCostsMore, SameNameOnServers, NameTooLong,
             OriginUnknown, ServerListRefused});
    rows(3, {NumberTreatedAs, NegativeTopK, PatternTooWide});
    rows(4, {IdCollision, TooManyTools});
}

void TestCliTexts::diagnosticArguments()
{
    QFETCH(int, code);
    QFETCH(int, count);
    std::vector<std::u16string> args = arguments();
    args.resize(static_cast<std::size_t>(count));
    const Diagnostic diagnostic{static_cast<DiagnosticCode>(code), Severity::Warning, {}, args, {}};
    const QString text = diagnosticTitle(diagnostic) + diagnosticDetail(diagnostic);
    for (int i = 0; i < count; ++i)
        QVERIFY2(text.contains(kNumbers[i]), qPrintable(text));
}

void TestCliTexts::countsOfOneAndMany()
{
    const auto title = [](const char16_t *count) {
        return diagnosticTitle({DiagnosticCode::HidingCostsMore, Severity::Warning, {}, {count, u"9"}, {}});
    };
    QVERIFY2(title(u"1").contains(QStringLiteral("1 tool:")), qPrintable(title(u"1")));
    QVERIFY2(title(u"2").contains(QStringLiteral("2 tools:")), qPrintable(title(u"2")));
}

void TestCliTexts::manyToolsWithTheSameProblem()
{
    const Diagnostic one{DiagnosticCode::SchemaNull, Severity::Warning, {}, {}, {}};
    const Diagnostic many{DiagnosticCode::SchemaNull, Severity::Warning, {}, {u"250"}, {}};
    QVERIFY(!diagnosticTitle(one).contains(QStringLiteral("in all")));
    QVERIFY(diagnosticTitle(many).startsWith(diagnosticTitle(one)));
    QVERIFY(diagnosticTitle(many).contains(QStringLiteral("250 tools")));
}

void TestCliTexts::importNotes()
{
    for (const char16_t *kind : {u"invalid-utf8", u"byte-order-mark", u"entry-not-an-object", u"no-name", u"more-pages-expected", u"non-json-line", u"error-answer", u"duplicate-key"}) {
        const QString title = diagnosticTitle({DiagnosticCode::ImportProblem, Severity::Warning, {}, {kind, u"the detail"}, {}});
        QVERIFY2(title != QStringView(kind) && isComplete(title), qPrintable(title));
    }
    const QString line = diagnosticTitle({DiagnosticCode::ImportProblem, Severity::Warning, {}, {u"non-json-line", u"npm warn"}, {}});
    QVERIFY(line.contains(QStringLiteral("npm warn")));
}

void TestCliTexts::fixes()
{
    QStringList titles;
    for (int kind = 0; kind <= static_cast<int>(FixKind::AddHideRule); ++kind) {
        const QString title = fixTitle({static_cast<FixKind>(kind), arguments(), {}});
        QVERIFY2(!title.isEmpty() && isComplete(title) && !title.endsWith(u'.'), qPrintable(title));
        titles += title;
    }
    QCOMPARE(fixTitle({FixKind::ReplaceRule, {u"github_a", u"github_*"}, {}}), QStringLiteral("Replace by “github_*”"));
    QCOMPARE(fixTitle({FixKind::AddKeepRules, {u"1"}, {}}), QStringLiteral("Keep 1 tool visible"));
}

void TestCliTexts::argumentsCannotBreakASentence()
{
    const QString title = diagnosticTitle({DiagnosticCode::ShadowedByEarlier, Severity::Hint, {}, {u"%2", u"\u202eevil\n"}, {}});
    QVERIFY2(title.contains(QStringLiteral("“%2”")), qPrintable(title));
    QVERIFY2(!title.contains(QChar(0x202e)) && !title.contains(u'\n') && title.contains(QStringLiteral("\\u202e")), qPrintable(title));
    const QString lengthy = diagnosticTitle({DiagnosticCode::PatternNotString, Severity::Hint, {}, {std::u16string(100'000, u'x')}, {}});
    QVERIFY(lengthy.size() < 500);
    QCOMPARE(filled(QStringLiteral("%1 %3 %9%"), {QStringLiteral("a")}), QStringLiteral("a  %"));
}

} // namespace tss::app

QTEST_GUILESS_MAIN(tss::app::TestCliTexts)
#include "tst_clitexts.moc"
