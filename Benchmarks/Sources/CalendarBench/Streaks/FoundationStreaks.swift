// SPDX-License-Identifier: MIT

import Foundation

/// The streak colours of "Customized Streaks Calendar with FSCalendar" (2024), a page of 42 cells.
///
/// For each cell of the month shown, from the first day through now, all sessions are compared with
/// the cell's date to the granularity of a day, and the points of those that match are added.
struct FoundationStreaks {
  let required: Int
  let start: Date
  let now: Date
  let sessions: [(start: Date, points: Int)]

  /// 0 none, 1 short, 2 kept, nil without colour.
  func page(of cells: [Date], month: Date) -> [Int?] {
    cells.map { cell in
      guard Calendar.current.isDate(cell, equalTo: month, toGranularity: .month), cell <= now,
        cell >= start || Calendar.current.isDate(cell, equalTo: start, toGranularity: .day)
      else { return nil }
      return colour(of: totalPoints(on: cell))
    }
  }

  private func totalPoints(on date: Date) -> Int {
    var total = 0
    for session in sessions
    where Calendar.current.compare(date, to: session.start, toGranularity: .day) == .orderedSame {
      total += session.points
    }
    return total
  }

  fileprivate func colour(of total: Int) -> Int {
    total == 0 ? 0 : total >= required ? 2 : 1
  }
}

/// The same page by someone who knows Foundation: points in a dictionary by start of day.
struct FoundationStreakDictionary {
  private let streaks: FoundationStreaks
  private var totals: [Date: Int] = [:]

  init(_ streaks: FoundationStreaks) {
    self.streaks = streaks
    for session in streaks.sessions {
      totals[Calendar.current.startOfDay(for: session.start), default: 0] += session.points
    }
  }

  /// As `FoundationStreaks.page(of:month:)`.
  func page(of cells: [Date], month: DateInterval) -> [Int?] {
    cells.map { cell in
      guard month.start <= cell, cell < month.end, cell <= streaks.now, cell >= streaks.start
      else { return nil }
      return streaks.colour(of: totals[Calendar.current.startOfDay(for: cell)] ?? 0)
    }
  }
}
