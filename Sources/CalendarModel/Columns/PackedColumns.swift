// SPDX-License-Identifier: MIT

/// Spans in columns, and those for which there is none.
public struct PackedColumns: Hashable, Sendable {
  /// The place of each span, in the order in which they were given.
  public private(set) var places: [ColumnPlace]
  /// Those that are only counted: one for all that overlap each other, earliest first.
  public private(set) var hidden: [HiddenSpans] = []

  /// - Precondition: `minimum` is 1...1440, `limit` positive.
  init(_ list: [TimedSpan], minimum: Int32, head: Int32, limit: Int32) {
    places = [ColumnPlace](
      repeating: ColumnPlace(column: 0, columns: 1, span: 1), count: list.count)
    let spans = SpanKey.sorted(list)
    var memory = [Int32](repeating: 0, count: ColumnSweep.size(spans.count))
    memory.withUnsafeMutableBufferPointer {
      var sweep = ColumnSweep(spans, minimum: minimum, in: $0)
      var first = 0
      for position in spans.indices where sweep.place(position, head: head) {
        spread(spans, first..<position, sweep, limit)
        first = position
      }
      spread(spans, first..<spans.count, sweep, limit)
    }
  }

  /// Spreads spans that overlap, directly or through others, over the width.
  private mutating func spread(
    _ spans: [SpanKey], _ cluster: Range<Int>, _ sweep: ColumnSweep, _ limit: Int32
  ) {
    var count: Int32 = 0
    for position in cluster { count = max(count, sweep.columns[position] &+ 1) }
    let columns = min(count, limit)
    // The last column is that of the number of hidden ones, if there are any.
    let shown = count > limit ? limit - 1 : count
    let earlier = hidden.count
    for position in cluster {
      let (column, next) = (sweep.columns[position], sweep.nexts[position])
      guard column < shown else {
        let place = ColumnPlace(column: shown, columns: columns, span: 0)
        places[spans[position].index] = place
        hide(spans[position].start, sweep.end(position), place, since: earlier)
        continue
      }
      let end = next == .max ? columns : min(next, shown)
      places[spans[position].index] = ColumnPlace(
        column: column, columns: columns, span: end &- column)
    }
  }

  /// Counts a span with those hidden ones of its cluster that it overlaps.
  private mutating func hide(
    _ start: Int32, _ end: Int32, _ place: ColumnPlace, since earlier: Int
  ) {
    var (first, last, count) = (start, end, 1 as Int32)
    if hidden.count > earlier, let former = hidden.last, former.end > start {
      (first, last, count) = (former.start, max(former.end, end), former.count + 1)
      hidden.removeLast()
    }
    let place = ColumnPlace(column: place.column, columns: place.columns, span: 1)
    hidden.append(HiddenSpans(start: first, end: last, count: count, place: place))
  }
}
