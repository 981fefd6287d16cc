// SPDX-License-Identifier: MIT
import CalendarEngine

/// What a scene says of its month, in the order in which it is read from left to right.
struct TerminalMonth {
  /// The title, or nil.
  var title: SceneNode?
  /// The line that says loading, empty or failed, or nil.
  var status: SceneNode?
  /// The weekday names.
  var weekdays: [SceneNode] = []
  /// The days of each week; nil where there is none.
  var weeks: [[SceneNode?]] = []
  /// What stands under the numbers of days, by the key of the day: badge, date, subtitle.
  var lines: [NodeKey: [SceneNode]] = [:]
  /// The names of the months of a list, by the index of the week that they stand above.
  var names: [Int: SceneNode] = [:]
  /// The kinds of days that the app names.
  var legend: [SceneNode] = []
  /// Whether it runs from right to left.
  var isRightToLeft: Bool

  /// The month of the page that is current, or nil of a scene in which nothing is.
  ///
  /// Places are those of the scene, so a week that runs from right to left is mirrored already.
  init?(_ scene: CalendarScene) {
    guard let root = scene.nodes.first else { return nil }
    isRightToLeft = root.traits.contains(.rightToLeft)
    var (isCurrent, days): (Bool, [SceneNode]) = (false, [])
    func endWeek() {
      guard !days.isEmpty else { return }
      weeks.append(
        days.sorted { $0.frame.x < $1.frame.x }.map { $0.role == .dayCell ? $0 : nil })
      days = []
    }
    for node in scene.nodes {
      switch node.role {
      case .title: title = node
      case .monthHeader:
        endWeek()
        names[weeks.count] = node
      case .status: status = node
      case .weekdayLabel: weekdays.append(node)
      case .page, .monthGrid:
        endWeek()
        isCurrent = node.traits.contains(.current)
      case .weekRow: endWeek()
      case .dayCell, .blankCell: if isCurrent { days.append(node) }
      case .dayBadge, .dayAlternate, .daySubtitle:
        lines[scene.nodes[Int(node.parent)].key, default: []].append(node)
      case .legendItem: legend.append(node)
      default: break
      }
    }
    endWeek()
    weekdays.sort { $0.frame.x < $1.frame.x }
    // Months side by side are printed below each other.
    weekdays = Array(weekdays.prefix(7))
    // A row that fills six shows nothing where the days of neighbouring months are hidden.
    if names.isEmpty { weeks.removeAll { week in week.allSatisfy { $0 == nil } } }
  }

  /// Whether a day has something of a kind.
  func has(_ role: Role) -> Bool {
    lines.values.contains { $0.contains { $0.role == role } }
  }

  /// All days.
  var days: [SceneNode] { weeks.flatMap { $0.compactMap { $0 } } }
}
