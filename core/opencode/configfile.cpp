// SPDX-License-Identifier: MIT
#include "core/opencode/configfile.h"

namespace tss::opencode {

json::View ConfigFile::asWritten() const
{
    return parsed && parsed->has_value() ? json::root((*parsed)->tree) : json::View();
}

json::View ConfigFile::inForce() const
{
    return parsed && parsed->has_value() && (*parsed)->isStrict() ? json::root((*parsed)->tree)
                                                                  : json::View();
}

ConfigFile readConfigFile(const PreviewInput &input)
{
    ConfigFile file;
    if (input.documentExists)
        file.parsed = json::parse(input.documentText, json::Leniency::Jsonc);
    return file;
}

} // namespace tss::opencode
