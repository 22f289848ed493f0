// SPDX-License-Identifier: MIT
// The command line tss: `tss VERB …`.
#pragma once

namespace tss::app::cli {

/// Before QCoreApplication is made: Qt wants a UTF-8 locale, and a descriptor that the caller closed must not be given
/// to some file of ours.
void prepareProcess();

/// Returns the exit code.
[[nodiscard]] int runCommandLine(int argc, char **argv);

} // namespace tss::app::cli
