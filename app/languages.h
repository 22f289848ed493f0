// SPDX-License-Identifier: MIT
// The languages of the window, and loading one.
#pragma once

#include <QList>
#include <QString>

#include <memory>
#include <vector>

class QTranslator;

namespace tss::app {

struct Language
{
    QString code; ///< "zh_CN"; empty: the system's
    QString name; ///< in the language itself
};
[[nodiscard]] QList<Language> languages();

/// The translators of one language, Qt's own included, installed while this lives.
class Translation
{
public:
    explicit Translation(const QString &code);
    ~Translation();

private:
    void load(const QString &file, const QString &folder);

    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace tss::app
