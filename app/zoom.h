// SPDX-License-Identifier: MIT
#pragma once

namespace tss::app {

/// Scales the application's font; 100 is the desktop's own size.
void applyZoom(int percent);

} // namespace tss::app
