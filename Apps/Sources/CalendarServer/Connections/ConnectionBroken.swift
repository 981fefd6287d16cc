// SPDX-License-Identifier: MIT

/// What whoever reads a body is told when the rest of it will never come.
struct ConnectionBroken: Error {}
