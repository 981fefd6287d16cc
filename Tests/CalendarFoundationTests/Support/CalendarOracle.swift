// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The fixture of other calendars.
enum CalendarOracle {
  /// A year of a calendar.
  struct Year {
    let number: Int
    /// The first day of the first month, counted from 1970-01-01.
    let start: Int
    let months: [Month]
  }

  /// A month of a year.
  struct Month {
    let number: Int
    let isLeap: Bool
    let length: Int
  }

  /// The text behind line 1, and line 1.
  static func text() throws -> (head: Substring, body: Substring) {
    let url = try #require(
      Bundle.module.url(forResource: "calendars", withExtension: "oracle", subdirectory: "Fixtures")
    )
    let text = try String(contentsOf: url, encoding: .utf8)
    let end = try #require(text.firstIndex(of: "\n"))
    return (text[..<end], text[text.index(after: end)...])
  }

  /// The years of a calendar in their order; a line that cannot be read fails the test.
  static func years(_ calendar: String) throws -> [Year] {
    let lines = try text().body.split(separator: "\n")
    return try lines.filter { $0.hasPrefix(calendar + " ") }.map { line in
      let parts = line.split(separator: " ")
      return Year(
        number: try #require(Int(parts[1])), start: try #require(Int(parts[2])),
        months: try parts[3...].map { part in
          let sides = part.split(separator: ":")
          let isLeap = sides[0].hasSuffix("L")
          return Month(
            number: try #require(Int(isLeap ? sides[0].dropLast() : sides[0])), isLeap: isLeap,
            length: try #require(Int(sides[1])))
        })
    }
  }
}
