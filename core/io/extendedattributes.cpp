// SPDX-License-Identifier: MIT
#include "core/io/extendedattributes.h"

#include <sys/xattr.h>

#include <string_view>
#include <vector>

namespace tss {

namespace {

constexpr std::string_view kAccessList = "system.posix_acl_access";

std::vector<std::string> attributeNames(const std::string &file)
{
    std::string list;
    const auto size = ::llistxattr(file.c_str(), nullptr, 0);
    if (size <= 0)
        return {};
    list.resize(static_cast<std::size_t>(size));
    const auto got = ::llistxattr(file.c_str(), list.data(), list.size());
    list.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
    std::vector<std::string> names;
    for (std::size_t begin = 0; begin < list.size();) {
        const std::size_t end = list.find('\0', begin);
        names.push_back(list.substr(begin, end - begin));
        begin = end == std::string::npos ? list.size() : end + 1;
    }
    return names;
}

bool copyAttribute(const std::string &from, const std::string &name, int toFd)
{
    const auto size = ::lgetxattr(from.c_str(), name.c_str(), nullptr, 0);
    if (size < 0)
        return false;
    std::string value(static_cast<std::size_t>(size), '\0');
    const auto got = ::lgetxattr(from.c_str(), name.c_str(), value.data(), value.size());
    if (got < 0)
        return false;
    return ::fsetxattr(toFd, name.c_str(), value.data(), static_cast<std::size_t>(got), 0) == 0;
}

} // namespace

void copyExtendedAttributes(const std::string &from, int toFd)
{
    bool hasAccessList = false;
    for (const std::string &name : attributeNames(from)) {
        copyAttribute(from, name, toFd);
        hasAccessList = hasAccessList || name == kAccessList;
    }
    if (!hasAccessList)
        ::fremovexattr(toFd, kAccessList.data());
}

} // namespace tss
