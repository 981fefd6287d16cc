// SPDX-License-Identifier: MIT
import CivilTime

/// The position of an event among those of its axis: by start, then in the order in which they were made.
///
/// It is the row of the event in the index of words. Events of one second whose places in the file are
/// 8 388 608 apart have it in common.
enum SearchPlace {
  /// Seconds from the first row of an axis to 1970: more than any time of the calendar is before it.
  ///
  /// All of the calendar takes 40 bits of them, and the axis one.
  private static let origin: Int64 = 377_705_116_800 + 864_000
  private static let bits: Int64 = 23
  static let mask: Int64 = 1 << bits - 1

  /// The first position of a time; `mask` further is the last one.
  static func first(_ axis: TimeAxis, _ microseconds: Int64) -> Int64 {
    let seconds = microseconds.dividedDown(by: 1_000_000) + origin
    return (seconds << bits) | (axis == .civil ? .min : 0)
  }

  /// The position of an event.
  static func of(_ axis: TimeAxis, _ microseconds: Int64, event: Int64) -> Int64 {
    first(axis, microseconds) | (event & mask)
  }

  /// The positions of an axis.
  static func range(_ axis: TimeAxis) -> ClosedRange<Int64> {
    axis == .instant ? 0...(.max - 1) : (.min + 1)...(-1)
  }
}

/// The rows after one and through another.
struct SearchRows {
  var after: Int64
  var through: Int64

  /// Those of an axis, from a position on in one direction.
  init(_ axis: TimeAxis, from row: Int64, isLater: Bool) {
    let all = SearchPlace.range(axis)
    after = isLater ? row : all.lowerBound - 1
    through = isLater ? all.upperBound : row
  }
}

/// Where a page of a search begins or ends: a position between rows on each axis.
struct SearchCursor {
  /// Whether the page that begins here goes on in time.
  var isLater: Bool
  /// The rows after this one are later.
  var instant: Int64
  var civil: Int64

  /// Before the events of a day.
  init(before day: EpochDay, zone: ZoneRules) {
    isLater = true
    instant = SearchPlace.first(.instant, zone.startOfDay(day).microsecondsSince1970) - 1
    civil =
      SearchPlace.first(.civil, CivilDateTime(day: day, time: .midnight).wallMicroseconds) - 1
  }

  subscript(axis: TimeAxis) -> Int64 {
    get { axis == .instant ? instant : civil }
    set { if axis == .instant { instant = newValue } else { civil = newValue } }
  }
}

extension SearchCursor {
  var text: String { "\(isLater ? "later" : "earlier").\(instant).\(civil)" }

  /// The place in a cursor.
  ///
  /// - Throws: `invalid` when it is malformed.
  init(_ text: String) throws(StoreError) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, ["later", "earlier"].contains(parts[0]), let instant = Int64(parts[1]),
      let civil = Int64(parts[2]), (-1...(.max - 1)).contains(instant), (.min..<0).contains(civil)
    else { throw .invalid(field: "cursor", reason: "is no cursor of a search") }
    (isLater, self.instant, self.civil) = (parts[0] == "later", instant, civil)
  }
}
