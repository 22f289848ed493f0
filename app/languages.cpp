// SPDX-License-Identifier: MIT
#include "app/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace tss::app {

QList<Language> languages()
{
    return {
        {QString(), QCoreApplication::translate("Languages", "System")},
        {QStringLiteral("en"), QStringLiteral("English")},
        {QStringLiteral("es"), QStringLiteral("Español")},
        {QStringLiteral("zh_CN"), QStringLiteral("简体中文")},
    };
}

Translation::Translation(const QString &code)
{
    const QLocale locale = code.isEmpty() ? QLocale::system() : QLocale(code);
    // Numbers follow the language that is shown.
    QLocale::setDefault(locale);
    load(QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    load(QStringLiteral("toolsearchstudio"), QStringLiteral(":/i18n"));
}

void Translation::load(const QString &file, const QString &folder)
{
    auto translator = std::make_unique<QTranslator>();
    if (!translator->load(QLocale(), file, QStringLiteral("_"), folder)) {
        // English has texts of its own too: the plural forms.
        if (!translator->load(file + QStringLiteral("_en"), folder))
            return;
    }
    QCoreApplication::installTranslator(translator.get());
    m_translators.push_back(std::move(translator));
}

Translation::~Translation() = default; // a translator uninstalls itself

} // namespace tss::app
