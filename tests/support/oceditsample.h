// SPDX-License-Identifier: MIT
// A random configuration text with inline options, and what every edit on it promises.
#pragma once

#include "core/opencode/edits.h"
#include "tests/support/random.h"

#include <string>
#include <vector>

namespace tss::test {

struct EditSample
{
    std::string text;
    std::string options;
    [[nodiscard]] opencode::EditContext context() const { return {text, options}; }
    /// What would be in force once the text is strict.
    [[nodiscard]] opencode::Config config() const;
};

/// Ids that the samples use.
[[nodiscard]] const std::vector<std::u16string> &sampleIds();
[[nodiscard]] EditSample randomEditSample(Random &random);

/// The sample after an edit of a key. Fails the running test where the text does not parse any
/// more, the inverse does not give every byte back, or another key changed.
[[nodiscard]] EditSample edited(const EditSample &sample, const Result<TextEdits> &edits,
                                std::u16string_view key);

/// For the message of a failure.
[[nodiscard]] std::string describe(std::uint64_t seed, const EditSample &sample);

} // namespace tss::test
