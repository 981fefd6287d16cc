// SPDX-License-Identifier: MIT

/// A key that went down while the keyboard was in the grid, or on the handle.
public struct KeySample: Hashable, Sendable {
  /// The keys that mean something; the raw values are part of the web host's protocol.
  public enum Key: UInt8, Hashable, Sendable {
    case left = 0
    case right, up, down, home, end, pageUp, pageDown, enter, space, escape
    /// The letter T.
    case letterT
    /// The letter A.
    case letterA
    /// The key F2, which goes into what a day holds.
    case f2
  }

  /// The key.
  public var key: Key
  /// What was held with it.
  public var modifiers: Modifiers
  /// Whether the keyboard was on the handle of an expandable calendar, not in the grid.
  public var isOnHandle: Bool

  /// A sample.
  public init(key: Key, modifiers: Modifiers = [], isOnHandle: Bool = false) {
    self.key = key
    self.modifiers = modifiers
    self.isOnHandle = isOnHandle
  }
}
