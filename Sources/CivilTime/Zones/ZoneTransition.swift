// SPDX-License-Identifier: MIT

/// An instant at which the clocks of a zone are set.
///
///     zone.nextTransition(after: instant)      // Berlin 2024-03-31T01:00Z, from +01:00 to +02:00
public struct ZoneTransition: Hashable, Sendable {
  /// The first instant at which `after` is in force.
  public let instant: Instant
  /// The offset until then.
  public let before: UTCOffset
  /// The offset from then on; never equal to `before`.
  public let after: UTCOffset

  init(instant: Instant, before: UTCOffset, after: UTCOffset) {
    self.instant = instant
    self.before = before
    self.after = after
  }
}

extension ZoneTransition {
  /// Seconds by which the clocks are set forward, 3600 in most springs; negative when set back.
  public var shift: Int32 { after.seconds - before.seconds }

  /// Where the old clock stops; it never shows this time: Berlin 2024-03-31T02:00.
  public var civilBefore: CivilDateTime { instant.civil(at: before) }

  /// Where the new clock starts: Berlin 2024-03-31T03:00.
  public var civilAfter: CivilDateTime { instant.civil(at: after) }
}
