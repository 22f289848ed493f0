// SPDX-License-Identifier: MIT
// ModelSeesTab: exactly what is sent: each tool's description and schema, and the paragraph for the system prompt.
#pragma once

#include <KSyntaxHighlighting/Repository>

#include <QWidget>

class QLabel;
class QListView;
class QStackedWidget;

namespace tss::app {

class SegmentedControl;
class Selection;
class SentToolText;
class SentToolsModel;
class SourceText;
class Studio;

class ModelSeesTab : public QWidget
{
    Q_OBJECT

public:
    ModelSeesTab(Studio &studio, Selection &selection, KSyntaxHighlighting::Repository &repository, QWidget *parent = nullptr);

private:
    void build(KSyntaxHighlighting::Repository &repository);
    QWidget *buildTools(KSyntaxHighlighting::Repository &repository);
    QWidget *buildSystem(KSyntaxHighlighting::Repository &repository);
    void refresh();
    void refreshSystem();
    void followSelection();
    void showCurrent();
    void revealCurrent();
    [[nodiscard]] QString whyNoHint() const;

    Studio &m_studio;
    Selection &m_selection;
    SentToolsModel *m_model;
    SegmentedControl *m_switch = nullptr;
    QLabel *m_amount = nullptr;
    QStackedWidget *m_pages = nullptr;
    QListView *m_list = nullptr;
    SentToolText *m_text = nullptr;
    QLabel *m_noHint = nullptr;
    SourceText *m_hint = nullptr;
    bool m_following = false; ///< the list follows the tools table, not the person
};

} // namespace tss::app
