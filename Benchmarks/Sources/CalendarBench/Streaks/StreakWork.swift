// SPDX-License-Identifier: MIT

import CalendarEngine
import CalendarStreaks
import CivilTime
import Foundation

/// A book of many sessions over thirty years, and the pages of one of its years.
struct StreakWork {
  /// 1996-01-01, the first of the days that sessions lie on.
  static let start = EpochDay(clamping: 9496)
  /// The days from then to the end of 2025.
  static let span: Int32 = 10_958
  static let today = start.addingClamped(days: span - 1)

  private(set) var book: SessionBook
  private let months: [DayInterval]
  private var numbers = BenchmarkNumbers(seed: 3)

  init(sessions: Int32) {
    // About half of the days that have sessions are kept.
    let goal = max(60, 60 * sessions / Self.span)
    book = SessionBook(goal: StreakGoal(points: goal), firstDay: Self.start, zone: .utc)
    let start = YearMonth(year: 2024, month: 1) ?? .min
    months = (0..<12).map {
      MonthPage(start.addingClamped(months: $0), firstWeekday: .sunday, rows: .alwaysSix).days
    }
    for number in 0..<sessions { book.put(session(number)) }
  }

  /// A session on some day, with the bytes of its number as its id.
  mutating func session(_ number: Int32) -> Session {
    let day = Self.start.addingClamped(days: Int32.random(in: 0..<Self.span, using: &numbers))
    let time = TimeOfDay(clamping: Int64.random(in: 0..<1440, using: &numbers) * 60_000_000)
    return Session(
      id: Self.id(number), start: .civil(CivilDateTime(day: day, time: time)),
      end: .civil(CivilDateTime(day: day, time: .max)),
      points: Int32.random(in: 10...110, using: &numbers))
  }

  private static func id(_ number: Int32) -> SessionID {
    SessionID(bytes: (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) })
  }

  /// The states of the year's twelve pages.
  @inline(never)
  func pages() {
    var sum: UInt64 = 0
    for days in months {
      let page = book.streaks.states(of: days, asOf: Self.today)
      sum &+= page.kept &+ page.short &+ page.stated
    }
    sink &+= Int64(truncatingIfNeeded: sum)
  }

  /// The longest streak of all.
  @inline(never)
  func longest() {
    sink &+= Int64(book.streaks.longestStreak(asOf: Self.today)?.count ?? 0)
  }

  @inline(never)
  func current() {
    sink &+= Int64(book.streaks.currentStreak(asOf: Self.today)?.count ?? 0)
  }

  mutating func add(_ number: Int32) {
    book.put(session(number))
  }

  mutating func remove(_ number: Int32) {
    // Whatever is missing was removed before.
    _ = try? book.remove(Self.id(number))
  }

  mutating func setGoal(by points: Int32) {
    book.goal = StreakGoal(points: book.goal.points + points)
  }

  mutating func settle() {
    book.settle()
  }
}
