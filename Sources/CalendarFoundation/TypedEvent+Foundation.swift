// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime
import Foundation

extension TypedEvent {
  /// What a line can mean in a locale; see `readings(of:in:on:today:minute:isPlaced:)`.
  ///
  ///     TypedEvent.readings(of: "Mittag morgen 12-13", locale: Locale(identifier: "de_DE"))
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - locale: Its language and region.
  ///   - day: The day that is meant where none is written; today without it.
  ///   - now: The moment that "today" and "in 20 minutes" count from.
  ///   - zone: The zone whose clocks show it.
  ///   - isPlaced: Whether somebody has chosen a time on the day, which stays then; in another week than
  ///     today's a weekday is that of the week.
  /// - Returns: The readings, the likelier one first.
  public static func readings(
    of text: String, locale: Locale = .current, on day: EpochDay? = nil, now: Date = Date(),
    zone: TimeZone = .current, isPlaced: Bool = false
  ) -> [TypedEvent] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: now)
    let civil = CivilDate(
      year: Int32(parts.year ?? 1970), month: Int32(parts.month ?? 1), day: Int32(parts.day ?? 1))
    let today = civil?.epochDay ?? .epoch
    return readings(
      of: Array(text.utf8), in: LocaleProfile(locale), on: day ?? today, today: today,
      minute: Int32((parts.hour ?? 0) * 60 + (parts.minute ?? 0)), isPlaced: isPlaced)
  }

  /// What is left of the line without the words that say when the event is.
  public var titleText: String { String(decoding: title, as: UTF8.self) }

  /// What the line says of the place; empty where it says none.
  public var placeText: String { String(decoding: place, as: UTF8.self) }
}
