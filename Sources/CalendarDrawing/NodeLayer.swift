// SPDX-License-Identifier: MIT
import CalendarEngine

/// How the layer of a node lies in that of its parent.
public struct NodeLayer: Hashable, Sendable {
  /// The frame in the parent's layer, moved with the node's scroll group, before `scale`.
  public var frame: SceneRect
  /// Magnification from the frame's top left corner, in `ScrollGroup.unit`.
  public var scale: Int32 = ScrollGroup.unit
  /// How opaque it is with all that is in it, 0...255.
  public var opacity: UInt8 = 255
  /// Whether what lies in it is cut off at its edges.
  public var clips = false
  /// Which of the layers in the same parent are above others: those of a higher level, and of two in
  /// one level the later one.
  public var level: UInt8 = 0
  /// Whether its colours are to stay where the system turns those of the screen around: they are those of
  /// a picture, or say which calendar an event is of.
  public var keepsColors = false

  /// A layer at a frame.
  public init(_ frame: SceneRect) {
    self.frame = frame
  }
}

extension NodeLayer {
  /// The level of names that stay in view while their days pass below.
  public static let pinned: UInt8 = 2
  /// The level of messages over everything else.
  public static let notice: UInt8 = 3
}
