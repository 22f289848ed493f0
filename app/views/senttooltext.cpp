// SPDX-License-Identifier: MIT
#include "app/views/senttooltext.h"

#include "app/theme.h"
#include "app/views/senttoolsmodel.h"
#include "app/views/sourcetext.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

namespace tss::app {

SentToolText::SentToolText(const SentToolsModel &model, KSyntaxHighlighting::Repository &repository, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_id(new QLabel(this))
    , m_about(new QLabel(this))
    , m_schemaButton(new QToolButton(this))
    , m_description(new SourceText(repository, QStringLiteral("Markdown"), this))
    , m_schema(new SourceText(repository, QStringLiteral("JSON"), this))
{
    for (SourceText *text : {m_description, m_schema}) {
        text->setReadOnly(true);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
    m_description->setObjectName(QStringLiteral("sentDescription"));
    m_description->setAccessibleName(tr("Description as the model gets it"));
    m_schema->setObjectName(QStringLiteral("sentSchema"));
    m_schema->setAccessibleName(tr("Parameters schema as the model gets it"));
    m_schemaButton->setText(tr("Schema"));
    m_schemaButton->setCheckable(true);
    m_schemaButton->setToolTip(tr("Show the parameters schema as the model gets it"));
    build();
    restyle();
    connect(m_schemaButton, &QToolButton::toggled, this, &SentToolText::refreshSchema);
    showRow(-1);
}

void SentToolText::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *header = new QHBoxLayout;
    header->setSpacing(Theme::kGrid);
    header->setContentsMargins(Theme::kGrid, 4, Theme::kGrid, 4);
    header->setSpacing(Theme::kGrid);
    m_id->setMinimumWidth(1);
    m_id->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_id->setFont(Theme::mono(font()));
    m_about->setFont(Theme::tabularFigures(font()));
    header->addWidget(m_id, 1);
    header->addWidget(m_about);
    header->addWidget(m_schemaButton);
    column->addLayout(header);
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_description);
    splitter->addWidget(m_schema);
    splitter->setChildrenCollapsible(false);
    column->addWidget(splitter, 1);
}

void SentToolText::showRow(int row)
{
    const bool isSame = row == m_row;
    m_row = row;
    m_schemaButton->setEnabled(row >= 0);
    if (row < 0) {
        m_id->clear();
        m_about->clear();
        m_description->setSourceText({});
        m_description->setPlaceholderText(tr("Select a tool to read what the model gets"));
        refreshSchema();
        return;
    }
    const TokenParts tokens = m_model.tokens(row);
    m_id->setText(m_model.data(m_model.index(row), Qt::DisplayRole).toString());
    m_id->setToolTip(m_id->text());
    m_about->setText(m_model.isStub(row) ? tr("%1 tokens, collapsed").arg(number(tokens.total()))
                                         : tr("%1 tokens").arg(number(tokens.total())));
    m_about->setToolTip(tr("Name %1 · description %2 · schema %3")
                            .arg(number(tokens.name), number(tokens.description), number(tokens.schema)));
    m_description->setPlaceholderText(tr("This tool is sent without a description"));
    m_description->setDefinition(m_model.isStub(row) ? QString() : QStringLiteral("Markdown"));
    m_description->setSourceText(m_model.description(row));
    if (!isSame)
        m_description->selectRange(0, 0);
    markStub();
    refreshSchema();
}

void SentToolText::markStub()
{
    QList<QTextEdit::ExtraSelection> selections;
    if (m_row >= 0 && m_model.isStub(m_row)) {
        QTextEdit::ExtraSelection stub;
        stub.cursor = QTextCursor(m_description->document());
        stub.cursor.select(QTextCursor::Document);
        stub.format.setForeground(Theme::muted(palette()));
        selections.push_back(stub);
    }
    m_description->setExtraSelections(selections);
}

void SentToolText::refreshSchema()
{
    const bool isShown = m_schemaButton->isChecked() && m_row >= 0;
    m_schema->setVisible(isShown);
    if (isShown)
        m_schema->setSourceText(m_model.schema(m_row));
}

void SentToolText::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        restyle();
}

void SentToolText::restyle()
{
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, Theme::muted(palette()));
    m_about->setPalette(quiet);
    markStub();
}

} // namespace tss::app
