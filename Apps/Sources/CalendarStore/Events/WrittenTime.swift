// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime

/// An end of an event as a text has it; some forms need the rules of a zone to become a time.
public enum WrittenTime: Hashable, Sendable {
  /// A time that is complete.
  case time(EventTime)
  /// What the wall of a zone shows; its rules have to say at which offset.
  case civil(CivilDateTime, zone: String)
  /// An instant in a zone; its rules have to say what the wall shows.
  case instant(Instant, zone: String)
}

extension WrittenTime {
  /// The time in a text.
  ///
  ///     2026-03-29                                    a day
  ///     2026-03-29T09:30                              floating
  ///     2026-03-29T09:30+02:00[Europe/Berlin]         a wall time in a zone, RFC 9557
  ///     2026-03-29T09:30[Europe/Berlin]               the same, if the rules say so
  ///     2026-03-29T07:30Z[Europe/Berlin]              an instant, in that zone
  ///     2026-03-29T07:30Z                             an instant, in UTC
  ///
  /// - Throws: `invalid` with the field and what is wrong.
  public init(_ text: String, field: String) throws(StoreError) {
    let bytes = Array(text.utf8)
    if let date = CivilDate(calendarDate: bytes) {
      self = .time(.date(date.epochDay))
      return
    }
    let read: WrittenTime?
    do throws(ISO8601Error) {
      read = try Self.read(bytes)
    } catch {
      throw .invalid(
        field: field,
        reason: InvalidReason(
          "\(Self.forms): \(error.reason.words)", ReasonCause("notAnEventTime", error.reason.code)))
    }
    guard let read else {
      throw .invalid(
        field: field,
        reason: InvalidReason(
          "needs a zone in brackets, such as [Europe/Berlin], or no offset",
          ReasonCause("needsZone")))
    }
    self = read
  }

  private static let forms = """
    has to be written 2026-03-29, 2026-03-29T09:30 or 2026-03-29T09:30[Europe/Berlin]
    """

  /// The time, or nil for an offset without a zone.
  private static func read(_ bytes: [UInt8]) throws(ISO8601Error) -> WrittenTime? {
    let bracket = bytes.firstIndex(of: 0x5B) ?? bytes.count
    let (head, suffix) = (Array(bytes[..<bracket]), Array(bytes[bracket...]))
    // The suffix of any instant, because a session's time has none without an offset.
    let zone =
      suffix.isEmpty
      ? [] : try SessionTime(iso8601: Array("1970-01-01T00:00Z".utf8) + suffix).zoneBytes
    let name = String(decoding: zone, as: UTF8.self)
    switch try SessionTime(iso8601: head) {
    case .civil(let civil):
      return zone.isEmpty ? .time(.floating(civil)) : .civil(civil, zone: name)
    case .zoned(let instant, let offset, _):
      let isUTC = head.last.map { $0 | 0x20 } == 0x7A
      guard !zone.isEmpty || isUTC else { return nil }
      if isUTC, !zone.isEmpty { return .instant(instant, zone: name) }
      let zoned = ZonedTime(
        civil: instant.civil(at: offset), offset: offset, zone: zone.isEmpty ? "UTC" : name)
      guard let zoned, zoned.instant == instant else {
        throw ISO8601Error(reason: .instantOutOfRange, byteOffset: 0)
      }
      return .time(.zoned(zoned))
    }
  }
}

extension WrittenTime {
  /// The name of its zone, or nil for a day and a floating time.
  public var zone: String? {
    switch self {
    case .time(.zoned(let time)): time.zone
    case .time: nil
    case .civil(_, let zone), .instant(_, let zone): zone
    }
  }

  /// The name of the zone whose rules are needed, or nil when the time is complete.
  public var missingZone: String? {
    switch self {
    case .time: nil
    case .civil(_, let zone), .instant(_, let zone): zone
    }
  }

  /// The time by the rules of its zone, or nil where it leaves the calendar.
  ///
  /// In a gap it is as much later as the clocks were set forward; in a fold it is the first.
  public func time(_ rules: ZoneRules) -> EventTime? {
    switch self {
    case .time(let time): time
    case .civil(let civil, let zone):
      ZonedTime(civil: civil, zone: zone, rules: rules).map { .zoned($0) }
    case .instant(let instant, let zone):
      ZonedTime(instant: instant, zone: zone, rules: rules).map { .zoned($0) }
    }
  }
}

extension SessionTime {
  fileprivate var zoneBytes: [UInt8] {
    guard case .zoned(_, _, let zone) = self else { return [] }
    return zone
  }
}
