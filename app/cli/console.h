// SPDX-License-Identifier: MIT
// Console: standard output and standard error, always UTF-8 whatever the locale says.
#pragma once

#include <QString>

#include <string>
#include <string_view>

namespace tss::app::cli {

class Console
{
public:
    /// Adds to standard output; written by flush().
    void print(const QString &text);
    void printBytes(std::string_view utf8) { m_out += utf8; }
    /// One line to standard error, now: "tss: …".
    void complain(const QString &text);
    /// False when standard output cannot be written. A reader that has gone (a closed pipe) is no failure.
    [[nodiscard]] bool flush();

private:
    std::string m_out;
};

} // namespace tss::app::cli
