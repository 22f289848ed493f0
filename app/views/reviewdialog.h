// SPDX-License-Identifier: MIT
// ReviewDialog: the difference that a save would make to the file, with warnings, before it is written. Saves itself:
// an error is shown here, with the ways out, and the edits stay.
#pragma once

#include "app/savereview.h"

#include <QDialog>

class QPushButton;
class QRadioButton;
class QVBoxLayout;

namespace KSyntaxHighlighting {
class Repository;
}

namespace tss::app {

class ElidedLabel;
class SourceText;
class ToneLabel;

class ReviewDialog : public QDialog
{
    Q_OBJECT

public:
    ReviewDialog(Studio &studio, const QString &path, KSyntaxHighlighting::Repository &repository, QWidget *parent = nullptr);

Q_SIGNALS:
    void saved(const QString &path);
    void saveAsWanted();

private:
    void build(KSyntaxHighlighting::Repository &repository);
    QWidget *makeFormChoice();
    QWidget *makeButtons();
    void refresh();
    void refreshDiff();
    void showWarnings();
    void save();
    void showError(const Error &error);
    void offerConflictChoices(bool offer);
    void resolve(const Status &status);
    [[nodiscard]] SaveReview::Form form() const;

    Studio &m_studio;
    SaveReview m_review;
    ToneLabel *m_title = nullptr;
    ElidedLabel *m_path = nullptr;
    SourceText *m_diff = nullptr;
    QVBoxLayout *m_warnings = nullptr;
    QWidget *m_formChoice = nullptr;
    QRadioButton *m_strict = nullptr;
    QRadioButton *m_asIs = nullptr;
    ToneLabel *m_error = nullptr;
    QWidget *m_conflict = nullptr;
    QPushButton *m_merge = nullptr;
    QPushButton *m_save = nullptr;
};

} // namespace tss::app
