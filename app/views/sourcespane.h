// SPDX-License-Identifier: MIT
// SourcesPane: where the tools come from, with counts. A source drags as its tools; it is renamed in place.
#pragma once

#include <QWidget>

class QListView;

namespace tss::app {

class SectionHeading;
class SourceModel;
class Studio;

class SourcesPane : public QWidget
{
    Q_OBJECT

public:
    SourcesPane(Studio &studio, SourceModel &model, QWidget *parent = nullptr);

    [[nodiscard]] int currentSource() const; ///< -1: none
    void selectSource(int source);
    void renameCurrent();

Q_SIGNALS:
    void menuRequested(int source, const QPoint &globalPosition);
    void sourceActivated(int source); ///< double click or Enter

private:
    void refresh();

    Studio &m_studio;
    SourceModel &m_model;
    SectionHeading *m_heading;
    QListView *m_list;
};

} // namespace tss::app
