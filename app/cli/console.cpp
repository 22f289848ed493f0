// SPDX-License-Identifier: MIT
#include "app/cli/console.h"

#include <unistd.h>

#include <cerrno>

namespace tss::app::cli {

namespace {

/// 0 or errno.
int writeAll(int fd, std::string_view bytes)
{
    while (!bytes.empty()) {
        const auto written = ::write(fd, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return errno;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return 0;
}

} // namespace

void Console::print(const QString &text)
{
    const QByteArray utf8 = text.toUtf8();
    m_out.append(utf8.constData(), static_cast<std::size_t>(utf8.size()));
}

void Console::complain(const QString &text)
{
    const QByteArray utf8 = QString(QStringLiteral("tss: ") + text + u'\n').toUtf8();
    writeAll(STDERR_FILENO, {utf8.constData(), static_cast<std::size_t>(utf8.size())});
}

bool Console::flush()
{
    const int problem = writeAll(STDOUT_FILENO, m_out);
    m_out.clear();
    return problem == 0 || problem == EPIPE;
}

} // namespace tss::app::cli
