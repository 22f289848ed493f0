// SPDX-License-Identifier: MIT
// Anchors the library: the support files beside this one are optional to a test.
