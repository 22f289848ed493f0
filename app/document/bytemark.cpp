// SPDX-License-Identifier: MIT
#include "app/document/bytemark.h"

#include <algorithm>
#include <memory>

namespace tss::app {

namespace {

std::size_t shifted(std::size_t offset)
{
    return offset - std::min(offset, kByteOrderMark.size());
}

void shift(TextEdits &edits)
{
    for (TextEdit &edit : edits) {
        const std::size_t end = shifted(edit.offset + edit.length);
        edit.offset = shifted(edit.offset);
        edit.length = end - edit.offset;
    }
    std::erase_if(edits, [](const TextEdit &edit) { return edit.length == 0 && edit.replacement.empty(); });
}

} // namespace

PreviewPtr withoutByteOrderMark(const Preview &preview)
{
    auto copy = std::make_shared<Preview>(preview);
    for (Diagnostic &diagnostic : copy->diagnostics) {
        if (auto &range = diagnostic.place.range; range)
            range = TextRange{shifted(range->begin), shifted(range->end)};
        for (Fix &fix : diagnostic.fixes)
            shift(fix.edits);
    }
    return copy;
}

} // namespace tss::app
