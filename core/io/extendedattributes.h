// SPDX-License-Identifier: MIT
// Extended attributes, access control lists among them.
#pragma once

#include <string>

namespace tss {

/// Gives the open file the attributes of the other, as far as file system and rights allow. An access list that the
/// folder handed down and the other file does not have is taken off.
void copyExtendedAttributes(const std::string &from, int toFd);

} // namespace tss
