// SPDX-License-Identifier: MIT
import CivilTime

/// Goes through the spans of a day by their starts, and notes which columns are taken.
///
/// All that it notes lies in one piece of memory, which makes it twice as fast as arrays.
struct ColumnSweep {
  /// The spans in the order in which they get their columns.
  private let spans: [SpanKey]
  private let minimum: Int32

  /// The column of each span.
  let columns: UnsafeMutableBufferPointer<Int32>
  /// The next column to the right that is in the way of each span; `Int32.max` if none is.
  let nexts: UnsafeMutableBufferPointer<Int32>

  /// The columns that are taken.
  private var taken: NumberBits
  /// The span in each column.
  private let holders: UnsafeMutableBufferPointer<Int32>
  /// The minutes at which columns become free, and the first of them.
  private var ends: NumberBits
  private var nextEnd = Int32.max
  /// For each of these minutes a column that becomes free then.
  private let ending: UnsafeMutableBufferPointer<Int32>
  /// For each column another one that becomes free with it, or −1.
  private let others: UnsafeMutableBufferPointer<Int32>

  /// The end of the longest span, with the greatest minimum.
  private static let lastEnd = Int(MinuteRange.limit) + 1440

  /// The numbers that are noted of so many spans.
  static func size(_ count: Int) -> Int {
    4 * count + lastEnd + 1 + NumberBits.size(count) + NumberBits.size(lastEnd)
  }

  /// - Precondition: `minimum` is 1...1440; `memory` has the size for the spans and is 0.
  init(_ spans: [SpanKey], minimum: Int32, in memory: UnsafeMutableBufferPointer<Int32>) {
    (self.spans, self.minimum) = (spans, minimum)
    var rest = memory[...]
    func part(_ count: Int) -> UnsafeMutableBufferPointer<Int32> {
      defer { rest = rest.dropFirst(count) }
      return UnsafeMutableBufferPointer(rebasing: rest.prefix(count))
    }
    columns = part(spans.count)
    nexts = part(spans.count)
    holders = part(spans.count)
    others = part(spans.count)
    ending = part(Self.lastEnd + 1)
    taken = NumberBits(part(NumberBits.size(spans.count)))
    ends = NumberBits(part(NumberBits.size(Self.lastEnd)))
  }

  /// When a span ends that takes at least the minimum.
  func end(_ position: Int) -> Int32 {
    max(spans[position].end, spans[position].start &+ minimum)
  }

  /// Gives the next span its column.
  ///
  /// - Parameters:
  ///   - position: The span, one after the last one.
  ///   - head: How long later ones may not cover it, in minutes from its start.
  /// - Returns: Whether it overlaps none of those before it.
  mutating func place(_ position: Int, head: Int32) -> Bool {
    let start = spans[position].start
    while nextEnd <= start { release() }
    let isAlone = taken.isEmpty
    let column = taken.insertLeast()
    let place = Int(column)
    columns[position] = column
    nexts[position] = taken.next(after: column)
    holders[place] = Int32(truncatingIfNeeded: position)
    let end = end(position)
    if ends.contains(end) {
      others[place] = ending[Int(end)]
    } else {
      others[place] = -1
      ends.insert(end)
      nextEnd = min(nextEnd, end)
    }
    ending[Int(end)] = column
    if column > 0 {
      // All columns to the left are taken, so only the nearest one may have been wider.
      let left = Int(holders[place &- 1])
      if start &- spans[left].start < head { nexts[left] = min(nexts[left], column) }
    }
    return isAlone
  }

  /// Frees the columns of the spans that end first.
  private mutating func release() {
    var column = ending[Int(nextEnd)]
    while column >= 0 {
      taken.remove(column)
      column = others[Int(column)]
    }
    ends.remove(nextEnd)
    nextEnd = ends.next(after: nextEnd)
  }
}
