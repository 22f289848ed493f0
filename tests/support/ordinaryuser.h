// SPDX-License-Identifier: MIT
// For tests about permissions: root may do everything, so they run as somebody else.
#pragma once

#include <sys/types.h>

namespace tss {

/// While it lives, the effective user and group are an ordinary one. Does nothing when they are already.
class AsOrdinaryUser
{
public:
    AsOrdinaryUser();
    ~AsOrdinaryUser();
    AsOrdinaryUser(const AsOrdinaryUser &) = delete;
    AsOrdinaryUser &operator=(const AsOrdinaryUser &) = delete;

    /// False when root could not become anybody else.
    [[nodiscard]] bool isOrdinary() const { return m_isOrdinary; }

private:
    uid_t m_user;
    gid_t m_group;
    bool m_isOrdinary = false;
};

} // namespace tss
