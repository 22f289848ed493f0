// SPDX-License-Identifier: MIT
// Fixes that diagnostics offer.
#include "app/commands/commands.h"
#include "app/document/studio.h"
#include "app/text/diagnostictext.h"

#include <algorithm>

namespace tss::app {

namespace {

bool isSame(const Fix &a, const Fix &b)
{
    return a.kind == b.kind && a.args == b.args && a.edits == b.edits;
}

/// A fix holds places in a text, so it is good only for the text that the newest preview was made from.
bool isOffered(const Studio &studio, const Fix &fix)
{
    if (!studio.isPreviewCurrent())
        return false;
    const auto &diagnostics = studio.preview()->diagnostics;
    return std::any_of(diagnostics.begin(), diagnostics.end(), [&](const Diagnostic &diagnostic) {
        return std::any_of(diagnostic.fixes.begin(), diagnostic.fixes.end(), [&](const Fix &offered) { return isSame(offered, fix); });
    });
}

} // namespace

bool applyFix(Studio &studio, const Fix &fix)
{
    if (!isOffered(studio, fix))
        return false;
    if (fix.kind == FixKind::MakeStrict && fix.edits.empty()) {
        // Only the byte-order mark is wrong, and that is no part of the text.
        studio.dropByteOrderMark();
        return true;
    }
    return studio.editText(fixTitle(fix), fix.edits);
}

} // namespace tss::app
