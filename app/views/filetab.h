// SPDX-License-Identifier: MIT
// FileTab: the document as text. Typing becomes text edits on the studio's one undo stack; edits from elsewhere change
// only what differs here. A syntax error is underlined and named above the text.
#pragma once

#include <KSyntaxHighlighting/Repository>

#include <QWidget>

#include <optional>

class QKeyEvent;
class QLabel;

namespace tss::app {

class SourceText;
class Studio;

class FileTab : public QWidget
{
    Q_OBJECT

public:
    FileTab(Studio &studio, KSyntaxHighlighting::Repository &repository, QWidget *parent = nullptr);

    /// Selects a byte range of the document and takes the keyboard.
    void showRange(std::size_t begin, std::size_t end);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    void takeDocument();
    void takeTyping();
    void refreshMarks();
    void refreshBanner();
    [[nodiscard]] QString bannerText(bool *isError) const;
    [[nodiscard]] bool handleUndoKeys(QKeyEvent *event);

    Studio &m_studio;
    SourceText *m_text;
    QLabel *m_banner;
    QLabel *m_bannerIcon;
    bool m_isUpdating = false;
    bool m_isReadable = true; ///< false: not UTF-8, shown but not editable
    std::optional<std::size_t> m_typedUntil; ///< byte where the last typing ended
    int m_typingRun = 0;
};

} // namespace tss::app
