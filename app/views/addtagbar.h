// SPDX-License-Identifier: MIT
// AddTagBar: one line that adds a tag to a tool.
#pragma once

#include <QWidget>

class QLineEdit;
class QPushButton;
class QStringListModel;

namespace tss::app {

class Studio;

class AddTagBar : public QWidget
{
    Q_OBJECT

public:
    explicit AddTagBar(Studio &studio, QWidget *parent = nullptr);
    void setTool(const QString &id);
    void startTyping();

private:
    void build();
    void refreshCompletions();
    void refreshButton();
    void add();

    Studio &m_studio;
    QLineEdit *m_tool;
    QLineEdit *m_tag;
    QPushButton *m_add;
    QStringListModel *m_tools;
    QStringListModel *m_tags;
};

} // namespace tss::app
