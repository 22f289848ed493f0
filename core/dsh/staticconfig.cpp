// SPDX-License-Identifier: MIT
#include "core/dsh/staticconfig.h"

#include <algorithm>

namespace tss::dsh {

double StaticConfig::budget() const
{
    return std::min(thresholdPct / 100 * contextWindow, listingMaxTokens);
}

std::u16string_view enabledName(Enabled enabled)
{
    switch (enabled) {
    case Enabled::Auto:
        return u"auto";
    case Enabled::On:
        return u"on";
    case Enabled::Off:
        return u"off";
    }
    return {};
}

std::u16string_view configScopeName(ConfigScope scope)
{
    switch (scope) {
    case ConfigScope::Auto:
        return u"auto";
    case ConfigScope::User:
        return u"user";
    case ConfigScope::Project:
        return u"project";
    }
    return {};
}

} // namespace tss::dsh
