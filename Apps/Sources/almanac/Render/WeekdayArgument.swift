// SPDX-License-Identifier: MIT
import ArgumentParser
import CivilTime

/// `--first-weekday`: a weekday by its English name.
enum WeekdayArgument {
  private static let names = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// The weekday of this name, or of its first two letters or more.
  ///
  /// - Throws: The names that there are.
  static func parse(_ text: String) throws -> Weekday {
    let word = text.lowercased()
    let place = names.firstIndex { word.count >= 2 && $0.hasPrefix(word) }
    guard let place, let weekday = Weekday(isoNumber: Int32(place + 1)) else {
      let near = Spelling.nearest(to: word, in: names).map { " Is it \($0)?" }.first ?? ""
      throw ValidationError(
        "Weekdays are called \(names.joined(separator: ", ")).\(near)")
    }
    return weekday
  }
}
