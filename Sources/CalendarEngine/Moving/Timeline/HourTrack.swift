// SPDX-License-Identifier: MIT

/// The sizes of a day's hours, in 1/64 points.
struct HourTrack: Hashable, Sendable {
  /// The height of the view.
  let height: Int32
  /// The height of all hours, with the room below the last one.
  let extent: Int32
  /// The height of one hour.
  let hourHeight: Int32
  /// The first minute that is shown.
  let firstMinute: Int32
  /// The least and the greatest height of an hour.
  let limits: ClosedRange<Int32>
  /// The height of the rows above the hours, which grows and shrinks with what is in them.
  let above: Int32

  /// The furthest that the hours can be scrolled.
  var limit: Int32 { max(extent - height, 0) }

  /// How far a minute is below the first one.
  func y(ofMinute minute: Int32) -> Int32 {
    Int32(clamping: Int64(minute - firstMinute) * Int64(hourHeight) / 60)
  }
}
