// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarFoundation

/// `--alternate-calendar`.
enum AlternateArgument {
  /// The calendar of a name of CLDR's.
  ///
  /// - Throws: The names that there are.
  static func parse(_ text: String) throws -> AlternateCalendar {
    if let calendar = AlternateCalendar(named: text.lowercased()) { return calendar }
    let names = AlternateCalendar.names
    let near = Spelling.nearest(to: text, in: names).map { " Did you mean \($0)?" }.first ?? ""
    throw ValidationError("Calendars are called \(names.joined(separator: ", ")).\(near)")
  }
}
