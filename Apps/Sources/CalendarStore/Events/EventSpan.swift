// SPDX-License-Identifier: MIT
import CivilTime

/// When an event takes place; half-open.
///
/// Both ends are of one kind: instants, each with its own zone; floating; or days, of which the last
/// is not included. Times are whole seconds.
public struct EventSpan: Hashable, Sendable {
  /// When it begins.
  public let start: EventTime
  /// When it is over; for days, the day after the last one.
  public let end: EventTime

  /// A span between these times.
  ///
  /// - Throws: `invalid`, with `start` or `end`, when the ends are of different kinds, when it ends
  ///   before it begins, or when it has no day.
  public init(start: EventTime, end: EventTime) throws(StoreError) {
    guard start.kind == end.kind else {
      throw .invalid(
        field: "end",
        reason: InvalidReason(
          "has to be of the kind of the start: a day, a time, or a time in a zone",
          ReasonCause("otherKind")))
    }
    for (time, field) in [(start, "start"), (end, "end")]
    where time.microseconds.dividedDown(by: 1_000_000) * 1_000_000 != time.microseconds {
      throw .invalid(
        field: field,
        reason: InvalidReason("has to be a whole second", ReasonCause("notAWholeSecond")))
    }
    guard end.microseconds >= start.microseconds else {
      throw .invalid(
        field: "end",
        reason: InvalidReason(
          "is before the start, \(start)", ReasonCause("beforeStart", "\(start)")))
    }
    if case .date = start, end == start {
      throw .invalid(
        field: "end",
        reason: InvalidReason(
          "has to be the day after the last one", ReasonCause("noDay")))
    }
    (self.start, self.end) = (start, end)
  }
}

extension EventSpan {
  /// Seconds between the ends: on the clock for instants, otherwise on the wall.
  public var seconds: Int64 { (end.microseconds - start.microseconds) / 1_000_000 }

  /// Whether any of it lies in an interval of its axis; an event without length has to begin there.
  func overlaps(_ interval: Range<Int64>) -> Bool {
    start.microseconds < interval.upperBound
      && (end.microseconds > interval.lowerBound || start.microseconds >= interval.lowerBound)
  }
}
