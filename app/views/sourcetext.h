// SPDX-License-Identifier: MIT
// SourceText: text in a monospaced font, highlighted, optionally with line numbers. Text is replaced by the smallest
// change, so that cursor and scroll position stay. Highlighting is off while a line is longer than 20,000 characters.
#pragma once

#include <KSyntaxHighlighting/Repository>

#include <QPlainTextEdit>

namespace KSyntaxHighlighting {
class SyntaxHighlighter;
}

namespace tss::app {

class SourceText : public QPlainTextEdit
{
    Q_OBJECT

public:
    /// `definition`: a name of KSyntaxHighlighting ("JSON", "Markdown"); empty: plain.
    SourceText(KSyntaxHighlighting::Repository &repository, const QString &definition, QWidget *parent = nullptr);

    void setDefinition(const QString &name);
    void setLineNumbersVisible(bool visible);
    /// The text with "\n" line ends.
    [[nodiscard]] QString sourceText() const;
    /// Changes only what differs; the text's own undo history is not used.
    void setSourceText(const QString &text);
    [[nodiscard]] bool isHighlighted() const { return m_highlighted; }

    /// A wavy line under a range of characters.
    struct Underline
    {
        qsizetype begin = 0;
        qsizetype end = 0;
        QColor colour;
        QString toolTip;
    };
    void setUnderlines(const QList<Underline> &underlines);
    void selectRange(qsizetype begin, qsizetype end);

protected:
    bool canInsertFromMimeData(const QMimeData *source) const override; ///< no files: the window opens those
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    friend class LineNumbers;
    void paintLineNumbers(QPaintEvent *event);
    [[nodiscard]] int lineNumbersWidth() const;
    void placeLineNumbers();
    void applyTheme();
    void checkLongLines();

    KSyntaxHighlighting::Repository &m_repository;
    KSyntaxHighlighting::SyntaxHighlighter *m_highlighter;
    QString m_definition;
    QWidget *m_lineNumbers = nullptr;
    QList<Underline> m_underlines;
    bool m_highlighted = true;
};

} // namespace tss::app
