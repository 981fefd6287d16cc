// SPDX-License-Identifier: MIT
import CalendarEngine

/// The parts of a timeline's scene that are in view, by columns and rows.
///
/// A row is the distance between two lines of the scene, and a column one of its days.
struct TerminalTimeline {
  /// A part of a column.
  struct Part {
    let node: SceneNode
    /// The column of its day, 0 at the left.
    let column: Int32
    /// Where in it the column of a group is, in 1/64 points from the left; nil where a day is not
    /// divided.
    var group: Range<Int32>?
  }

  /// A bar of whole days, or the number of those without a place.
  struct Bar {
    let node: SceneNode
    /// The first column, at the left, and how many there are.
    let column: Int32
    let count: Int32
    /// 0 at the top.
    let lane: Int32
    /// The column of a group in which it is, as of a part.
    var group: Range<Int32>?
  }

  /// A time beside the columns.
  struct Time {
    let node: SceneNode
    /// Which of the zones it belongs to, 0 at the left.
    let zone: Int32
  }

  /// The nodes above the columns, by their role.
  private(set) var head: [SceneNode] = []
  private(set) var dates: [Part] = []
  /// The names of groups below the dates.
  private(set) var groups: [Part] = []
  /// Where the leftmost column of each divided day begins, by the number of the day.
  private var edges: [Int32: Int32] = [:]
  private(set) var bars: [Bar] = []
  /// What is in the columns, each column before what is on it.
  private(set) var parts: [Part] = []
  private(set) var times: [Time] = []
  /// How many rows whole days have.
  private(set) var lanes: Int32 = 0
  /// Columns in view.
  let count: Int32
  /// The width of a column in 1/64 points.
  let unit: Int32
  /// The height of a row in 1/64 points.
  let slot: Int32
  /// The first row in view, and how many there are.
  let rows: Range<Int32>
  let isRightToLeft: Bool

  /// The timeline of a scene, or nil for another one.
  init?(_ scene: CalendarScene) {
    guard let day = scene.nodes.first(where: { $0.role == .dayColumn }), day.frame.width > 0,
      scene.style.slotHeight > 0
    else { return nil }
    let strip = scene.nodes[Int(day.parent)]
    let columns = scene.nodes.filter { $0.role == .dayColumn && $0.key.day == day.key.day }
    (unit, slot) = (columns.reduce(0) { $0 + $1.frame.width }, scene.style.slotHeight)
    count = (strip.frame.width + unit / 2) / unit
    let top = -Self.shift(of: day, in: scene).y
    let hours = scene.nodes.first { $0.role == .hourLines }?.frame.height ?? day.frame.height
    let all = max((hours + slot - 1) / slot, 1)
    let seen = min(max((strip.frame.height + slot - 1) / slot, 1), all)
    // The room below the last hour is no row.
    let first = min(max((top + slot / 2).dividedDown(by: slot), 0), all - seen)
    rows = first..<first + seen
    isRightToLeft = scene.nodes[0].traits.contains(.rightToLeft)
    for node in scene.nodes where node.key.part >= 0 || node.role == .groupHeader {
      guard let day = node.key.day?.rawValue else { continue }
      edges[day] = min(edges[day] ?? node.frame.x, node.frame.x)
    }
    for node in scene.nodes { take(node, in: scene) }
  }
}

extension TerminalTimeline {
  private mutating func take(_ node: SceneNode, in scene: CalendarScene) {
    switch node.role {
    case .title, .status, .lanesButton, .lanesLabel: head.append(node)
    case .zoneLabel: times.append(Time(node: node, zone: zone(of: node)))
    case .timeLabel, .nowLabel: times.append(Time(node: node, zone: zone(of: node)))
    case .dateHeader:
      let isInStrip = scene.nodes[Int(node.parent)].role == .strip
      if let column = isInStrip ? column(of: node, in: scene) : 0 {
        dates.append(Part(node: node, column: column))
      }
    case .groupHeader:
      if let column = column(of: node, in: scene) {
        groups.append(Part(node: node, column: column, group: group(of: node)))
      }
    case .dayColumn:
      if let column = column(of: node, in: scene) {
        parts.append(Part(node: node, column: column, group: group(of: node)))
      }
    case .allDayCell, .eventBar: takeLane(node, in: scene)
    case .moreButton where scene.nodes[Int(node.parent)].role == .allDayCell:
      takeLane(node, in: scene)
    case .timedEvent, .moreButton, .offHours, .hourGap, .hourFold, .backgroundEvent, .nowLine,
      .timeCursor:
      let day = scene.nodes[Int(node.parent)]
      if let column = column(of: day, in: scene) {
        parts.append(Part(node: node, column: column, group: group(of: day)))
      }
    default: break
    }
  }

  private mutating func takeLane(_ node: SceneNode, in scene: CalendarScene) {
    // Three points above the first one, and two below each.
    let pitch = node.frame.height + 2 * SceneRect.unitsPerPoint
    let cell = scene.nodes[Int(node.parent)]
    guard node.role != .allDayCell else { return }
    let start = cell.frame.x + node.frame.x + Self.shift(of: node, in: scene).x
    // What is in the column of a group begins within its day, a point after the edge.
    let isPart = !groups.isEmpty && node.frame.width < unit - 8 * SceneRect.unitsPerPoint
    let shift = isPart ? start - node.frame.x : start
    let first = (shift + unit / 2).dividedDown(by: unit)
    let last = isPart ? first : (start + node.frame.width + unit / 2).dividedDown(by: unit)
    let seen = (first..<max(last, first + 1)).clamped(to: 0..<count)
    guard !seen.isEmpty else { return }
    let lane = (node.frame.y - 3 * SceneRect.unitsPerPoint + pitch / 2).dividedDown(by: pitch)
    lanes = max(lanes, cell.frame.height / pitch)
    bars.append(
      Bar(
        node: node, column: seen.lowerBound, count: Int32(seen.count),
        lane: min(max(lane, 0), lanes - 1),
        group: isPart ? node.frame.x..<node.frame.x + node.frame.width : nil))
  }

  /// Where in its day the column of a group is.
  private func group(of node: SceneNode) -> Range<Int32>? {
    guard let day = node.key.day?.rawValue, let edge = edges[day] else { return nil }
    return node.frame.x - edge..<node.frame.x - edge + node.frame.width
  }

  private func zone(of node: SceneNode) -> Int32 {
    (node.frame.x + node.frame.width / 2).dividedDown(by: max(node.frame.width, 1))
  }

  /// The column of a node in a strip, nil where it is out of view.
  private func column(of node: SceneNode, in scene: CalendarScene) -> Int32? {
    let edge = node.key.day.flatMap { edges[$0.rawValue] }
    let isPart = node.role == .groupHeader || node.key.part >= 0
    let left = (isPart ? edge ?? 0 : node.frame.x) + Self.shift(of: node, in: scene).x
    let column = (left + unit / 2).dividedDown(by: unit)
    return (0..<count).contains(column) ? column : nil
  }

  /// How far the group of a node is moved.
  private static func shift(of node: SceneNode, in scene: CalendarScene) -> (x: Int32, y: Int32) {
    guard node.group > 0, Int(node.group) <= scene.groups.count else { return (0, 0) }
    let group = scene.groups[Int(node.group) - 1]
    return (group.x, group.y)
  }

  /// The rows of a part of a column: those that it takes when both of its edges are rounded, and one
  /// at least.
  func rows(of node: SceneNode) -> Range<Int32> {
    let first = (node.frame.y + slot / 2).dividedDown(by: slot)
    let last = (node.frame.y + node.frame.height + slot / 2).dividedDown(by: slot)
    return first..<max(last, first + 1)
  }

  /// The row in which the middle of a node is.
  func row(ofMiddleOf node: SceneNode) -> Int32 {
    (node.frame.y + node.frame.height / 2).dividedDown(by: slot)
  }
}

extension Int32 {
  /// The quotient, rounded towards negative infinity; the divisor is positive.
  fileprivate func dividedDown(by divisor: Int32) -> Int32 {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }
}
