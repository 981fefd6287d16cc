// SPDX-License-Identifier: MIT

/// How a node looks; sizes are in the scene.
public struct NodeStyle: Hashable, Sendable {
  /// The fill of its shape, which may be a day's disc, a line's or the calendar's rectangle;
  /// opaque.
  public var fill: ThemeColor?
  /// The colour of the band behind a day of a selected interval; opaque.
  public var band: ThemeColor?
  /// The text.
  public var text: ThemeColor
  /// Second lines and counts beside the text.
  public var secondary: ThemeColor
  /// The weight of the text, 400 regular, 500 medium, 600 semibold, 700 bold.
  public var weight: Int32 = 400
  /// The name and size of the type, and whether it slants; its weight is `weight`.
  public var font = ThemeFont()
  /// Whether the fill is a full colour, on which only one text colour can be read.
  public var isFull = false
  /// The ring at the edge of its shape.
  public var ring: Ring?
  /// A line 2 points wide and 2 points away from its shape: a selected day whose shape shows
  /// something else.
  public var frame: ThemeColor?
  /// A line inside the edge of its shape, for days marked by the app, or a hairline around the
  /// calendar.
  ///
  /// For a row of days, the line above it if the theme has separators.
  public var outline: ThemeColor?
  /// A line inside the outline, which parts it from the fill; for an event of a timeline, the line
  /// around it, which parts it from others.
  public var moat: ThemeColor?
  /// Whether a line strikes the text through.
  public var isStruck = false
  /// The dots, at most three.
  public var dots: [ThemeColor] = []

  /// Text and nothing else.
  public init(text: ThemeColor) {
    self.text = text
    self.secondary = text
  }

  /// A ring, or the part of one that begins at the top and runs clockwise.
  public struct Ring: Hashable, Sendable {
    /// The colour.
    public var color: ThemeColor
    /// How much of it is drawn, in per cent.
    public var percent: UInt8

    /// A ring.
    public init(color: ThemeColor, percent: UInt8) {
      self.color = color
      self.percent = percent
    }
  }
}
