// SPDX-License-Identifier: MIT
// SearchTab: what tool_search would answer to a query on a fresh session: hits with their reasons, the exact output,
// and a field that adds a tag to a tool so that a miss can be repaired on the spot.
#pragma once

#include "core/target.h"

#include <KSyntaxHighlighting/Repository>

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QTimer;

namespace tss::app {

class AddTagBar;
class SearchHitsModel;
class Selection;
class SourceText;
class Studio;

class SearchTab : public QWidget
{
    Q_OBJECT

public:
    SearchTab(Studio &studio, Selection &selection, KSyntaxHighlighting::Repository &repository, QWidget *parent = nullptr);

Q_SIGNALS:
    void answered(); ///< the result of the newest query is shown

private:
    void build();
    void buildHits();
    void wire();
    void search();
    void show(const Result<SearchAnswer> &answer);
    void showNote();
    void proposeTool();

    Studio &m_studio;
    Selection &m_selection;
    SearchHitsModel *m_model;
    QLineEdit *m_query;
    QComboBox *m_topK;
    QListView *m_hits;
    QLabel *m_note;
    AddTagBar *m_addTag;
    SourceText *m_output;
    QTimer *m_wait;
};

} // namespace tss::app
