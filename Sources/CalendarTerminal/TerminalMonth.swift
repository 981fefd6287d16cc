// SPDX-License-Identifier: MIT
import CalendarEngine

/// The month of a scene, with its parts in order from left to right.
struct TerminalMonth {
  /// The title, or nil.
  var title: SceneNode?
  /// The line that says loading, empty or failed, or nil.
  var status: SceneNode?
  /// The weekday names.
  var weekdays: [SceneNode] = []
  /// The days of each week; nil where there is none.
  var weeks: [[SceneNode?]] = []
  /// The lines under the numbers of days, by the key of the day: badge, date, subtitle.
  var lines: [NodeKey: [SceneNode]] = [:]
  /// The names of a list's months, by the index of the week below each.
  var names: [Int: SceneNode] = [:]
  /// The names of months that stand beside the first one.
  private var besides: [SceneNode] = []
  /// The numbers of the weeks; nil where a row shows none.
  private(set) var weekNumbers: [SceneNode?] = []
  /// Whether week numbers have room, even where none is shown.
  private(set) var hasWeekNumbers = false
  /// The bars that begin in a day's cell, and the count of further ones, by the key of the day.
  private(set) var bars: [NodeKey: [SceneNode]] = [:]
  /// A temporary message over the calendar, or nil.
  private(set) var notice: SceneNode?
  /// The kinds of days that the app has named.
  var legend: [SceneNode] = []
  /// Whether it runs from right to left.
  var isRightToLeft: Bool

  /// The month of the current page, or nil for a scene without nodes.
  ///
  /// Places are those of the scene, so a week that runs from right to left is already mirrored.
  init?(_ scene: CalendarScene) {
    guard let root = scene.nodes.first else { return nil }
    isRightToLeft = root.traits.contains(.rightToLeft)
    var week = OpenWeek()
    for node in scene.nodes { take(node, in: scene, &week) }
    end(&week)
    weekdays.sort { $0.frame.x < $1.frame.x }
    // Months side by side are printed below each other.
    weekdays = Array(weekdays.prefix(7))
    // A row that completes six weeks is empty where the days of neighbouring months are hidden.
    hasWeekNumbers = hasWeekNumbers || weekNumbers.contains { $0 != nil }
    guard names.isEmpty else {
      // The name above the first month says the same.
      if names[0] != nil { title = nil }
      return
    }
    let shown = weeks.indices.filter { index in weeks[index].contains { $0 != nil } }
    (weeks, weekNumbers) = (shown.map { weeks[$0] }, shown.map { weekNumbers[$0] })
  }

  /// A week whose days are being read.
  private struct OpenWeek {
    /// Whether it is on a page in view.
    var isCurrent = false
    var number: SceneNode?
    var days: [SceneNode] = []
  }

  private mutating func take(_ node: SceneNode, in scene: CalendarScene, _ week: inout OpenWeek) {
    switch node.role {
    case .title: title = node
    case .monthHeader where scene.nodes[Int(node.parent)].role == .header: besides.append(node)
    case .monthHeader:
      end(&week)
      names[weeks.count] = node
    case .status: status = node
    case .weekdayLabel: weekdays.append(node)
    case .weekNumberHead: hasWeekNumbers = true
    case .weekNumber: if week.isCurrent { week.number = node }
    case .notice: notice = node
    case .page, .monthGrid:
      end(&week)
      week.isCurrent = node.traits.contains(.current)
      let name = besides.first { $0.key.page == node.key.page }
      if let name, week.isCurrent { names[weeks.count] = name }
    case .weekRow: end(&week)
    case .dayCell, .blankCell: if week.isCurrent { week.days.append(node) }
    case .dayBadge, .dayAlternate, .daySubtitle:
      lines[scene.nodes[Int(node.parent)].key, default: []].append(node)
    case .eventBar, .moreButton:
      bars[scene.nodes[Int(node.parent)].key, default: []].append(node)
    case .legendItem: legend.append(node)
    default: break
    }
  }

  private mutating func end(_ week: inout OpenWeek) {
    guard !week.days.isEmpty else { return }
    weekNumbers.append(week.number)
    week.number = nil
    weeks.append(
      week.days.sorted { $0.frame.x < $1.frame.x }.map { $0.role == .dayCell ? $0 : nil })
    week.days = []
  }

  /// Whether a day has a node with a role.
  func has(_ role: Role) -> Bool {
    lines.values.contains { $0.contains { $0.role == role } }
  }

  /// The days of a week, with a dot where a bar is.
  func dotted(_ week: [SceneNode?]) -> [SceneNode?] {
    var dotted = week
    for (cell, day) in week.enumerated() {
      guard let day else { continue }
      for bar in bars[day.key] ?? [] {
        let last = cell + Int(Self.days(of: bar, in: day) - 1) * (isRightToLeft ? -1 : 1)
        for cell in min(cell, last)...max(cell, last)
        where week.indices.contains(cell) && dotted[cell]?.dots == Dots.none {
          dotted[cell]?.dots = Dots([Dots.untinted])
        }
      }
    }
    return dotted
  }

  /// How many days of its week a bar covers.
  static func days(of bar: SceneNode, in day: SceneNode) -> Int32 {
    max((bar.frame.width + day.frame.width / 2) / max(day.frame.width, 1), 1)
  }

  /// What it shows besides its days.
  var extras: TerminalGrid.Extras {
    var extras: TerminalGrid.Extras = []
    if hasWeekNumbers { extras.insert(.weekNumbers) }
    if hasBars { extras.insert(.bars) }
    return extras
  }

  /// Whether any occurrence is shown as a bar.
  var hasBars: Bool { !bars.isEmpty }

  /// All days.
  var days: [SceneNode] { weeks.flatMap { $0.compactMap { $0 } } }
}
