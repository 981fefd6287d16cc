// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime
import Foundation

/// The page in view as text and states, for apps that draw all of it themselves and for tests.
///
/// It has the title, the names of the weekdays, and a row of days for each week.
public struct PageContents: Hashable, Sendable {
  /// A day of the page.
  public struct Day: Hashable, Sendable, Identifiable {
    /// When it starts.
    public let date: Date
    /// Its number.
    public let number: String
    /// The full date, and what is said about the day.
    public let label: String
    /// Its states.
    public let traits: Traits
    /// Its tint by index in the theme, 0 for none.
    public let tint: UInt8
    /// Its dots.
    public let dots: Dots

    /// The day is told from others by its date; it may be on two pages.
    public var id: Date { date }
    /// Whether it is selected.
    public var isSelected: Bool { traits.contains(.selected) }
    /// Whether it is today.
    public var isToday: Bool { traits.contains(.today) }
    /// Whether it can be chosen.
    public var isEnabled: Bool { !traits.contains(.disabled) }
    /// Whether it is a day of a neighbouring month.
    public var isOutside: Bool { traits.contains(.outside) }
  }

  /// What the title reads.
  public let title: String
  /// The names of the weekdays, in the order of the columns from left to right.
  public let weekdays: [String]
  /// The days of each week, likewise; nil for a place without a day.
  public let weeks: [[Day?]]

  /// The page that a calendar shows; empty where it shows months or years.
  public init(_ runtime: CalendarRuntime, _ dates: DayDates) {
    let scene = runtime.scene
    func text(_ text: SceneText) -> String { String(decoding: scene.utf8(text), as: UTF8.self) }
    title = String(decoding: runtime.title, as: UTF8.self)
    weekdays = scene.nodes.filter { $0.role == .weekdayLabel }.map { text($0.text) }
    weeks = Self.rows(in: scene).map { row in
      scene.nodes.indices.filter { Int(scene.nodes[$0].parent) == row }.compactMap { index in
        let node = scene.nodes[index]
        guard node.role == .dayCell || node.role == .blankCell else { return nil }
        return .some(
          node.key.day.map { day in
            Day(
              date: dates.date(day), number: text(node.text), label: text(node.label),
              traits: node.traits, tint: node.tint, dots: node.dots)
          })
      }
    }
  }

  /// The weeks of the current page, of all pages where none is current.
  private static func rows(in scene: CalendarScene) -> [Int] {
    let current = scene.nodes.indices.first {
      scene.nodes[$0].role == .page && scene.nodes[$0].traits.contains(.current)
    }
    return scene.nodes.indices.filter { index in
      let node = scene.nodes[index]
      return node.role == .weekRow && (current == nil || Int(node.parent) == current)
    }
  }
}
