// SPDX-License-Identifier: MIT
#include "core/document/encoding.h"

#include <algorithm>

namespace tss {

bool isUtf16(std::string_view bytes)
{
    if (bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff"))
        return true;
    const std::string_view start = bytes.substr(0, 4);
    const auto nuls = std::count(start.begin(), start.end(), '\0');
    return nuls > 0 && nuls < std::ssize(start);
}

} // namespace tss
