// SPDX-License-Identifier: MIT

/// Spans in columns, and those for which there is none.
public struct PackedColumns: Hashable, Sendable {
  /// The place of each span, in the order in which they were given.
  public let places: [ColumnPlace]
  /// Those that are only counted: one for all that overlap each other, earliest first.
  public let hidden: [HiddenSpans]
}
