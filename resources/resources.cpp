// SPDX-License-Identifier: MIT
// A static library needs one object file of its own; the resources come from CMakeLists.txt.
