// SPDX-License-Identifier: MIT

/// How an outline is drawn.
public struct MarkStroke: Hashable, Sendable {
  /// The colour.
  public var paint: MarkPaint
  /// The width in 1/64 points.
  public var width: Int32
  /// Whether ends and corners of lines are round; otherwise they are cut off and pointed.
  public var isRound = false
  /// How much of a closed outline is drawn, in per cent: from the top clockwise.
  public var percent: UInt8 = 100

  /// A whole outline.
  public init(_ paint: MarkPaint, width: Int32) {
    self.paint = paint
    self.width = width
  }
}
