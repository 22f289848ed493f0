// SPDX-License-Identifier: MIT
#include "app/views/addtagbar.h"
#include "app/text/qstrings.h"

#include "app/commands/commands.h"
#include "app/document/studio.h"
#include "app/theme.h"

#include <QCompleter>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStringListModel>

namespace tss::app {

AddTagBar::AddTagBar(Studio &studio, QWidget *parent)
    : QWidget(parent)
    , m_studio(studio)
    , m_tool(new QLineEdit(this))
    , m_tag(new QLineEdit(this))
    , m_add(new QPushButton(tr("Add tag"), this))
    , m_tools(new QStringListModel(this))
    , m_tags(new QStringListModel(this))
{
    build();
    connect(m_tag, &QLineEdit::returnPressed, this, &AddTagBar::add);
    connect(m_add, &QPushButton::clicked, this, &AddTagBar::add);
    for (QLineEdit *field : {m_tool, m_tag})
        connect(field, &QLineEdit::textChanged, this, &AddTagBar::refreshButton);
    connect(&m_studio, &Studio::catalogChanged, this, &AddTagBar::refreshCompletions);
    connect(&m_studio, &Studio::previewChanged, this, &AddTagBar::refreshCompletions);
    refreshCompletions();
    refreshButton();
}

void AddTagBar::build()
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::kGrid, 4, Theme::kGrid, 4);
    auto *label = new QLabel(tr("Tag for"), this);
    label->setBuddy(m_tool);
    row->addWidget(label);
    row->addWidget(m_tool, 3);
    row->addWidget(m_tag, 2);
    row->addWidget(m_add);
    m_tool->setFont(Theme::mono(font()));
    m_tool->setPlaceholderText(tr("tool id"));
    m_tool->setAccessibleName(tr("Tool that gets the tag"));
    m_tag->setPlaceholderText(tr("new tag"));
    m_tag->setAccessibleName(tr("Tag to add"));
    const auto complete = [this](QLineEdit *field, QStringListModel *words) {
        auto *completer = new QCompleter(words, this);
        completer->setFilterMode(Qt::MatchContains);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        field->setCompleter(completer);
    };
    complete(m_tool, m_tools);
    complete(m_tag, m_tags);
}

void AddTagBar::setTool(const QString &id)
{
    if (!m_tool->hasFocus())
        m_tool->setText(id);
}

void AddTagBar::startTyping()
{
    m_tag->setFocus(Qt::ShortcutFocusReason);
    m_tag->selectAll();
}

void AddTagBar::refreshCompletions()
{
    QStringList tags;
    for (const TagUse &use : tagsInUse(m_studio))
        tags.push_back(use.tag);
    m_tags->setStringList(tags);
    const PreviewPtr &preview = m_studio.preview();
    if (!preview || static_cast<std::size_t>(m_tools->rowCount()) == preview->index->tools.size())
        return;
    QStringList ids;
    for (const IndexedTool &tool : preview->index->tools)
        ids.push_back(toQString(tool.id));
    m_tools->setStringList(ids);
}

void AddTagBar::refreshButton()
{
    m_add->setEnabled(!m_tool->text().isEmpty() && !m_tag->text().trimmed().isEmpty());
}

void AddTagBar::add()
{
    if (!m_add->isEnabled())
        return;
    addTag(m_studio, {m_tool->text()}, m_tag->text().trimmed());
    m_tag->clear();
}

} // namespace tss::app
