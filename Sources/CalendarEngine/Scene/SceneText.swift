// SPDX-License-Identifier: MIT

/// A piece of text in a scene's byte arena.
public struct SceneText: Hashable, Sendable {
  /// Offset of the first byte.
  public var start: Int32
  /// Number of UTF-8 bytes; 0 means that there is no text.
  public var count: Int32

  /// No text.
  public static let none = SceneText(start: 0, count: 0)
}
