// SPDX-License-Identifier: MIT
// SwiftPM wants a main file in an executable; it is never run (--no-entry). The exports are in the
// other files, and nothing may stand here at top level.
