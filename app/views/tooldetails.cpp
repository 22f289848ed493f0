// SPDX-License-Identifier: MIT
#include "app/views/tooldetails.h"
#include "app/text/qstrings.h"

#include "app/commands/commands.h"
#include "app/document/studio.h"
#include "app/theme.h"
#include "app/views/overrideeditor.h"
#include "app/views/schemasection.h"
#include "app/views/sectionheading.h"
#include "app/views/selection.h"
#include "app/views/tageditor.h"
#include "app/views/tonelabel.h"
#include "app/views/toolsummary.h"

#include <QVBoxLayout>

#include <algorithm>

namespace tss::app {

namespace {

QStringList tagsOfTool(const Studio &studio, const QString &id)
{
    QStringList tags;
    for (const std::u16string &tag : opencode::tagsOf(studio.config(), id.toStdU16String()))
        tags.append(toQString(tag));
    return tags;
}

} // namespace

ToolDetails::ToolDetails(Studio &studio, Selection &selection, KSyntaxHighlighting::Repository &repository, QWidget *parent)
    : QScrollArea(parent)
    , m_studio(studio)
    , m_selection(selection)
{
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("Tool details"));
    setWidget(makePage(repository));
    connectEditors();
    connect(&selection, &Selection::rowsChanged, this, &ToolDetails::refresh);
    connect(&studio, &Studio::previewChanged, this, &ToolDetails::refresh);
    connect(&studio, &Studio::textChanged, this, &ToolDetails::refresh);
    connect(&studio, &Studio::catalogChanged, this, &ToolDetails::refresh);
    refresh();
}

QWidget *ToolDetails::makePage(KSyntaxHighlighting::Repository &repository)
{
    auto *page = new QWidget(this);
    page->setBackgroundRole(QPalette::Base);
    page->setAutoFillBackground(true);
    m_hint = new ToneLabel(ToneLabel::Tone::Muted, page);
    m_hint->setWordWrap(true);
    m_summary = new ToolSummary(m_studio, page);
    m_tagsHeading = new SectionHeading(tr("Tags"), page);
    m_tags = new TagEditor(page);
    m_overrideHeading = new SectionHeading(tr("Text in search results"), page);
    m_override = new OverrideEditor(page);
    m_schema = new SchemaSection(repository, page);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(12, 10, 12, 10);
    layout->setSpacing(Theme::kGrid);
    for (QWidget *part : std::initializer_list<QWidget *>{m_hint, m_summary, m_tagsHeading, m_tags, m_overrideHeading, m_override, m_schema})
        layout->addWidget(part);
    layout->addStretch();
    return page;
}

void ToolDetails::connectEditors()
{
    connect(m_tags, &TagEditor::addRequested, this, &ToolDetails::addTagToSelected);
    connect(m_tags, &TagEditor::removeRequested, this, &ToolDetails::removeTagFromSelected);
    connect(m_override, &OverrideEditor::edited, this, [this](const QString &text) {
        if (!m_id.isEmpty())
            setDescription(m_studio, m_id, text, true);
    });
    connect(m_summary, &ToolSummary::ruleClicked, &m_selection, [this](const RuleRef &rule) { m_selection.setRule(rule); });
}

void ToolDetails::focusTags()
{
    if (!m_tags->isVisibleTo(this))
        return;
    ensureWidgetVisible(m_tags);
    m_tags->focusField();
}

QStringList ToolDetails::ids() const
{
    QStringList result;
    const auto &tools = m_studio.preview()->index->tools;
    for (const std::uint32_t row : m_selection.rows())
        result.append(toQString(tools[row].id));
    result.removeDuplicates();
    return result;
}

void ToolDetails::refresh()
{
    const bool known = m_studio.isPreviewOfCatalog() && !m_selection.rows().empty()
        && m_selection.rows().back() < m_studio.preview()->index->tools.size();
    m_id.clear();
    if (!known)
        showNone();
    else if (m_selection.rows().size() == 1)
        showOne(m_selection.rows().front());
    else
        showMany();
}

void ToolDetails::setParts(bool summary, bool editors, bool single)
{
    m_hint->setVisible(!summary);
    m_summary->setVisible(summary);
    m_tagsHeading->setVisible(editors);
    m_tags->setVisible(editors);
    m_overrideHeading->setVisible(single);
    m_override->setVisible(single);
    m_schema->setVisible(single);
    m_tags->setReadOnly(!m_studio.isEditable());
    m_override->setReadOnly(!m_studio.isEditable());
    if (!editors)
        return;
    QStringList inUse;
    for (const TagUse &use : tagsInUse(m_studio))
        inUse.append(use.tag);
    m_tags->setCompletions(inUse);
}

void ToolDetails::showNone()
{
    m_hint->setText(tr("Select a tool to see what the model gets, why, and to give it tags."));
    setParts(false, false, false);
}

void ToolDetails::showOne(std::size_t row)
{
    const IndexedTool &tool = m_studio.preview()->index->tools[row];
    const std::u16string &id = tool.id;
    m_id = toQString(id);
    setParts(true, !m_id.isEmpty(), !m_id.isEmpty());
    m_summary->showTool(row);
    m_tags->setTags(tagsOfTool(m_studio, m_id));
    m_override->setPlaceholder(toQString(m_studio.catalog()->tools[row].description).section(u'\n', 0, 0));
    m_override->setText(toQString(opencode::descriptionOverride(m_studio.config(), id)));
    m_schema->setSchema(tr("Schema · %1 tokens").arg(number(tool.full.schema)), [this, preview = m_studio.preview(), row] {
        return toQString(m_studio.evaluator().sentSchema(*preview, row, 2));
    });
}

void ToolDetails::showMany()
{
    qint64 before = 0, now = 0;
    for (const std::uint32_t row : m_selection.rows()) {
        before += m_studio.preview()->rows[row].before.total();
        now += m_studio.preview()->rows[row].now.total();
    }
    m_hint->setText(tr("%Ln tools selected", nullptr, int(m_selection.rows().size())) + QStringLiteral(" · ")
                    + tr("%1 → %2 tokens").arg(number(before), number(now)) + u'\n'
                    + tr("H hides them, K keeps them visible. Below are the tags that all of them have."));
    setParts(false, true, false);
    m_tags->setTags(commonTags());
}

QStringList ToolDetails::commonTags() const
{
    const QStringList all = ids();
    QStringList common = all.isEmpty() ? QStringList() : tagsOfTool(m_studio, all.first());
    for (const QString &id : all) {
        if (common.isEmpty())
            break;
        const QStringList tags = tagsOfTool(m_studio, id);
        common.removeIf([&](const QString &tag) { return !tags.contains(tag); });
    }
    return common;
}

void ToolDetails::addTagToSelected(const QString &tag)
{
    addTag(m_studio, ids(), tag);
}

void ToolDetails::removeTagFromSelected(const QString &tag)
{
    removeTag(m_studio, ids(), tag);
}

} // namespace tss::app
