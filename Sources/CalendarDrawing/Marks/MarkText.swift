// SPDX-License-Identifier: MIT
import CalendarEngine

/// A line of text.
///
/// Digits are as wide as each other (tabular).
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
  /// Whether a line goes through it from its beginning to its end, where the host sets it.
  public var isStruck = false
  /// What is added between letters, in 1/64 points; less than 0 brings them nearer.
  public var letterSpacing: Int32 = 0
  /// How wide it may be, in 1/64 points; nil where it has room enough.
  ///
  /// A host that can measure text puts an ellipsis where it is longer; another one takes `fitted`.
  public var room: Int32?
  /// Whether it has that size in any case, as one of several lines that belong together.
  public var keepsSize = false
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

  /// The text for a host that cannot measure: made smaller, by up to a fifth unless it keeps its
  /// size, and finally cut, so that its estimated width fits its room.
  public var fitted: MarkText {
    guard let room else { return self }
    var text = self
    let fit = TextFit(utf8[...], size, in: room, keepsSize: keepsSize)
    (text.utf8, text.size, text.room) = (fit.text, fit.size, nil)
    return text
  }
}
