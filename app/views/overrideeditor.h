// SPDX-License-Identifier: MIT
// OverrideEditor: the description that replaces a tool's own, which plugin 0.1.2 uses in search results only.
#pragma once

#include <QWidget>

class QPlainTextEdit;

namespace tss::app {

class ToneLabel;

class OverrideEditor : public QWidget
{
    Q_OBJECT

public:
    explicit OverrideEditor(QWidget *parent = nullptr);

    /// Shows a text without a signal; the cursor stays where the text is the same.
    void setText(const QString &text);
    void setReadOnly(bool readOnly);
    void setPlaceholder(const QString &ownDescription);

Q_SIGNALS:
    void edited(const QString &text);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fitHeight();

    ToneLabel *m_note;
    QPlainTextEdit *m_field;
};

} // namespace tss::app
