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

  init(start: Int32, count: Int32) {
    self.start = start
    self.count = count
  }
}

extension SceneContent {
  /// Appends text and returns where it is.
  mutating func append(_ write: (inout [UInt8]) -> Void) -> SceneText {
    let start = arena.count
    write(&arena)
    let count = arena.count - start
    guard count > 0 else { return .none }
    return SceneText(start: Int32(start), count: Int32(count))
  }
}
