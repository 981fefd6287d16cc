// SPDX-License-Identifier: MIT

/// Gives overlapping spans of a day columns beside each other.
///
/// First those that start first, of these the longer ones, then by key; each gets the lowest column
/// that is free. So the spans that overlap, directly or through others, have as many columns as
/// there are at most at a time. The result does not depend on the order in which they are given.
public enum ColumnPacking {
  /// How spans share the width.
  public enum Style: UInt8, CaseIterable, Hashable, Sendable {
    /// Beside each other, each as wide as the columns to its right are free.
    case columns
    /// Each reaches under later ones, which stand indented over it; no later one covers its first
    /// minutes.
    case cascade
  }

  /// The place of each span.
  ///
  /// O(n), unless the keys of spans with the same minutes are in no order, and for each a search for
  /// the next bit among those of the columns.
  ///
  /// - Parameters:
  ///   - spans: Spans in any order.
  ///   - minimum: The minutes that each takes at least, 1...1440. Steps are better than what follows
  ///     the height of an hour continuously: columns change with it.
  ///   - style: How they share the width.
  /// - Returns: As many places as there are spans, in their order.
  public static func places(
    of spans: [TimedSpan], minimum: Int32, style: Style = .columns
  ) -> [ColumnPlace] {
    packed(spans, minimum: minimum, style: style, limit: .max).places
  }

  /// The place of each span, with no more than so many columns.
  ///
  /// Where more overlap, the last column shows how many there is no room for.
  ///
  /// - Parameters:
  ///   - spans: Spans in any order.
  ///   - minimum: The minutes that each takes at least, 1...1440.
  ///   - style: How they share the width.
  ///   - limit: The number of columns, at least 1.
  /// - Returns: As many places as there are spans, in their order, and what is hidden.
  public static func packed(
    _ spans: [TimedSpan], minimum: Int32, style: Style, limit: Int32
  ) -> PackedColumns {
    let minimum = min(max(minimum, 1), 1440)
    return PackedColumns(
      spans, minimum: minimum, head: style == .cascade ? minimum : .max, limit: max(limit, 1))
  }
}
