// SPDX-License-Identifier: MIT
#include "app/views/filetab.h"

#include "app/document/studio.h"
#include "app/text/diagnostictext.h"
#include "app/text/errortext.h"
#include "app/text/words.h"
#include "app/theme.h"
#include "app/views/sourcetext.h"
#include "app/views/sourcetextmap.h"
#include "core/text/utf16.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace tss::app {

namespace {

/// Problems of the file as a whole that must not be missed while reading it.
bool concernsWholeFile(DiagnosticCode code)
{
    switch (code) {
    case DiagnosticCode::FileHasComments:
    case DiagnosticCode::FileHasTrailingCommas:
    case DiagnosticCode::FileHasBom:
    case DiagnosticCode::FileNotObject:
    case DiagnosticCode::PluginThrowsAtStart:
        return true;
    default:
        return false;
    }
}

} // namespace

FileTab::FileTab(Studio &studio, KSyntaxHighlighting::Repository &repository, QWidget *parent)
    : QWidget(parent)
    , m_studio(studio)
    , m_text(new SourceText(repository, QStringLiteral("JSON"), this))
    , m_banner(new QLabel(this))
    , m_bannerIcon(new QLabel(this))
{
    build();
    m_text->installEventFilter(this);
    connect(m_text, &QPlainTextEdit::textChanged, this, &FileTab::takeTyping);
    connect(&m_studio, &Studio::textChanged, this, &FileTab::takeDocument);
    connect(&m_studio, &Studio::documentChanged, this, [this] {
        takeDocument();
        m_text->selectRange(0, 0);
    });
    connect(&m_studio, &Studio::previewChanged, this, &FileTab::refreshMarks);
    takeDocument();
}

void FileTab::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *line = new QHBoxLayout;
    line->setContentsMargins(Theme::kGrid, 4, Theme::kGrid, 4);
    line->setSpacing(Theme::kGrid);
    line->addWidget(m_bannerIcon, 0, Qt::AlignTop);
    line->addWidget(m_banner, 1);
    column->addLayout(line);
    column->addWidget(m_text, 1);
    m_banner->setWordWrap(true);
    m_banner->setTextFormat(Qt::PlainText);
    m_banner->setObjectName(QStringLiteral("fileBanner"));
    // Two lines are kept free, so that the text does not jump while a value is being typed.
    m_banner->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_banner->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_text->setLineNumbersVisible(true);
    m_text->setObjectName(QStringLiteral("fileText"));
    m_text->setAccessibleName(tr("Text of the configuration file"));
}

void FileTab::showRange(std::size_t begin, std::size_t end)
{
    const std::string &text = m_studio.document().text();
    if (m_isReadable)
        m_text->selectRange(viewPosition(text, begin), viewPosition(text, end));
    m_text->setFocus(Qt::OtherFocusReason);
}

void FileTab::takeDocument()
{
    const std::string &text = m_studio.document().text();
    const QScopedValueRollback guard(m_isUpdating, true);
    m_isReadable = !firstInvalidUtf8(text).has_value();
    m_text->setReadOnly(!m_isReadable);
    m_text->setSourceText(viewText(text));
    refreshMarks();
}

void FileTab::takeTyping()
{
    if (m_isUpdating || !m_isReadable)
        return;
    const TextEdits edits = editsFromView(m_studio.document().text(), m_text->sourceText());
    if (edits.empty())
        return;
    const TextEdit &typed = edits.front();
    // Typing on where the last change ended is one undo step; a new line or another place begins the next.
    const bool goesOn = m_typedUntil == typed.offset || m_typedUntil == typed.offset + typed.length;
    if (!goesOn || typed.replacement.find('\n') != std::string::npos)
        ++m_typingRun;
    m_typedUntil = typed.offset + typed.replacement.size();
    m_studio.editText(tr("Edit text"), edits, QStringLiteral("file-text-%1").arg(m_typingRun));
}

void FileTab::refreshMarks()
{
    refreshBanner();
    QList<SourceText::Underline> marks;
    const std::string &text = m_studio.document().text();
    const auto add = [&](const TextRange &range, const QColor &colour, const QString &toolTip) {
        qsizetype begin = viewPosition(text, range.begin);
        const qsizetype end = std::max(viewPosition(text, range.end), begin + 1);
        const qsizetype size = m_text->document()->characterCount() - 1;
        if (begin >= size && begin > 0)
            --begin; // an error at the end of the text is drawn under the last character
        marks.push_back({begin, end, colour, toolTip});
    };
    if (m_isReadable && m_studio.syntaxError() && m_studio.syntaxError()->where) {
        add(*m_studio.syntaxError()->where, Theme::bad(palette()), m_banner->text());
    } else if (m_isReadable && m_studio.preview() && m_studio.isPreviewCurrent()) {
        for (const Diagnostic &diagnostic : m_studio.preview()->diagnostics) {
            if (!diagnostic.place.range || diagnostic.severity == Severity::Hint)
                continue;
            const bool isError = diagnostic.severity == Severity::Error;
            add(*diagnostic.place.range, isError ? Theme::bad(palette()) : Theme::warning(palette()), diagnosticTitle(diagnostic));
        }
    }
    m_text->setUnderlines(marks);
}

void FileTab::refreshBanner()
{
    bool isError = false;
    m_banner->setText(bannerText(&isError));
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, isError ? Theme::bad(palette()) : Theme::muted(palette()));
    m_banner->setPalette(colours);
    const int side = fontMetrics().height();
    const QIcon icon = isError ? Theme::icon(QStringLiteral("error"), Theme::bad(palette())) : QIcon();
    m_bannerIcon->setPixmap(icon.pixmap(QSize(side, side), devicePixelRatio()));
    m_bannerIcon->setVisible(isError);
}

QString FileTab::bannerText(bool *isError) const
{
    *isError = true;
    const std::string &text = m_studio.document().text();
    if (const auto place = firstInvalidUtf8(text))
        return tr("This file is not valid UTF-8 (byte %1). It is shown, but can only be changed after it was saved as UTF-8.")
            .arg(number(static_cast<qint64>(*place)));
    if (const std::optional<Error> &error = m_studio.syntaxError()) {
        const LineColumn at = lineColumn(text, error->where ? error->where->begin : 0);
        const QString what = error->args.empty() ? QString() : expectedText(QString::fromStdString(error->args.front()));
        return tr("Line %1, column %2: %3. Rules and tags show the last version that could be read.")
            .arg(number(static_cast<qint64>(at.line)), number(static_cast<qint64>(at.column)), what);
    }
    if (m_studio.preview() && m_studio.isPreviewCurrent()) {
        for (const Diagnostic &diagnostic : m_studio.preview()->diagnostics) {
            if (concernsWholeFile(diagnostic.code))
                return diagnosticTitle(diagnostic);
        }
    }
    *isError = false;
    if (!m_text->isHighlighted())
        return tr("Highlighting is off because a line is longer than 20,000 characters.");
    const QString path = QString::fromStdString(m_studio.document().path());
    if (!m_studio.document().existsOnDisk())
        return path.isEmpty() ? tr("A new file") : tr("%1 does not exist yet; it is made when you save.").arg(path);
    return path;
}

bool FileTab::handleUndoKeys(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Undo))
        m_studio.undoStack().undo();
    else if (event->matches(QKeySequence::Redo))
        m_studio.undoStack().redo();
    else
        return false;
    return true;
}

bool FileTab::eventFilter(QObject *watched, QEvent *event)
{
    // The text has no history of its own: undo is the studio's, whoever made the change. While the text has the keys
    // it claims them (ShortcutOverride), so that no shortcut of the window acts a second time.
    if (watched == m_text && event->type() == QEvent::KeyPress && handleUndoKeys(static_cast<QKeyEvent *>(event)))
        return true;
    if (watched == m_text && event->type() == QEvent::ShortcutOverride) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->accept();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void FileTab::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refreshMarks();
}

} // namespace tss::app
