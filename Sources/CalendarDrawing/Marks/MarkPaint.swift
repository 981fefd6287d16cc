// SPDX-License-Identifier: MIT
import CalendarEngine

/// The colour of a mark.
public struct MarkPaint: Hashable, Sendable {
  /// The colour in the drawing's scheme.
  public var color: ThemeColor
  /// The colour in the dark, in drawings of both schemes; nil where it is the same.
  public var dark: ThemeColor?
  /// Whether the colour is to stay where the system turns those of the screen around: it says what a day
  /// holds, or stands on such a colour.
  public var keepsColor = false

  /// A colour.
  public init(_ color: ThemeColor, dark: ThemeColor? = nil) {
    self.color = color
    self.dark = dark == color ? nil : dark
  }
}
