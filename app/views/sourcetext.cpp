// SPDX-License-Identifier: MIT
#include "app/views/sourcetext.h"

#include "app/models/toolmime.h"
#include "app/theme.h"
#include "app/views/sourcetextmap.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/SyntaxHighlighter>
#include <KSyntaxHighlighting/Theme>

#include <QApplication>
#include <QHelpEvent>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolTip>

#include <algorithm>

namespace tss::app {

namespace {
/// Above this a single line makes every key press slow.
constexpr int kLongLine = 20'000;

bool hasLongLine(const QString &text)
{
    qsizetype start = 0;
    while (start >= 0 && start < text.size()) {
        const qsizetype end = text.indexOf(u'\n', start);
        if ((end < 0 ? text.size() : end) - start > kLongLine)
            return true;
        start = end < 0 ? end : end + 1;
    }
    return false;
}

}

/// The margin; what it paints is the text's business.
class LineNumbers : public QWidget
{
public:
    explicit LineNumbers(SourceText *text)
        : QWidget(text)
        , m_text(text)
    {
    }

protected:
    void paintEvent(QPaintEvent *event) override { m_text->paintLineNumbers(event); }

private:
    SourceText *m_text;
};

SourceText::SourceText(KSyntaxHighlighting::Repository &repository, const QString &definition, QWidget *parent)
    : QPlainTextEdit(parent)
    , m_repository(repository)
    , m_highlighter(new KSyntaxHighlighting::SyntaxHighlighter(document()))
    , m_definition(definition)
{
    setUndoRedoEnabled(false);
    setFrameShape(QFrame::NoFrame);
    setTabChangesFocus(true);
    document()->setDocumentMargin(Theme::kGrid);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    applyTheme();
    connect(document(), &QTextDocument::contentsChange, this, [this] { checkLongLines(); });
}

void SourceText::setDefinition(const QString &name)
{
    if (name == m_definition)
        return;
    m_definition = name;
    if (m_highlighted)
        m_highlighter->setDefinition(m_repository.definitionForName(m_definition));
}

void SourceText::setLineNumbersVisible(bool visible)
{
    if (visible == (m_lineNumbers != nullptr))
        return;
    if (!visible) {
        delete m_lineNumbers;
        m_lineNumbers = nullptr;
    } else {
        m_lineNumbers = new LineNumbers(this);
        connect(this, &QPlainTextEdit::blockCountChanged, m_lineNumbers, [this] { placeLineNumbers(); });
        connect(this, &QPlainTextEdit::updateRequest, m_lineNumbers, [this](const QRect &, int) { m_lineNumbers->update(); });
    }
    placeLineNumbers();
}

QString SourceText::sourceText() const
{
    QString text = document()->toRawText(); // toPlainText would turn no-break spaces into spaces
    text.replace(QChar::ParagraphSeparator, u'\n');
    return text;
}

void SourceText::setSourceText(const QString &text)
{
    const QString shown = sourceText();
    if (shown == text)
        return;
    if (m_highlighted && hasLongLine(text)) {
        m_highlighted = false; // before the highlighter sees it
        m_highlighter->setDefinition({});
    }
    const Changed part = changedPart(shown, text);
    const int keptX = horizontalScrollBar()->value();
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    cursor.setPosition(static_cast<int>(part.prefix));
    cursor.setPosition(static_cast<int>(shown.size() - part.suffix), QTextCursor::KeepAnchor);
    cursor.insertText(text.mid(part.prefix, text.size() - part.prefix - part.suffix));
    cursor.endEditBlock();
    horizontalScrollBar()->setValue(keptX);
}

void SourceText::setUnderlines(const QList<Underline> &underlines)
{
    m_underlines = underlines;
    QList<QTextEdit::ExtraSelection> selections;
    for (const Underline &underline : underlines) {
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(document());
        const int last = document()->characterCount() - 1;
        selection.cursor.setPosition(std::min(last, static_cast<int>(underline.begin)));
        selection.cursor.setPosition(std::min(last, static_cast<int>(underline.end)), QTextCursor::KeepAnchor);
        selection.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        selection.format.setUnderlineColor(underline.colour);
        selections.push_back(selection);
    }
    setExtraSelections(selections);
}

void SourceText::selectRange(qsizetype begin, qsizetype end)
{
    const int last = document()->characterCount() - 1;
    QTextCursor cursor(document());
    cursor.setPosition(std::min(last, static_cast<int>(begin)));
    cursor.setPosition(std::min(last, static_cast<int>(end)), QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    centerCursor();
}

bool SourceText::canInsertFromMimeData(const QMimeData *source) const
{
    // Tools and rules that are dragged about carry their names as text too; they do not belong here.
    const bool isOurs = source->hasFormat(QString::fromLatin1(kToolsMime)) || source->hasFormat(QString::fromLatin1(kRuleMime));
    return !source->hasUrls() && !isOurs && QPlainTextEdit::canInsertFromMimeData(source);
}

void SourceText::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationFontChange)
        applyTheme();
}

void SourceText::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    placeLineNumbers();
}

bool SourceText::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QPlainTextEdit::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int position = cursorForPosition(help->pos()).position();
    for (const Underline &underline : std::as_const(m_underlines)) {
        if (position >= underline.begin && position <= underline.end && !underline.toolTip.isEmpty()) {
            QToolTip::showText(help->globalPos(), underline.toolTip, this);
            return true;
        }
    }
    QToolTip::hideText();
    return true;
}

int SourceText::lineNumbersWidth() const
{
    if (!m_lineNumbers)
        return 0;
    const int digits = std::max(3, static_cast<int>(QString::number(blockCount()).size()));
    return 2 * Theme::kGrid + digits * fontMetrics().horizontalAdvance(u'9');
}

void SourceText::placeLineNumbers()
{
    setViewportMargins(lineNumbersWidth(), 0, 0, 0);
    if (!m_lineNumbers)
        return;
    const QRect area = contentsRect();
    m_lineNumbers->setGeometry(area.left(), area.top(), lineNumbersWidth(), area.height());
    m_lineNumbers->show();
}

void SourceText::paintLineNumbers(QPaintEvent *event)
{
    QPainter painter(m_lineNumbers);
    painter.fillRect(event->rect(), palette().color(QPalette::Base));
    painter.setFont(font());
    painter.setPen(Theme::muted(palette()));
    QTextBlock block = firstVisibleBlock();
    double top = blockBoundingGeometry(block).translated(contentOffset()).top();
    while (block.isValid() && top <= event->rect().bottom()) {
        const double height = blockBoundingRect(block).height();
        const QRectF place(0, top, m_lineNumbers->width() - Theme::kGrid, fontMetrics().height());
        if (top + height >= event->rect().top())
            painter.drawText(place, Qt::AlignRight | Qt::AlignTop, QString::number(block.blockNumber() + 1));
        top += height;
        block = block.next();
    }
}

void SourceText::applyTheme()
{
    setFont(Theme::mono(QApplication::font()));
    m_highlighter->setTheme(m_repository.themeForPalette(palette()));
    if (m_highlighted)
        m_highlighter->setDefinition(m_repository.definitionForName(m_definition));
    m_highlighter->rehighlight(); // setTheme alone does not repaint
    placeLineNumbers();
}

void SourceText::checkLongLines()
{
    bool isLong = false;
    for (QTextBlock block = document()->begin(); block.isValid() && !isLong; block = block.next())
        isLong = block.length() > kLongLine;
    if (isLong != m_highlighted)
        return;
    m_highlighted = !isLong;
    // Setting a definition rehighlights; that must not happen inside contentsChange.
    const QString name = m_highlighted ? m_definition : QString();
    QMetaObject::invokeMethod(
        this, [this, name] { m_highlighter->setDefinition(m_repository.definitionForName(name)); }, Qt::QueuedConnection);
}

} // namespace tss::app
