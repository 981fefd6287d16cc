// SPDX-License-Identifier: MIT

/// A point on the world's time line, to the microsecond, the same for everyone.
///
///     Instant(microsecondsSince1970: 0)      // 1970-01-01T00:00:00Z
///
/// POSIX time: every UTC day has 86 400 seconds, and leap seconds have no instants of their own.
///
/// - Invariant: lies in `Instant.min ... Instant.max`, years −9999 through 9999 of UTC.
public struct Instant: Hashable, Sendable {
  /// Microseconds since 1970-01-01T00:00:00Z; negative before it.
  public let microsecondsSince1970: Int64

  /// The instant with this count, or nil outside years −9999 through 9999 of UTC.
  public init?(microsecondsSince1970: Int64) {
    guard microsecondsSince1970 >= Self.min.microsecondsSince1970,
      microsecondsSince1970 <= Self.max.microsecondsSince1970
    else { return nil }
    self.microsecondsSince1970 = microsecondsSince1970
  }

  /// The instant with this count, clamped to the first or last one.
  public init(clamping microsecondsSince1970: Int64) {
    let low = Self.min.microsecondsSince1970
    let high = Self.max.microsecondsSince1970
    self.microsecondsSince1970 = Swift.min(Swift.max(microsecondsSince1970, low), high)
  }

  /// The instant this many seconds after 1970-01-01T00:00:00Z, or nil past the ends.
  public init?(secondsSince1970: Int64) {
    let (product, overflow) = Self.scaled(secondsSince1970)
    guard !overflow else { return nil }
    self.init(microsecondsSince1970: product)
  }

  init(unchecked microsecondsSince1970: Int64) {
    self.microsecondsSince1970 = microsecondsSince1970
  }

  /// −9999-01-01T00:00:00Z.
  public static let min = Instant(unchecked: CivilDateTime.min.microseconds)
  /// 9999-12-31T23:59:59.999999Z.
  public static let max = Instant(unchecked: CivilDateTime.max.microseconds)
  /// 1970-01-01T00:00:00Z.
  public static let epoch = Instant(unchecked: 0)
}

extension Instant: Comparable {
  /// Earlier instants come first.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.microsecondsSince1970 < right.microsecondsSince1970
  }
}

extension Instant {
  /// Whole seconds since 1970-01-01T00:00:00Z, rounded down.
  public var secondsSince1970: Int64 { microsecondsSince1970.floored(by: 1_000_000).quotient }

  /// The instant so many microseconds later (earlier when negative), or nil past the ends.
  public func adding(microseconds: Int64) -> Instant? {
    let (sum, overflow) = microsecondsSince1970.addingReportingOverflow(microseconds)
    return overflow ? nil : Instant(microsecondsSince1970: sum)
  }

  /// The instant so many microseconds later, or the first or last one if that lies beyond it.
  public func addingClamped(microseconds: Int64) -> Instant {
    adding(microseconds: microseconds) ?? (microseconds < 0 ? .min : .max)
  }

  /// The instant so many seconds later (earlier when negative), or nil past the ends.
  public func adding(seconds: Int64) -> Instant? {
    let (product, overflow) = Self.scaled(seconds)
    return overflow ? nil : adding(microseconds: product)
  }

  /// The instant so many seconds later, or the first or last one if that lies beyond it.
  public func addingClamped(seconds: Int64) -> Instant {
    adding(seconds: seconds) ?? (seconds < 0 ? .min : .max)
  }

  /// Microseconds from this instant to the other; positive when the other is later.
  public func microseconds(until other: Instant) -> Int64 {
    other.microsecondsSince1970 &- microsecondsSince1970
  }

  /// Seconds as microseconds; overflows only for products far beyond the calendar.
  private static func scaled(_ seconds: Int64) -> (product: Int64, overflow: Bool) {
    let limit: Int64 = 1_000_000_000_000
    return (seconds &* 1_000_000, seconds > limit || seconds < -limit)
  }
}
