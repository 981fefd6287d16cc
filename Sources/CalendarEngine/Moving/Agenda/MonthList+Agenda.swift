// SPDX-License-Identifier: MIT
import CivilTime

// Where listed days are.
//
// A month that has not been listed yet takes as much room as one without events. What arrives later
// moves what is below it; what is in view stays where it is, held by an anchor.
extension MonthList {
  /// The height of a month with its listed days.
  func extent(of month: AgendaMonth?) -> Int32 {
    guard let month else { return headHeight + dayGap + rowHeight + gap }
    return headHeight + Int32(month.days.count) * dayGap + month.rows * rowHeight + gap
  }

  /// The top of a month's listed day, by its place, below the top of the month.
  func top(_ place: Int, of month: AgendaMonth) -> Int32 {
    guard place < month.days.count else { return extent(of: month) - gap }
    return headHeight + Int32(place) * dayGap + month.days[place].rowsBefore * rowHeight
  }

  /// The first listed day from another one on, or else the last one of the month: its top and bottom,
  /// and whether it is the first.
  func row(
    of day: EpochDay, in listed: AgendaMonths
  ) -> (top: Int32, bottom: Int32, isFirst: Bool) {
    guard let month = listed.month(day.civil.yearMonth.index) else {
      return (headHeight, headHeight + dayGap + rowHeight, true)
    }
    let place = min(month.place(from: day), month.days.count - 1)
    return (top(place, of: month), top(place + 1, of: month), place == 0)
  }

  /// The place of the first listed day, in a month, whose bottom is below an offset.
  func place(below offset: Int32, of month: AgendaMonth) -> Int {
    var (low, high) = (0, month.days.count)
    while low < high {
      let middle = (low + high) / 2
      if top(middle + 1, of: month) <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The days in view from a place on.
  func days(from place: Stop, of listed: AgendaMonths) -> DayInterval? {
    let last = lastBand(from: place)
    let bottom = height - distance(from: place.index, to: last) + place.offset
    let start = YearMonth(clampingIndex: Int64(place.index)).firstDay
    let end = YearMonth(clampingIndex: Int64(last)).lastDay
    let first = listed.month(place.index).flatMap { day(below: place.offset, of: $0) } ?? start
    let final = listed.month(last).flatMap { day(below: bottom, of: $0) } ?? end
    return DayInterval(first: first, last: max(final, first))
  }

  /// The listed day at an offset; nil where a month has none there, or begins there.
  private func day(below offset: Int32, of month: AgendaMonth) -> EpochDay? {
    let place = place(below: offset, of: month)
    if month.isBare || place >= month.days.count || offset < headHeight { return nil }
    return month.days[place].day
  }
}

/// What stays where it is in the view while heights change.
struct AgendaAnchor: Hashable, Sendable {
  /// The number of a month.
  var month: Int32
  /// A day of it; nil for the month's name.
  var day: EpochDay?
  /// How far the top of the day, or of the month, is above the top of the view.
  var offset: Int32
}

extension MonthList {
  /// What holds a view at a place.
  func anchor(at place: Stop) -> AgendaAnchor {
    if let month = listed?.month(place.index), place.offset >= headHeight {
      let found = self.place(below: place.offset, of: month)
      if found < month.days.count {
        let offset = place.offset - top(found, of: month)
        return AgendaAnchor(month: place.index, day: month.days[found].day, offset: offset)
      }
    }
    return AgendaAnchor(month: place.index, day: nil, offset: place.offset)
  }

  /// What holds a view that begins with a day.
  func anchor(on day: EpochDay) -> AgendaAnchor {
    AgendaAnchor(month: day.civil.yearMonth.index, day: day, offset: 0)
  }

  /// The place at which an anchor holds a view; above it the title names the month.
  func place(of anchor: AgendaAnchor) -> Stop {
    var top: Int32 = 0
    if let listed, let day = anchor.day {
      // A month in which nothing is known to happen is seen with its name.
      let isNamed = anchor.offset == 0 && listed.month(anchor.month)?.isBare != false
      top = isNamed ? 0 : row(of: day, in: listed).top
    }
    return move(Stop(index: anchor.month, offset: top + anchor.offset), by: 0).place
  }

  /// The shortest way that brings a row of a listed day into view.
  func way(from place: Stop, toShow day: EpochDay, row number: Int32) -> Int32 {
    guard let listed else { return 0 }
    let top = row(of: day, in: listed).top + number * rowHeight
    let above = way(from: place, to: Stop(index: day.civil.yearMonth.index, offset: top))
    return above < 0 ? above : max(above + rowHeight + dayGap - height, 0)
  }
}
