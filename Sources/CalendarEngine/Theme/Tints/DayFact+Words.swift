// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

// What apps write: words and colours, where the engine has bytes and numbers.

extension DayFact {
  /// A fact in an app's own words.
  ///
  ///     DayFact(day: day, tint: .green, dots: [.red], subtitle: "Exam", badge: "2")
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - tint: The colour of the day's shape; nil for none. `Theme.tint(_:)` has the numbers of other
  ///     colours.
  ///   - dots: The dots under the number: three are shown, up to 255 more are counted.
  ///   - subtitle: A line under the number; dropped where large type leaves no room for it.
  ///   - badge: A short text at the corner of the day's shape.
  ///   - note: What is said about the day besides its date.
  public init(
    day: EpochDay, tint: Tint? = nil, dots: [Tint] = [], subtitle: String = "",
    badge: String = "", note: String = ""
  ) {
    self.init(day: day)
    self.tint = tint?.rawValue ?? 0
    self.dots = Dots(dots.map { $0.rawValue })
    self.subtitle = Array(subtitle.utf8)
    self.badge = Array(badge.utf8)
    self.note = Array(note.utf8)
  }
}

extension Occurrence {
  /// An occurrence in an app's own words.
  ///
  /// - Parameters:
  ///   - id: Identifies it.
  ///   - days: The civil days that it touches, half-open.
  ///   - hours: When it begins on its first and ends on its last day; nil for whole days.
  ///   - title: Its title.
  ///   - tint: Its colour; nil for the theme's own.
  public init(
    id: String, days: DayInterval, hours: Hours? = nil, title: String, tint: Tint? = nil
  ) {
    self.init(id: Array(id.utf8), days: days)
    self.hours = hours
    self.title = Array(title.utf8)
    self.tint = tint?.rawValue ?? 0
  }
}

extension LegendEntry {
  /// A kind of days in an app's own words: `LegendEntry(name: "Holiday", tint: .red)`.
  public init(name: String, tint: Tint? = nil, image: String = "") {
    self.init(name: Array(name.utf8), tint: tint?.rawValue ?? 0, image: Array(image.utf8))
  }
}

extension CalendarGroup {
  /// A group in an app's own words: `CalendarGroup(number: 1, name: "Room 2")`.
  public init(number: UInt16, name: String, tint: Tint? = nil) {
    self.init(number: number, name: Array(name.utf8), tint: tint?.rawValue ?? 0)
  }
}
