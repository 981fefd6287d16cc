// SPDX-License-Identifier: MIT

import CalendarEngine
import CivilTime
import Foundation

/// Pages of months, ours and Foundation's, with nothing highlighted and one day selected.
struct MonthWork {
  private let months: [YearMonth]
  private let today: EpochDay

  /// The months of the year 2025.
  init() {
    let start = YearMonth(year: 2025, month: 1) ?? .min
    months = (0..<12).map { start.addingClamped(months: $0) }
    today = EpochDay(clamping: Int64((Date().timeIntervalSince1970 / 86_400).rounded(.down)))
  }

  private func selected(_ month: YearMonth) -> EpochDay { month.day(clamping: 15) }

  private func only(_ day: EpochDay) -> DayInterval {
    DayInterval(first: day, last: day) ?? .all
  }

  /// Twelve pages as a start day and masks.
  func masks() {
    var sum: UInt64 = 0
    for month in months {
      let page = MonthPage(month, firstWeekday: .sunday, rows: .alwaysSix)
      sum &+= page.monthMask &+ UInt64(UInt32(bitPattern: page.startRawValue))
      sum &+= page.mask(of: only(today)) &+ page.mask(of: only(selected(month)))
    }
    sink &+= Int64(truncatingIfNeeded: sum)
  }

  /// Twelve pages as 42 models each, as many and as told as Foundation's.
  func cells() {
    for month in months { sink &+= Int64(cells(of: month).count) }
  }

  @inline(never)
  private func cells(of month: YearMonth) -> [MonthCell] {
    let page = MonthPage(month, firstWeekday: .sunday, rows: .alwaysSix)
    let inMonth = page.monthMask
    let (todayMask, selectedMask) = (
      page.mask(of: only(today)), page.mask(of: only(selected(month)))
    )
    // One conversion for the run of days; the months are within 2025, where every cell has a day.
    let leading = Int32(inMonth.trailingZeroBitCount)
    let lengthBefore = month.addingClamped(months: -1).dayCount
    let length = month.dayCount
    return [MonthCell](unsafeUninitializedCapacity: 42) { cells, count in
      for place in 0..<page.cellCount {
        let bit = UInt64(1) << UInt64(place)
        let number = place - leading + 1
        let shown = number < 1 ? number + lengthBefore : number > length ? number - length : number
        cells.initializeElement(
          at: Int(place),
          to: MonthCell(
            number: Int8(shown), isEnabled: inMonth & bit != 0, isHighlighted: false,
            isSelected: selectedMask & bit != 0, isToday: todayMask & bit != 0))
      }
      count = Int(page.cellCount)
    }
  }

  /// Twelve pages as the tutorial makes them.
  func foundation() {
    for month in months { sink &+= Int64(foundationPage(month).weeks().count) }
  }

  private func foundationPage(_ month: YearMonth) -> FoundationMonth {
    let selected = Date(timeIntervalSince1970: Double(selected(month).rawValue) * 86_400)
    return FoundationMonth(
      year: Int(month.year), month: Int(month.month), highlighted: [], selected: selected)
  }
}

/// One cell, as much as a `FoundationDay` tells.
struct MonthCell {
  let number: Int8
  let isEnabled: Bool
  let isHighlighted: Bool
  let isSelected: Bool
  let isToday: Bool
}

extension MonthWork {
  /// Whether both pages show the same in every cell of every month.
  private var agree: Bool {
    months.allSatisfy { month in
      zip(foundationPage(month).weeks().joined(), cells(of: month)).allSatisfy { theirs, ours in
        theirs.number == Int(ours.number) && theirs.isEnabled == ours.isEnabled
          && theirs.isSelected == ours.isSelected && theirs.isToday == ours.isToday
      }
    }
  }

  /// The rows about month pages.
  static func rows(rounds: Int) -> [Row] {
    let work = MonthWork()
    precondition(work.agree, "the pages of a month disagree")
    let many = 200
    let times = Stopwatch(rounds: rounds).nanoseconds([
      work.foundation, { for _ in 0..<many { work.cells() } },
      { for _ in 0..<many { work.masks() } },
    ])
    let theirs = times[0] / 12
    let (cells, masks) = (times[1] / 12 / Double(many), times[2] / 12 / Double(many))
    return [
      .ratio("month page: 42 models through Foundation ÷ 42 of ours", theirs / cells, atLeast: 300),
      .ratio("month page: 42 models through Foundation ÷ our masks", theirs / masks, atLeast: 1000),
      .information("month page, 42 models through Foundation", theirs / 1000, "µs"),
      .information("month page, 42 models of ours", cells, "ns"),
      .information("month page, our masks", masks, "ns"),
    ]
  }
}
