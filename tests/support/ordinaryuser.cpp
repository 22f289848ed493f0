// SPDX-License-Identifier: MIT
#include "tests/support/ordinaryuser.h"

#include <unistd.h>

#include <cstdlib>

namespace tss {

namespace {
constexpr uid_t kNobody = 65534;
}

AsOrdinaryUser::AsOrdinaryUser() : m_user(::geteuid()), m_group(::getegid())
{
    m_isOrdinary = m_user != 0 || (::setegid(kNobody) == 0 && ::seteuid(kNobody) == 0);
}

AsOrdinaryUser::~AsOrdinaryUser()
{
    if (m_user == 0 && (::seteuid(m_user) != 0 || ::setegid(m_group) != 0))
        std::abort();
}

} // namespace tss
