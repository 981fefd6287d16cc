// SPDX-License-Identifier: MIT
import CivilTime

/// What the wall shows in a zone, with the offset that makes it an instant.
///
/// All three are kept as written. In a repeated hour the offset says which of the two it is.
public struct ZonedTime: Hashable, Sendable {
  /// What the wall shows.
  public let civil: CivilDateTime
  /// How far that wall is ahead of UTC.
  public let offset: UTCOffset
  /// The IANA name of the zone, such as `Europe/Berlin`.
  public let zone: String
  /// The instant.
  public let instant: Instant

  /// The time on a wall, or nil within 26 hours of the ends of the calendar, where the instant may
  /// lie outside it.
  public init?(civil: CivilDateTime, offset: UTCOffset, zone: String) {
    guard let instant = civil.instant(at: offset) else { return nil }
    self.civil = civil
    self.offset = offset
    self.zone = zone
    self.instant = instant
  }
}

extension ZonedTime {
  /// What a civil time means in a zone: in a gap as much later as the clocks were set forward, in a
  /// fold the first, as in iCalendar.
  ///
  /// In a gap it becomes what the wall does show: Berlin 2026-03-29T02:30 becomes 03:30.
  public init?(civil: CivilDateTime, zone: String, rules: ZoneRules) {
    self.init(instant: rules.instant(of: civil), zone: zone, rules: rules)
  }

  /// What the wall of a zone shows at an instant.
  public init?(instant: Instant, zone: String, rules: ZoneRules) {
    self.init(civil: rules.civil(at: instant), offset: rules.offset(at: instant), zone: zone)
  }
}
