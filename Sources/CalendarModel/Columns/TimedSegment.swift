// SPDX-License-Identifier: MIT

/// The part of a timed occurrence on one day.
public struct TimedSegment: Hashable, Sendable {
  /// The place of the occurrence in the list from which it was made.
  public let occurrence: Int32
  /// Where it begins and ends on the day.
  public let span: TimedSpan
  /// Whether the occurrence began before the hours that are shown.
  public let continuesBefore: Bool
  /// Whether the occurrence continues after the hours that are shown.
  public let continuesAfter: Bool

  /// Minutes on the wall since midnight of the day at which it begins.
  public var start: Int32 { span.start }
  /// Minutes on the wall since midnight of the day at which it ends; past 1440 where a day is shown
  /// until some time of the next.
  public var end: Int32 { span.end }
}
