// SPDX-License-Identifier: MIT
// SentToolText: one tool as it is sent: its id and tokens, the description's exact text and, on demand, the schema.
#pragma once

#include <KSyntaxHighlighting/Repository>

#include <QWidget>

class QLabel;
class QToolButton;

namespace tss::app {

class SentToolsModel;
class SourceText;

class SentToolText : public QWidget
{
    Q_OBJECT

public:
    SentToolText(const SentToolsModel &model, KSyntaxHighlighting::Repository &repository, QWidget *parent = nullptr);
    void showRow(int row); ///< -1: none

protected:
    void changeEvent(QEvent *event) override;

private:
    void refreshSchema();
    void build();
    void markStub();
    void restyle();

    const SentToolsModel &m_model;
    int m_row = -1;
    QLabel *m_id;
    QLabel *m_about;
    QToolButton *m_schemaButton;
    SourceText *m_description;
    SourceText *m_schema;
};

} // namespace tss::app
