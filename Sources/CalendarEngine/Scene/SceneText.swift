// SPDX-License-Identifier: MIT

/// A piece of text in a scene's byte arena.
public struct SceneText: Hashable, Sendable {
  /// Offset of the first byte.
  public var start: Int32
  /// Number of UTF-8 bytes; 0 means that there is no text.
  public var count: Int32

  /// No text.
  public static let none = SceneText()

  /// No text.
  public init() { (start, count) = (0, 0) }

  /// The places of its bytes.
  var range: Range<Int> { Int(start)..<Int(start) + Int(count) }

  init(start: Int32, count: Int32) {
    self.start = start
    self.count = count
  }
}
