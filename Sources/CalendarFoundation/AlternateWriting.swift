// SPDX-License-Identifier: MIT
import Foundation

/// Writes the dates of a calendar in a language.
///
/// Uses `DateFormatter`, because the newer `FormatStyle` writes Gregorian dates for Ethiopic Amete
/// Alem.
struct AlternateWriting: Sendable {
  private let day: DateFormatter
  private let wide: DateFormatter
  private let short: DateFormatter
  private let whole: DateFormatter
  /// Names that are not shortened, because two of them would look alike.
  private let uncut: Set<String>

  init(_ calendar: Calendar, _ locale: Locale) {
    func formatter(_ format: String?) -> DateFormatter {
      let formatter = DateFormatter()
      formatter.locale = locale
      formatter.calendar = calendar
      formatter.timeZone = calendar.timeZone
      if let format { formatter.dateFormat = format } else { formatter.dateStyle = .long }
      return formatter
    }
    day = formatter("d")
    wide = formatter("LLLL")
    short = formatter("LLL")
    whole = formatter(nil)
    let names = Set(short.shortStandaloneMonthSymbols)
    uncut = names.filter { name in
      names.contains { $0 != name && Self.cut($0) == Self.cut(name) }
    }
  }

  /// The number of the day.
  func number(_ date: Date) -> String { day.string(from: date) }

  /// The whole date.
  func spoken(_ date: Date) -> String { whole.string(from: date) }

  /// As much of the month's name as fits a narrow cell: eight letters, or seven and a full stop.
  ///
  /// Abbreviates rather than cuts, since "Jumada I" and "Jumada II" would otherwise end alike.
  func monthName(_ date: Date) -> String {
    let name = wide.string(from: date)
    if name.count <= 8 { return name }
    let abbreviation = short.string(from: date)
    return uncut.contains(abbreviation) ? abbreviation : Self.cut(abbreviation)
  }

  private static func cut(_ name: String) -> String {
    name.count <= 8 ? name : String(name.prefix(7)) + "."
  }
}
