// SPDX-License-Identifier: MIT
import CivilTime

/// One thing in a scene: what it is, where it is, and what it says.
public struct SceneNode: Hashable, Sendable {
  /// Its identity, the same from scene to scene.
  public var key: NodeKey
  /// Index of the parent in the scene, −1 for the root; always less than the node's own index.
  public var parent: Int32
  /// The scroll group whose translation moves it, or 0.
  public var group: UInt8 = 0
  /// Paint layer: higher layers are above lower ones; within a layer, array order is paint order.
  public var layer: UInt8 = 0
  /// Position and size, relative to the parent.
  public var frame: SceneRect
  /// States.
  public var traits: Traits = []
  /// The visible text.
  public var text: SceneText = .none
  /// The accessible name, if it differs from the text.
  public var label: SceneText = .none
  /// For a bar: the first day, the day after the last one, and the id of its occurrence, separated
  /// by spaces.
  ///
  /// For the count of further occurrences: the number.
  public var detail: SceneText = .none
  /// Index of the tint in the theme, 0 for none.
  public var tint: UInt8 = 0
  /// How much of its goal a day short of it has reached, in per cent.
  public var progress: UInt8 = 0
  /// Index of the tint for the number's colour, 0 for the theme's own colour.
  public var titleTint: UInt8 = 0
  /// Index of the tint of the line around a day's shape, 0 for none.
  public var borderTint: UInt8 = 0
  /// Index of the tint of a day's shape while it is selected, 0 for the theme's own colour.
  public var selectionTint: UInt8 = 0
  /// The dots under the number.
  public var dots = Dots.none

  /// The number of its days in `CalendarScene.glances`, or 0 if it is not a small month.
  public var glance: Int32 = 0

  /// What it is to the user.
  public var role: Role { key.role }
}
