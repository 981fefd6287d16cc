// SPDX-License-Identifier: MIT

import CalendarEngine
import CivilTime

/// A day written as in ISO 8601; traps on a typing error.
func day(_ text: String) -> EpochDay {
  guard let day = try? EpochDay(iso8601: text) else { preconditionFailure("no day: \(text)") }
  return day
}

/// A month written as in ISO 8601; traps on a typing error.
func month(_ text: String) -> YearMonth {
  guard let month = try? YearMonth(iso8601: text) else { preconditionFailure("no month: \(text)") }
  return month
}

/// The days from the first through the last.
func days(_ first: String, _ last: String) -> DayInterval {
  guard let days = DayInterval(first: day(first), last: day(last)) else {
    preconditionFailure("no interval: \(first) \(last)")
  }
  return days
}

extension DayInterval {
  /// First and last day: "2024-01-28...2024-03-09".
  var written: String {
    guard let first, let last else { return "empty" }
    return "\(first)...\(last)"
  }
}

/// The page of a month that is known to exist.
func page(_ text: String) -> CalendarPage {
  CalendarPage(month(text))
}
