// SPDX-License-Identifier: MIT
import CivilTime

/// The positions of columns of days beside each other; sizes are in 1/64 points.
///
/// A place is that of the column whose leading edge is nearest to the leading edge of the view, with
/// an offset of at most half a column either way: so the current day changes at half a column.
struct DayTrack: Hashable, Sendable {
  /// The days that have columns.
  let columns: DayColumns
  /// Columns in view, 1 or more.
  let count: Int32
  /// The width of a column.
  let width: Int32
  /// The first and the last column that can be reached.
  let first: Int32
  let last: Int32
  /// On which weekday pages begin, or nil where any day can be the first one in view.
  let weekStart: Weekday?
  /// Whether a flick turns one page, and no more.
  let turnsPages: Bool
}

/// How the days of a timeline are divided into columns and pages.
struct DayDivision: Hashable, Sendable {
  let columns: DayColumns
  /// Columns in view.
  let count: Int32
  /// On which weekday pages begin, or nil.
  let weekStart: Weekday?
}

extension DayTrack {
  /// The division of its days.
  var division: DayDivision { DayDivision(columns: columns, count: count, weekStart: weekStart) }

  /// The length of the view.
  var length: Int32 { count * width }

  /// The last column that can be the first one in view.
  private var lastLeading: Int32 { max(last - count + 1, first) }

  /// The page of a column.
  func page(of column: Int32) -> CalendarPage {
    CalendarPage(.day, index: columns.day(at: min(max(column, first), last)).rawValue)
  }

  /// The last column that is at least partly in view.
  func last(from place: Stop) -> Int32 {
    min(place.index + count - (place.offset > 0 ? 0 : 1), last)
  }

  /// The first column that is at least partly in view.
  func first(from place: Stop) -> Int32 {
    max(place.offset < 0 ? place.index - 1 : place.index, first)
  }

  /// The days in view: as many as there are columns, from the current day on.
  func days(from place: Stop) -> DayInterval? {
    DayInterval(
      first: columns.day(at: max(place.index, first)),
      last: columns.day(at: max(min(place.index + count - 1, last), place.index)))
  }

  func isAtEnds(_ place: Stop) -> (first: Bool, last: Bool) {
    let position = position(place)
    return (
      position <= Int64(first) * Int64(width), position >= Int64(lastLeading) * Int64(width)
    )
  }
}

extension DayTrack {
  /// The place at a distance from another one, as far as there are days, and the excess.
  func move(_ place: Stop, by distance: Int32) -> (place: Stop, excess: Int32) {
    let wanted = position(place) + Int64(distance)
    let (low, high) = (Int64(first) * Int64(width), Int64(lastLeading) * Int64(width))
    let reached = min(max(wanted, low), high)
    return (stop(at: reached), Int32(clamping: wanted - reached))
  }

  /// The distance from one place to another, clamped to what no view is three times as long as.
  func way(from start: Stop, to place: Stop) -> Int32 {
    let far: Int64 = 1 << 28
    return Int32(min(max(position(place) - position(start), -far), far))
  }

  /// The nearest place at which a page begins.
  func start(nearest place: Stop) -> Stop {
    guard let weekStart else { return move(Stop(index: place.index, offset: 0), by: 0).place }
    let week = columns.perWeek
    let before = columns.weekStart(of: place.index, weekStart)
    let passed = position(place) - Int64(before) * Int64(width)
    let isNext = 2 * passed > Int64(week) * Int64(width)
    return move(Stop(index: isNext ? before + week : before, offset: 0), by: 0).place
  }

  /// The nearest place that is a whole number of pages from a goal.
  ///
  /// Where pages begin on any day, it is the way that says which days are pages: a view of three days
  /// that is taken hold of between the 20th and the 23rd is on one of these.
  func start(nearest place: Stop, onWayTo goal: Stop) -> Stop {
    guard turnsPages, weekStart == nil else { return start(nearest: place) }
    let moved = Double(way(from: goal, to: place)) / Double(length)
    let pages = Int32(moved.rounded(.toNearestOrEven))
    return move(Stop(index: goal.index + pages * count, offset: 0), by: 0).place
  }

  /// The page on which a view comes to rest that was let go with a velocity: one further than the
  /// page on which it was taken hold of, or the nearest one where it was hardly moving.
  func page(after projected: Int32, from place: Stop, origin: Grasp) -> Stop {
    let page = turned(by: 0, from: origin.page)
    // A flick leads on for half a second; so much of a page is more than a trembling finger.
    if abs(projected) > length / 8 {
      // Against the direction in which the hand has moved, a flick goes back.
      let pulled = way(from: origin.place, to: place)
      if pulled != 0, (pulled < 0) != (projected < 0) { return page }
      return turned(by: projected < 0 ? -1 : 1, from: page)
    }
    let moved = way(from: page, to: place)
    guard abs(moved) > length / 2 else { return page }
    return turned(by: moved < 0 ? -1 : 1, from: page)
  }

  /// The place so many pages from another one; 0 is the page at that place.
  func turned(by count: Int32, from place: Stop) -> Stop {
    let start = start(nearest: place)
    let index = Int64(start.index) + Int64(count) * Int64(self.count)
    let limited = Int32(min(max(index, Int64(first)), Int64(lastLeading)))
    // The last page before the bounds may begin on another weekday; from there pages begin on theirs.
    return self.start(of: limited, towards: count)
  }

  private func start(of column: Int32, towards count: Int32) -> Stop {
    guard let weekStart, column > first, column < lastLeading else {
      return Stop(index: column, offset: 0)
    }
    return move(Stop(index: columns.weekStart(of: column, weekStart), offset: 0), by: 0).place
  }

  /// The place at which a day's page begins: the week's first day, or the day itself.
  func start(of day: EpochDay) -> Stop {
    let column = columns.column(of: day)
    let index = weekStart.map { columns.weekStart(of: column, $0) } ?? column
    return move(Stop(index: index, offset: 0), by: 0).place
  }

  /// The place from which a day is seen in the wanted position.
  func place(of day: EpochDay, _ wanted: ScrollTarget.Place, from start: Stop) -> Stop {
    let column = columns.column(of: day)
    if weekStart != nil { return isWhole(column, from: start) ? start : self.start(of: day) }
    switch wanted {
    case .start: return move(Stop(index: column, offset: 0), by: 0).place
    case .center: return move(Stop(index: column - (count - 1) / 2, offset: 0), by: 0).place
    case .nearest: return move(start, by: way(from: start, toShow: day)).place
    }
  }

  /// The shortest way that brings the whole column of a day into view.
  func way(from place: Stop, toShow day: EpochDay) -> Int32 {
    let column = columns.column(of: day)
    let before = way(from: place, to: Stop(index: column, offset: 0))
    if before < 0 { return before }
    return max(before + width - length, 0)
  }

  /// Whether the whole of a column is in view.
  private func isWhole(_ column: Int32, from place: Stop) -> Bool {
    way(from: place, toShow: columns.day(at: column)) == 0
  }

  /// Where a place is, counted from column 0.
  func position(_ place: Stop) -> Int64 {
    Int64(place.index) * Int64(width) + Int64(place.offset)
  }

  /// The place at a position.
  private func stop(at position: Int64) -> Stop {
    let width = Int64(width)
    let shifted = position + width / 2
    let index = shifted >= 0 ? shifted / width : -((width - 1 - shifted) / width)
    return Stop(index: Int32(clamping: index), offset: Int32(position - index * width))
  }
}
