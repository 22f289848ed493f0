// SPDX-License-Identifier: MIT
// What the tests of saving share.
#pragma once

#include "core/io/atomicwrite.h"
#include "core/io/readfile.h"

#include <string>
#include <vector>

namespace tss::test {

inline constexpr const char *kOld = "{\n  \"hide\": [\"a_*\"]\n}\n";
inline constexpr const char *kNew = "{\n  \"hide\": [\"a_*\", \"b_*\"]\n}\n";

inline Stamp stampAt(const std::string &path)
{
    const auto content = readContent(path, kDocumentSizeLimit);
    return content ? content->stamp : Stamp{};
}

/// Saves as somebody who has just opened the file.
inline Result<Stamp> save(const std::string &path, std::string_view bytes = kNew)
{
    return writeFileAtomically(path, bytes, stampAt(path));
}

inline std::string reason(const Result<Stamp> &result)
{
    return result || result.error().args.empty() ? std::string() : result.error().args.front();
}


using Names = std::vector<std::string>;

#define REFUSED(result, expectedCode) \
    do { \
        QVERIFY(!(result)); \
        QCOMPARE(errorName((result).error().code), errorName(expectedCode)); \
    } while (false)

} // namespace tss::test
