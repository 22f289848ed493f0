// SPDX-License-Identifier: MIT
#include "app/views/inlineoptionsdialog.h"

#include "app/document/studio.h"
#include "app/pluginentry.h"
#include "app/studiostyle.h"
#include "app/text/errortext.h"
#include "app/theme.h"
#include "app/views/tonelabel.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace tss::app {

InlineOptionsDialog::InlineOptionsDialog(Studio &studio, QWidget *parent)
    : QDialog(parent)
    , m_studio(studio)
    , m_text(new QPlainTextEdit(this))
    , m_state(new ToneLabel(ToneLabel::Tone::Muted, this))
{
    setWindowTitle(tr("Inline Options"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    connect(m_text, &QPlainTextEdit::textChanged, this, &InlineOptionsDialog::check);
    m_text->setPlainText(studio.inlineOptions());
    check();
    resize(560, 420);
}

void InlineOptionsDialog::build()
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(Theme::kGrid);
    auto *text = new ToneLabel(ToneLabel::Tone::Normal, this);
    text->setWordWrap(true);
    text->setText(tr("Options may also stand in opencode.json, beside the plugin's name. Paste that entry, or the whole file, so that the "
                     "preview counts them in. tool-search.json wins over them, key by key. They are not saved from here."));
    layout->addWidget(text);
    m_text->setFont(Theme::mono(font()));
    m_text->setPlaceholderText(QStringLiteral("[\"@yulimfish/opencode-tool-search\", { \"hide\": [\"github_*\"] }]"));
    m_text->setAccessibleName(tr("Inline options"));
    m_text->setTabChangesFocus(true);
    layout->addWidget(m_text, 1);
    m_state->setWordWrap(true);
    layout->addWidget(m_state);
    auto *box = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_apply = box->addButton(tr("&Use These Options"), QDialogButtonBox::AcceptRole);
    m_apply->setProperty(kPrimaryProperty, true);
    auto *file = box->addButton(tr("From a &File…"), QDialogButtonBox::ActionRole);
    connect(file, &QPushButton::clicked, this, &InlineOptionsDialog::chooseFile);
    connect(box, &QDialogButtonBox::accepted, this, &InlineOptionsDialog::take);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(box);
}

void InlineOptionsDialog::check()
{
    const auto options = inlineOptionsFrom(m_text->toPlainText().toStdString());
    m_apply->setEnabled(options.has_value());
    m_state->setTone(options ? ToneLabel::Tone::Muted : ToneLabel::Tone::Bad);
    m_options = options ? QString::fromStdString(*options) : QString();
    if (!options)
        m_state->setText(options.error().code == ErrorCode::JsonPathMissing ? tr("There is no entry of the plugin in this text.") : errorText(options.error()));
    else
        m_state->setText(m_options.isEmpty() ? tr("No inline options.") : tr("Options found."));
}

void InlineOptionsDialog::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Take Options From"), QString(), tr("OpenCode configurations (*.json *.jsonc);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        const auto content = m_studio.files().read(path.toStdString());
        if (content) {
            m_text->setPlainText(QString::fromStdString(content->bytes));
            return;
        }
        m_state->setTone(ToneLabel::Tone::Bad);
        m_state->setText(errorText(content.error()));
    });
    dialog->open();
}

void InlineOptionsDialog::take()
{
    m_studio.setInlineOptions(m_options);
    accept();
}

} // namespace tss::app
