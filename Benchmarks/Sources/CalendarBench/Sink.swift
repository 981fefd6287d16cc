// SPDX-License-Identifier: MIT

/// Where results go so that the optimizer may not drop the work that made them.
nonisolated(unsafe) var sink: Int64 = 0
