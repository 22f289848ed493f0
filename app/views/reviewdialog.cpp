// SPDX-License-Identifier: MIT
#include "app/views/reviewdialog.h"

#include "app/conflict.h"
#include "app/document/studio.h"
#include "app/studiostyle.h"
#include "app/text/errortext.h"
#include "app/theme.h"
#include "app/views/elidedlabel.h"
#include "app/views/sourcetext.h"
#include "app/views/tonelabel.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tss::app {

namespace {

QString counted(const QString &diff)
{
    const auto lines = QStringView(diff).split(u'\n');
    const auto count = [&](QChar sign) { return std::count_if(lines.begin(), lines.end(), [sign](QStringView line) { return line.startsWith(sign); }); };
    return QStringLiteral("+%1 \u2212%2").arg(count(u'+')).arg(count(u'-'));
}

} // namespace

ReviewDialog::ReviewDialog(Studio &studio, const QString &path, KSyntaxHighlighting::Repository &repository, QWidget *parent)
    : QDialog(parent)
    , m_studio(studio)
    , m_review(studio, path)
{
    setWindowTitle(tr("Review and Save"));
    setAttribute(Qt::WA_DeleteOnClose);
    build(repository);
    refresh();
    connect(&studio, &Studio::previewChanged, this, &ReviewDialog::showWarnings);
    resize(760, 560);
}

void ReviewDialog::build(KSyntaxHighlighting::Repository &repository)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(Theme::kGrid);
    m_title = new ToneLabel(ToneLabel::Tone::Normal, this);
    m_title->setScale(1.25);
    m_path = new ElidedLabel(ToneLabel::Tone::Muted, this);
    auto *warnings = new QWidget(this);
    m_warnings = new QVBoxLayout(warnings);
    m_warnings->setContentsMargins(0, 0, 0, 0);
    m_warnings->setSpacing(4);
    m_diff = new SourceText(repository, QStringLiteral("Diff"), this);
    m_diff->setReadOnly(true);
    m_diff->setFrameShape(QFrame::StyledPanel);
    m_diff->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_diff->setAccessibleName(tr("What will be written"));
    m_formChoice = makeFormChoice();
    m_error = new ToneLabel(ToneLabel::Tone::Bad, this);
    m_error->setWordWrap(true);
    m_error->setSelectable();
    m_error->setObjectName(QStringLiteral("saveError"));
    m_error->hide();
    layout->addWidget(m_title);
    layout->addWidget(m_path);
    layout->addWidget(m_diff, 1);
    layout->addWidget(warnings);
    layout->addWidget(m_formChoice);
    layout->addWidget(m_error);
    layout->addWidget(makeButtons());
}

QWidget *ReviewDialog::makeFormChoice()
{
    auto *choice = new QWidget(this);
    m_strict = new QRadioButton(choice);
    m_asIs = new QRadioButton(tr("Save &with comments and trailing commas (the plugin ignores the file)"), choice);
    m_strict->setChecked(true);
    auto *layout = new QVBoxLayout(choice);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    auto *why = new ToneLabel(ToneLabel::Tone::Warning, choice);
    why->setText(tr("The plugin reads strict JSON only: with comments or trailing commas it ignores the whole file."));
    why->setWordWrap(true);
    layout->addWidget(why);
    layout->addWidget(m_strict);
    layout->addWidget(m_asIs);
    connect(m_strict, &QRadioButton::toggled, this, &ReviewDialog::refreshDiff);
    return choice;
}

QWidget *ReviewDialog::makeButtons()
{
    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    m_conflict = new QWidget(row);
    auto *ways = new QHBoxLayout(m_conflict);
    ways->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const QString &text, auto act) {
        auto *button = new QPushButton(text, m_conflict);
        connect(button, &QPushButton::clicked, this, act);
        ways->addWidget(button);
        return button;
    };
    add(tr("&Reload (drop my edits)"), [this] { resolve(Conflict(m_studio).takeTheirs()); });
    add(tr("&Keep mine"), [this] { resolve(Conflict(m_studio).keepMine()); });
    m_merge = add(tr("&Merge both"), [this] { resolve(Conflict(m_studio).merge()); });
    add(tr("Save &as…"), [this] {
        reject();
        Q_EMIT saveAsWanted();
    });
    auto *box = new QDialogButtonBox(QDialogButtonBox::Cancel, row);
    m_save = box->addButton(tr("&Save"), QDialogButtonBox::AcceptRole);
    m_save->setProperty(kPrimaryProperty, true);
    m_save->setObjectName(QStringLiteral("save"));
    m_save->setDefault(true);
    layout->addWidget(m_conflict);
    layout->addWidget(box, 1);
    connect(box, &QDialogButtonBox::accepted, this, &ReviewDialog::save);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_conflict->hide();
    return row;
}

void ReviewDialog::refresh()
{
    m_review.refresh();
    QString path = m_review.path();
    if (!m_review.realPath().isEmpty())
        path += QStringLiteral(" → ") + m_review.realPath();
    m_path->setFullText(shown(path.toStdU16String()));
    m_formChoice->setVisible(m_review.needsStrictForm());
    m_strict->setText(m_review.existsOnDisk() ? tr("Save as s&trict JSON (the old file is kept as %1)").arg(m_review.backupPath().section(u'/', -1))
                                              : tr("Save as s&trict JSON"));
    showWarnings();
    refreshDiff();
}

void ReviewDialog::refreshDiff()
{
    const QString diff = m_review.diff(form());
    const bool changes = m_review.hasChanges(form());
    m_diff->setSourceText(diff);
    m_diff->setVisible(changes);
    m_title->setText(!changes                  ? tr("There is nothing to save: the file says this already.")
                         : m_review.existsOnDisk() ? tr("These lines change in the file: %1").arg(counted(diff))
                                                   : tr("This file will be made: %1").arg(counted(diff)));
    m_save->setEnabled(changes);
}

void ReviewDialog::showWarnings()
{
    while (QLayoutItem *item = m_warnings->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const QString &warning : m_review.warnings()) {
        auto *label = new ToneLabel(ToneLabel::Tone::Warning, this);
        label->setWordWrap(true);
        label->setText(QStringLiteral("⚠ ") + warning);
        label->setAccessibleName(tr("Warning: %1").arg(warning));
        m_warnings->addWidget(label);
    }
}

SaveReview::Form ReviewDialog::form() const
{
    return m_review.needsStrictForm() && m_strict->isChecked() ? SaveReview::Form::Strict : SaveReview::Form::AsIs;
}

void ReviewDialog::save()
{
    const Status status = m_review.save(form());
    if (!status) {
        showError(status.error());
        return;
    }
    Q_EMIT saved(m_review.path());
    accept();
}

void ReviewDialog::showError(const Error &error)
{
    m_error->setText(errorText(error));
    m_error->show();
    offerConflictChoices(error.code == ErrorCode::ChangedOnDisk);
}

void ReviewDialog::offerConflictChoices(bool offer)
{
    m_conflict->setVisible(offer);
    m_save->setEnabled(!offer && m_review.hasChanges(form()));
    if (offer)
        m_merge->setVisible(Conflict(m_studio).merged().has_value());
}

void ReviewDialog::resolve(const Status &status)
{
    if (!status) {
        showError(status.error());
        return;
    }
    m_error->hide();
    offerConflictChoices(false);
    refresh();
}

} // namespace tss::app
