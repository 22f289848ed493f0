// SPDX-License-Identifier: MIT
// DocumentFlow: opening, saving and closing configurations, with the questions that belong to them. Dialogs are opened,
// never run in a loop of their own, so that nothing blocks.
#pragma once

#include "core/result.h"

#include <QObject>
#include <QString>

#include <functional>

class QWidget;

namespace KSyntaxHighlighting {
class Repository;
}

namespace tss::app {

class Banner;
class FileWatch;
class Settings;
class Studio;

class DocumentFlow : public QObject
{
    Q_OBJECT

public:
    struct Context
    {
        Studio &studio;
        Settings &settings;
        KSyntaxHighlighting::Repository &repository;
        Banner &banner;
        QWidget &window;
    };
    explicit DocumentFlow(const Context &context);

    using Next = std::function<void()>;

    void chooseFile();
    void open(const QString &path); ///< asks about unsaved edits first
    void openUserConfig();
    void newUserConfig();
    void reviewAndSave();
    void saveAs();
    void editInlineOptions();
    /// Goes on at once, or after the person saved or gave the edits up.
    void whenSettled(Next next);
    /// What an untitled text starts with is no edit.
    [[nodiscard]] bool hasUnsavedEdits() const;
    [[nodiscard]] static QString userConfigPath();

Q_SIGNALS:
    void told(const QString &message);

private:
    void load(const QString &path);
    void review(const QString &path, Next next);
    void chooseSavePath(Next next);
    void watchDocument();
    void changedOutside();
    void conclude(const Status &status);
    void fail(const Error &error);

    Studio &m_studio;
    Settings &m_settings;
    KSyntaxHighlighting::Repository &m_repository;
    Banner &m_banner;
    QWidget &m_window;
    FileWatch *m_watch;
};

} // namespace tss::app
