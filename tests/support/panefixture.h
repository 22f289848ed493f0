// SPDX-License-Identifier: MIT
// PaneFixture: a studio over files in memory with a catalog whose descriptions are long enough that hiding saves, for
// tests of panes.
#pragma once

#include "app/document/studio.h"
#include "app/views/selection.h"
#include "tests/support/workspacebuilder.h"

#include <QStringList>

namespace tss::test {

/// github (6 tools), files (3), two built-ins.
[[nodiscard]] Catalog paneCatalog();
/// `count` tools of ten servers.
[[nodiscard]] Catalog largeCatalog(int count);

struct PaneFixture
{
    /// The document's text; null: there is no file. The host is the hooked one.
    explicit PaneFixture(const char *document = nullptr);

    MemoryFiles files;
    app::Studio studio;
    app::Selection selection;

    [[nodiscard]] QString text() const { return QString::fromStdString(studio.document().text()); }
    /// Patterns in force.
    [[nodiscard]] QStringList patterns(RuleList list) const;
    /// Waits for the preview of the text as it stands.
    [[nodiscard]] bool settle() { return waitForPreview(studio); }
    [[nodiscard]] std::uint32_t rowOf(const QString &id) const;
};

} // namespace tss::test
