// SPDX-License-Identifier: MIT

/// Spans for which there is no column, shown as their number: "+3".
public struct HiddenSpans: Hashable, Sendable {
  /// The minutes from the start of the first until the end of the last of them.
  public let start: Int32
  /// The minute after the last.
  public let end: Int32
  /// How many they are.
  public let count: Int32
  /// Where their number stands.
  public let place: ColumnPlace
}
