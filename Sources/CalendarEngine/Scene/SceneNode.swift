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
  @WholeEdition public var layer: UInt8 = 0
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
  @WholeEdition public var detail: SceneText = .none
  /// Index of the tint in the theme, 0 for none.
  @WholeEdition public var tint: UInt8 = 0
  /// Index of the tint for the number's colour, 0 for the theme's own colour.
  @WholeEdition public var titleTint: UInt8 = 0
  /// The dots under the number.
  @WholeEdition public var dots = Dots.none

  /// The number of its days in `CalendarScene.glances`, or 0 if it is not a small month.
  @WholeEdition public var glance: Int32 = 0

  /// What it is to the user.
  public var role: Role { key.role }
}

/// Up to three dots, each the index of a tint, and the number of further ones.
public struct Dots: Blank, Hashable, Sendable {
  /// The tints of the first three in bits 0...23, eight bits each, 0 for no dot; the number of
  /// further ones in bits 24...31.
  public let rawValue: UInt32

  /// No dots.
  public static let none = Dots()

  /// No dots.
  public init() { rawValue = 0 }

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Dots with these tints: three are shown, and up to 255 more are counted.
  ///
  /// 0 means no tint and is left out.
  public init(_ tints: [UInt8]) {
    var bits: UInt32 = 0
    var shown: UInt32 = 0
    var more: UInt32 = 0
    for tint in tints where tint != 0 {
      if shown < 3 {
        bits |= UInt32(tint) << (8 * shown)
        shown += 1
      } else if more < 255 {
        more += 1
      }
    }
    rawValue = bits | more << 24
  }

  /// The value of a dot without a tint of its own, which gets the theme's event colour.
  public static let untinted: UInt8 = 255

  /// The tints of the visible dots.
  public var tints: [UInt8] {
    [rawValue, rawValue >> 8, rawValue >> 16].map { UInt8(truncatingIfNeeded: $0) }
      .filter { $0 != 0 }
  }

  /// These dots and those of further things, of which some have tints and all are counted.
  func adding(_ tints: [UInt8], count: Int32) -> Dots {
    guard count > 0 else { return self }
    var shown = self.tints
    for tint in tints where shown.count < 3 { shown.append(tint) }
    var bits: UInt32 = 0
    for (index, tint) in shown.enumerated() { bits |= UInt32(tint) << UInt32(8 * index) }
    let more = self.count + count - Int32(shown.count)
    return Dots(rawValue: bits | UInt32(min(max(more, 0), 255)) << 24)
  }

  /// Whether a visible dot has a tint.
  func contains(_ tint: UInt8) -> Bool {
    let wanted = UInt32(tint)
    return rawValue & 0xFF == wanted || rawValue >> 8 & 0xFF == wanted
      || rawValue >> 16 & 0xFF == wanted
  }

  /// The number of dots, including those that are only counted.
  var count: Int32 {
    var count = moreCount
    for shift in [0, 8, 16] as [UInt32] where rawValue >> shift & 0xFF != 0 { count += 1 }
    return count
  }

  /// The number of dots that are only counted.
  public var moreCount: Int32 { Int32(rawValue >> 24) }
}
