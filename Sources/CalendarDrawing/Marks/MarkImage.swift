// SPDX-License-Identifier: MIT
import CalendarEngine

/// An image.
public struct MarkImage: Hashable, Sendable {
  /// The app's name for it, or an address, UTF-8.
  public var name: [UInt8]
  /// The frame into which it is fitted, with its proportions.
  public var frame: SceneRect

  /// An image in a frame.
  public init(_ name: [UInt8], in frame: SceneRect) {
    self.name = name
    self.frame = frame
  }
}
