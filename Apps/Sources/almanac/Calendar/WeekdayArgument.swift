// SPDX-License-Identifier: MIT
import ArgumentParser
import CivilTime

/// `--first-weekday`: a weekday by its English name, or by its number from 1 Sunday to 7 Saturday.
enum WeekdayArgument {
  private static let names = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// The weekday with this name, with a name that begins with these two or more letters, or with
  /// this number.
  ///
  /// - Throws: The valid names.
  static func parse(_ text: String) throws -> Weekday {
    let word = text.lowercased()
    if let number = Int32(word) {
      guard let weekday = Weekday(sundayNumber: number) else {
        throw ValidationError("A weekday's number is 1 (Sunday) to 7 (Saturday).")
      }
      return weekday
    }
    let place = names.firstIndex { word.count >= 2 && $0.hasPrefix(word) }
    guard let place, let weekday = Weekday(isoNumber: Int32(place + 1)) else {
      let near = Spelling.nearest(to: word, in: names).map { " Did you mean \($0)?" }.first ?? ""
      throw ValidationError(
        "Weekdays are called \(names.joined(separator: ", ")), or 1 (Sunday) to 7.\(near)")
    }
    return weekday
  }
}
