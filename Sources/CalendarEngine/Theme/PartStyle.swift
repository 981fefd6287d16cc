// SPDX-License-Identifier: MIT

/// What a theme says of a part in a state; what it leaves open is decided by the tokens.
public struct PartStyle: Hashable, Sendable {
  /// The text.
  public var text: ThemeColor?
  /// What fills the shape; of an event, the dot.
  public var fill: ThemeColor?
  /// A line inside the shape's edge.
  public var border: ThemeColor?
  /// The type.
  public var font = ThemeFont()

  /// A style that says nothing.
  public init() {}
}
