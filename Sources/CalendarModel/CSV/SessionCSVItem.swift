// SPDX-License-Identifier: MIT

/// What a reader of CSV finds.
public enum SessionCSVItem: Hashable, Sendable {
  /// A session.
  case row(SessionCSVRow)
  /// A line that is none, or a header with a column that is not known.
  case problem(SessionCSVProblem)
}
