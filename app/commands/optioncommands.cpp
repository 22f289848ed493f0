// SPDX-License-Identifier: MIT
// Commands on a tool's description and on the options at the top of the file.
#include "app/commands/commands.h"
#include "app/commands/commandtext.h"
#include "app/commands/editcontext.h"
#include "app/document/studio.h"

#include <QCoreApplication>

namespace tss::app {

bool setDescription(Studio &studio, const QString &id, const QString &text, bool typing)
{
    const char *source = text.isEmpty() ? QT_TRANSLATE_NOOP("Commands", "Remove description of “%1”") : QT_TRANSLATE_NOOP("Commands", "Change description of “%1”");
    const Inputs inputs(studio);
    return studio.edit(commandText(source, {id}), opencode::setDescription(inputs.context(), id, text),
                       typing ? QString(u"description/" + id) : QString());
}

bool setOption(Studio &studio, const QString &key, const QString &valueJson, bool typing)
{
    const char *source = valueJson.isEmpty() ? QT_TRANSLATE_NOOP("Commands", "Reset “%1”") : QT_TRANSLATE_NOOP("Commands", "Set “%1” to %2");
    const Inputs inputs(studio);
    return studio.edit(commandText(source, {key, valueJson}), opencode::setKey(inputs.context(), key, valueJson.toStdString()),
                       typing ? QString(u"option/" + key) : QString());
}

} // namespace tss::app
