// SPDX-License-Identifier: MIT

/// A theme's attributes for a part in a state; the tokens decide what it leaves open.
public struct PartStyle: Hashable, Sendable {
  /// The text.
  public var text: ThemeColor?
  /// The fill of the shape; for an event, the dot.
  public var fill: ThemeColor?
  /// A line inside the shape's edge.
  public var border: ThemeColor?
  /// The type.
  public var font = ThemeFont()

  /// A style without attributes.
  public init() {}
}
