// SPDX-License-Identifier: MIT
// What a file given by drop or on the command line is.
#pragma once

#include <QString>

namespace tss {
class FileSystem;
}

namespace tss::app {

enum class FileKind { Catalog, Configuration };

/// By its name, else by the keys it has. What cannot be read counts as a catalog, whose reader says what is wrong.
[[nodiscard]] FileKind fileKind(const FileSystem &files, const QString &path);

} // namespace tss::app
