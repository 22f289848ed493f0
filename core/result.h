// SPDX-License-Identifier: MIT
// Result<T>: a value or an Error. Mark every function that returns one [[nodiscard]].
#pragma once

#include "core/error.h"

#include <tl/expected.hpp>

namespace tss {

template<class T>
using Result = tl::expected<T, Error>;

using Status = Result<void>;

inline tl::unexpected<Error> failure(Error error)
{
    return tl::unexpected<Error>(std::move(error));
}

} // namespace tss
