// SPDX-License-Identifier: MIT

import Foundation

/// The month page that "CalendarView: Part 2: That's how time goes" (2020) describes.
///
/// Every cell is a model of its own, made through `Calendar.current`: the last days of the month
/// before, the days of the month, the first days of the next, 42 in all. A day of the month asks
/// for the present time, makes its own date from components, and compares it with today, with the
/// selected day and with every highlighted day by taking both apart into year, month and day.
///
/// One thing is not as published: there the first row began a day too early (and a month that
/// begins on a Sunday had 43 days). Here the leading days are right, so that the result can be
/// compared with ours cell by cell; the cost is the same.
struct FoundationMonth {
  let year: Int
  let month: Int
  let highlighted: [Date]
  let selected: Date?

  /// The six weeks of the page.
  func weeks() -> [[FoundationDay]] {
    guard let first = date(year, month, 1) else { return [] }
    let leading = Calendar.current.component(.weekday, from: first) - 1
    let before = lengthOfMonthBefore
    let length = lengthOfMonth(first)
    var days = (0..<leading).map { FoundationDay(number: before - leading + 1 + $0) }
    days += (1...length).map(day)
    days += (1...(42 - leading - length)).map { FoundationDay(number: $0) }
    return stride(from: 0, to: 42, by: 7).map { Array(days[$0..<$0 + 7]) }
  }

  private func day(_ number: Int) -> FoundationDay {
    let now = Date()
    let own = date(year, month, number) ?? now
    return FoundationDay(
      number: number, isEnabled: true,
      isHighlighted: highlighted.contains { isSameDay($0, own) },
      isSelected: selected.map { isSameDay($0, own) } ?? false,
      isToday: isSameDay(now, own),
      select: { sink &+= Int64(number) })
  }

  private func isSameDay(_ one: Date, _ other: Date) -> Bool {
    let fields: Set<Calendar.Component> = [.year, .month, .day]
    let left = Calendar.current.dateComponents(fields, from: one)
    let right = Calendar.current.dateComponents(fields, from: other)
    return left.year == right.year && left.month == right.month && left.day == right.day
  }

  private var lengthOfMonthBefore: Int {
    let before = month == 1 ? date(year - 1, 12, 1) : date(year, month - 1, 1)
    return before.map(lengthOfMonth) ?? 0
  }

  private func lengthOfMonth(_ date: Date) -> Int {
    Calendar.current.range(of: .day, in: .month, for: date)?.count ?? 0
  }

  private func date(_ year: Int, _ month: Int, _ day: Int) -> Date? {
    Calendar.current.date(from: DateComponents(year: year, month: month, day: day))
  }
}

/// One cell of a `FoundationMonth`.
struct FoundationDay {
  var number: Int
  var isEnabled = false
  var isHighlighted = false
  var isSelected = false
  var isToday = false
  var select: () -> Void = {}
}
