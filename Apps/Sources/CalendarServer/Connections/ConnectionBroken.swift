// SPDX-License-Identifier: MIT

/// The rest of a body will never arrive.
struct ConnectionBroken: Error {}
