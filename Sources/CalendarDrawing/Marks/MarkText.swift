// SPDX-License-Identifier: MIT
import CalendarEngine

/// A line of text.
///
/// Digits are as wide as each other (tabular). Text was fitted with estimated widths; a host that
/// measures may still find it wider than its room, and then makes it narrower.
public struct MarkText: Hashable, Sendable {
  /// The text, UTF-8.
  public var utf8: [UInt8]
  /// The place of its anchor.
  ///
  /// Vertically it is the middle of capitals and digits.
  public var place: MarkPoint
  /// Which part of the text is at `place`.
  public var anchor: Anchor
  /// The size of the type in 1/64 points.
  public var size: Int32
  /// The weight, 400 regular, 500 medium, 600 semibold, 700 bold.
  public var weight: Int32
  /// The families to look for, in order of preference; empty for the host's own.
  public var families: [[UInt8]] = []
  /// Whether it is italic.
  public var isItalic = false
  /// What is added between letters, in 1/64 points; less than 0 brings them nearer.
  public var letterSpacing: Int32 = 0
  /// Where text is cut off, or nil where it has room for all of it.
  public var clip: SceneRect?
  /// The colour.
  public var paint: MarkPaint

  /// Where a text is, seen from its anchor.
  public enum Anchor: UInt8, CaseIterable, Sendable {
    /// The text begins at its left end.
    case left = 0
    /// It is centred.
    case middle
    /// It ends at its right end.
    case right
  }

  /// A text in the host's own face.
  public init(
    _ utf8: [UInt8], at place: MarkPoint, _ anchor: Anchor, size: Int32, weight: Int32,
    _ paint: MarkPaint
  ) {
    self.utf8 = utf8
    self.place = place
    self.anchor = anchor
    self.size = size
    self.weight = weight
    self.paint = paint
  }
}

extension MarkText {
  /// How far the baseline of a face is below the middle of its capitals and digits, for hosts that
  /// do not ask the face: they are about 0.72 of the size high.
  public var descent: Int32 { size &* 23 / 64 }
}
