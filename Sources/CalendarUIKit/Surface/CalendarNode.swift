// SPDX-License-Identifier: MIT
#if canImport(UIKit)
  import CalendarEngine
  import CalendarFoundation
  import CivilTime
  import UIKit

  /// A part of a calendar as an app that draws it itself is told of it: a day, a bar, the title.
  public struct CalendarNode: Hashable, Sendable {
    /// What it is: the same thing has the same identity in every scene.
    public let key: NodeKey
    /// When its day starts, or the first of the days that it stands for; nil for what is no day.
    public let date: Date?
    /// The text that the calendar would draw.
    public let text: String
    /// What a screen reader says.
    public let label: String
    /// Its states.
    public let traits: Traits
    /// The index of its tint in the theme, 0 for none.
    public let tint: UInt8
    /// The app's id of its event, in a month, among hours and in an agenda; nil for what is none.
    public let occurrence: String?
    private let frame: SceneRect

    /// Its size in points.
    public var size: CGSize { CGRect(frame).size }
    /// What it is to the user.
    public var role: Role { key.role }
    /// Whether it is selected.
    public var isSelected: Bool { traits.contains(.selected) }
    /// Whether it is today.
    public var isToday: Bool { traits.contains(.today) }
    /// Whether it cannot be chosen.
    public var isDisabled: Bool { traits.contains(.disabled) }
    /// Whether it is a day of a neighbouring month.
    public var isOutside: Bool { traits.contains(.outside) }

    init(_ node: SceneNode, in scene: CalendarScene, _ dates: DayDates) {
      key = node.key
      date = node.key.firstDay.map(dates.date)
      text = String(decoding: scene.utf8(node.text), as: UTF8.self)
      label = String(decoding: scene.utf8(node.label), as: UTF8.self)
      traits = node.traits
      tint = node.tint
      occurrence = Self.occurrence(of: node, in: scene)
      frame = node.frame
    }

    /// The id in an event's detail, after its start and its end.
    private static func occurrence(of node: SceneNode, in scene: CalendarScene) -> String? {
      guard node.role == .eventBar || node.role == .timedEvent else { return nil }
      let parts = scene.utf8(node.detail).split(
        separator: 0x20, maxSplits: 2, omittingEmptySubsequences: false)
      // What is only being made has no id yet.
      guard parts.count > 2, let id = parts.last, !id.isEmpty else { return nil }
      return String(decoding: id, as: UTF8.self)
    }
  }
#endif
