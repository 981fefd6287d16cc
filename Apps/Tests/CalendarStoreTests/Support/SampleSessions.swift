// SPDX-License-Identifier: MIT
import AppSamples
import CalendarStore
import CalendarStreaks
import CivilTime

/// Sessions near the places where clocks are set, where an hour or a day is missing or doubled.
struct SampleSessions {
  /// A zone, and an instant at which its clocks are set.
  struct Place: Sendable, CustomStringConvertible {
    var zoneName: String
    var instant: String

    var description: String { "\(zoneName) \(instant)" }
    var zone: ZoneRules { CalendarStoreTests.zone(zoneName) }
    /// Microseconds since 1970.
    var center: Int64 { time(instant).instant?.microsecondsSince1970 ?? 0 }
    /// The days around it.
    var days: DayInterval {
      let day = time(instant).written.day
      return DayInterval(
        first: day.addingClamped(days: -4), last: day.addingClamped(days: 4)) ?? .all
    }
  }

  static let places = [
    // Midnight is missing, in the spring of Cairo and Santiago.
    Place(zoneName: "Africa/Cairo", instant: "2024-04-25T22:00:00Z"),
    Place(zoneName: "America/Santiago", instant: "2023-09-03T04:00:00Z"),
    // An evening is doubled, and with it the end of a day.
    Place(zoneName: "America/Santiago", instant: "2024-04-07T03:00:00Z"),
    Place(zoneName: "America/St_Johns", instant: "2006-10-29T02:31:00Z"),
    // A day is missing; a night hour is doubled; half an hour is.
    Place(zoneName: "Pacific/Apia", instant: "2011-12-30T10:00:00Z"),
    Place(zoneName: "Europe/Berlin", instant: "2024-10-27T01:00:00Z"),
    Place(zoneName: "Australia/Lord_Howe", instant: "2024-04-06T15:00:00Z"),
    // Before 1970.
    Place(zoneName: "America/New_York", instant: "1969-10-26T06:00:00Z"),
  ]

  private var numbers: SeededNumbers
  private let center: Int64

  init(near place: Place, seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
    center = place.center
  }

  /// A session; starts are at quarter hours, so that many are equal.
  mutating func session(_ id: String) -> Session {
    let quarter: Int64 = 900_000_000
    let away = Int64.random(in: -400...400, using: &numbers) * quarter
    let start = sampleTime(at: center + away)
    let end = sampleTime(at: center + away + Int64.random(in: -9...99, using: &numbers) * quarter)
    return Session(
      id: SessionID(id), start: start, end: end,
      points: Int32.random(in: -20...100, using: &numbers))
  }

  private mutating func sampleTime(at microseconds: Int64) -> SessionTime {
    let instant = Instant(clamping: microseconds)
    guard Bool.random(using: &numbers) else { return .civil(instant.civil(at: .utc)) }
    let hours = Int32.random(in: -12...14, using: &numbers)
    return .zoned(instant, offset: UTCOffset(hours: hours) ?? .utc, zone: [])
  }

  /// A number of a range.
  mutating func number(in range: Range<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }
}
