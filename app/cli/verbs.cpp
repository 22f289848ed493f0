// SPDX-License-Identifier: MIT
#include "app/cli/verb.h"

#include <array>

namespace tss::app::cli {

std::span<const Verb *const> verbs()
{
    static const std::array<const Verb *, 5> all{&previewVerb(), &checkVerb(), &catalogVerb(), &searchVerb(), &helpVerb()};
    return all;
}

const Verb *findVerb(std::string_view name)
{
    for (const Verb *verb : verbs()) {
        if (verb->name == name)
            return verb;
    }
    return nullptr;
}

} // namespace tss::app::cli
