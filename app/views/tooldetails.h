// SPDX-License-Identifier: MIT
// ToolDetails: everything about the selected tool, with its tags and its text in search results to edit. Several
// selected tools: their sum, and tags that all of them get.
#pragma once

#include "core/diagnostics/diagnostic.h"

#include <QScrollArea>

#include <optional>

namespace KSyntaxHighlighting {
class Repository;
}

class QLabel;

namespace tss::app {

class OverrideEditor;
class SchemaSection;
class SectionHeading;
class Selection;
class Studio;
class TagEditor;
class ToneLabel;
class ToolSummary;

class ToolDetails : public QScrollArea
{
    Q_OBJECT

public:
    ToolDetails(Studio &studio, Selection &selection, KSyntaxHighlighting::Repository &repository, QWidget *parent = nullptr);

    void focusTags();

private:
    QWidget *makePage(KSyntaxHighlighting::Repository &repository);
    void connectEditors();
    void refresh();
    void showOne(std::size_t row);
    void showMany();
    void showNone();
    void setParts(bool summary, bool editors, bool single);
    void addTagToSelected(const QString &tag);
    void removeTagFromSelected(const QString &tag);
    [[nodiscard]] QStringList ids() const;
    [[nodiscard]] QStringList commonTags() const;

    Studio &m_studio;
    Selection &m_selection;
    ToneLabel *m_hint;
    ToolSummary *m_summary;
    SectionHeading *m_tagsHeading;
    TagEditor *m_tags;
    SectionHeading *m_overrideHeading;
    OverrideEditor *m_override;
    SchemaSection *m_schema;
    QString m_id; ///< of the one tool shown
};

} // namespace tss::app
