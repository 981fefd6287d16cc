// SPDX-License-Identifier: MIT
import CivilTime

/// Goes through the spans of a day by their starts, and notes which columns are taken.
struct ColumnSweep {
  private let spans: [TimedSpan]
  private let minimum: Int32
  private let limit: Int32
  /// The places of the spans in the order in which they get their columns.
  private let order: [Int32]
  /// Until a cluster is closed, the span of a place is the next column to the right that is in its
  /// way.
  private(set) var places: [ColumnPlace]
  private(set) var hidden: [HiddenSpans] = []

  private var taken = ColumnSet()
  /// The span in each column.
  private var holders: [Int32] = []
  /// For each minute a column that becomes free, and for each column another one of that minute;
  /// −1 for none.
  private var ending: [Int32]
  private var others: [Int32] = []

  /// - Precondition: `minimum` is 1...1440, `limit` positive.
  init(_ spans: [TimedSpan], minimum: Int32, limit: Int32) {
    (self.spans, self.minimum, self.limit) = (spans, minimum, limit)
    order = SpanOrder.places(of: spans)
    places = [ColumnPlace](
      repeating: ColumnPlace(column: 0, columns: 1, span: 1), count: spans.count)
    ending = [Int32](repeating: -1, count: Int(MinuteRange.limit) + 1441)
  }

  /// Places all spans.
  mutating func run(_ style: ColumnPacking.Style) {
    let head = style == .cascade ? minimum : Int32.max
    var (minute, first) = (0, 0)
    for position in order.indices {
      let index = Int(order[position])
      let start = spans[index].start
      while minute <= start {
        release(minute)
        minute += 1
      }
      if taken.isEmpty {
        close(first..<position)
        first = position
      }
      take(index, head)
    }
    close(first..<order.count)
  }

  /// Frees the columns of the spans that end at a minute.
  private mutating func release(_ minute: Int) {
    var column = ending[minute]
    while column >= 0 {
      taken.remove(column)
      column = others[Int(column)]
    }
  }

  /// Gives a span the lowest free column.
  private mutating func take(_ index: Int, _ head: Int32) {
    let column = taken.insertLowest()
    if Int(column) == holders.count {
      holders.append(0)
      others.append(-1)
    }
    places[index] = ColumnPlace(column: column, columns: 0, span: taken.next(after: column))
    holders[Int(column)] = Int32(index)
    let end = Int(end(index))
    others[Int(column)] = ending[end]
    ending[end] = column
    // All columns to the left are taken, so only the nearest one may have been wider.
    guard column > 0 else { return }
    let left = Int(holders[Int(column) - 1])
    if spans[index].start - spans[left].start < head, places[left].span > column {
      places[left] = ColumnPlace(column: column - 1, columns: 0, span: column)
    }
  }

  private func end(_ index: Int) -> Int32 {
    max(spans[index].end, spans[index].start + minimum)
  }

  /// Spreads spans that overlap, directly or through others, over the width.
  private mutating func close(_ cluster: Range<Int>) {
    var count: Int32 = 0
    for position in cluster { count = max(count, places[Int(order[position])].column + 1) }
    let columns = min(count, limit)
    // The last column is that of the number of hidden ones, if there are any.
    let shown = count > limit ? limit - 1 : count
    let earlier = hidden.count
    for position in cluster {
      let index = Int(order[position])
      let (column, next) = (places[index].column, places[index].span)
      if column < shown {
        let end = next == .max ? columns : min(next, shown)
        places[index] = ColumnPlace(column: column, columns: columns, span: end - column)
      } else {
        places[index] = ColumnPlace(column: shown, columns: columns, span: 0)
        hide(index, since: earlier)
      }
    }
  }

  /// Counts a span with those hidden ones of its cluster that it overlaps.
  private mutating func hide(_ index: Int, since earlier: Int) {
    let span = spans[index]
    let place = ColumnPlace(
      column: places[index].column, columns: places[index].columns, span: 1)
    guard hidden.count > earlier, let last = hidden.last, last.end > span.start else {
      hidden.append(HiddenSpans(start: span.start, end: end(index), count: 1, place: place))
      return
    }
    hidden[hidden.count - 1] = HiddenSpans(
      start: last.start, end: max(last.end, end(index)), count: last.count + 1, place: place)
  }
}
