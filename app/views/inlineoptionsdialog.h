// SPDX-License-Identifier: MIT
// InlineOptionsDialog: the options given to the plugin in opencode.json, pasted or taken from a file, so that the
// preview counts them in.
#pragma once

#include <QDialog>

class QPlainTextEdit;
class QPushButton;

namespace tss::app {

class Studio;
class ToneLabel;

class InlineOptionsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit InlineOptionsDialog(Studio &studio, QWidget *parent = nullptr);

private:
    void build();
    void check();
    void chooseFile();
    void take();

    Studio &m_studio;
    QPlainTextEdit *m_text;
    ToneLabel *m_state;
    QPushButton *m_apply = nullptr;
    QString m_options; ///< the options object found in the text; empty: none
};

} // namespace tss::app
