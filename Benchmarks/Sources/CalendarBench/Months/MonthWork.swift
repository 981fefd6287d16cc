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
    let leading = Int(page.monthMask.trailingZeroBitCount)
    let length = Int(month.dayCount)
    let before = Int(month.addingClamped(months: -1).dayCount) - leading
    return [MonthCell](unsafeUninitializedCapacity: 42) { cells, count in
      for place in 0..<leading { cells[place] = MonthCell(number: before + place + 1) }
      for place in leading..<leading + length {
        cells[place] = MonthCell(number: place - leading + 1, flags: .enabled)
      }
      for place in leading + length..<42 {
        cells[place] = MonthCell(number: place - leading - length + 1)
      }
      mark(.today, page.mask(of: only(today)), in: cells)
      mark(.selected, page.mask(of: only(selected(month))), in: cells)
      count = 42
    }
  }

  private func mark(
    _ flag: MonthCell.Flags, _ mask: UInt64, in cells: UnsafeMutableBufferPointer<MonthCell>
  ) {
    guard mask != 0 else { return }
    cells[mask.trailingZeroBitCount].flags.insert(flag)
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
  struct Flags: OptionSet {
    let rawValue: UInt8
    static let enabled = Flags(rawValue: 1)
    static let highlighted = Flags(rawValue: 2)
    static let selected = Flags(rawValue: 4)
    static let today = Flags(rawValue: 8)
  }

  let number: UInt8
  var flags: Flags

  init(number: Int, flags: Flags = []) {
    self.number = UInt8(truncatingIfNeeded: number)
    self.flags = flags
  }
}

extension MonthWork {
  /// Whether both pages show the same in every cell of every month.
  private var agree: Bool {
    months.allSatisfy { month in
      zip(foundationPage(month).weeks().joined(), cells(of: month)).allSatisfy { theirs, ours in
        theirs.number == Int(ours.number)
          && theirs.isEnabled == ours.flags.contains(.enabled)
          && theirs.isSelected == ours.flags.contains(.selected)
          && theirs.isToday == ours.flags.contains(.today)
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
