// SPDX-License-Identifier: MIT

/// What a wheel or a touch pad did.
public struct WheelSample: Hashable, Sendable {
  /// Scrolled to the right, in 1/64 points.
  public var dx: Int32
  /// Scrolled down, in 1/64 points.
  public var dy: Int32
  /// Where the pointer is, in 1/64 points from the calendar's left edge.
  public var x: Int32
  /// The same from its top edge.
  public var y: Int32
  /// The modifier keys held with it; touch pads report a pinch as a wheel with Control.
  public var modifiers: Modifiers

  /// A sample.
  public init(dx: Int32, dy: Int32, x: Int32 = 0, y: Int32 = 0, modifiers: Modifiers = []) {
    self.dx = dx
    self.dy = dy
    self.x = x
    self.y = y
    self.modifiers = modifiers
  }
}
