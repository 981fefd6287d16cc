// SPDX-License-Identifier: MIT
import CalendarEngine

extension NodeDrawing {
  /// The lines of the node's text.
  var lines: [ArraySlice<UInt8>] {
    text.split(separator: 0x0A, omittingEmptySubsequences: false)
  }

  /// How far what stands beside the columns is from them.
  private static let gap: Int32 = 7 * 64

  /// A weekday above the number of its day; today's number stands on a disc.
  mutating func drawDate() {
    let name = sizes.weekdaySize &* 23 / 25
    // Two digits and their disc fill a narrow column.
    let number = min(sizes.numberSize &* 11 / 10, box.width &* 11 / 20)
    let radius = number &* 17 / 20
    let top: Int32 = node.role == .agendaDate ? 8 * 64 : 6 * 64
    let weekday = cased(lines.first ?? [], else: .upper)
    var upper = line(
      weekday, at: MarkPoint(x: box.middleX, y: top &+ name &* 3 / 5), .middle, size: name
    ) { $0.secondary }
    (upper.weight, upper.room) = (600, box.width)
    upper.letterSpacing = spacing(30, name, weekday)
    marks.append(.text(upper))
    let lower = MarkPoint(x: box.middleX, y: top &+ name &* 6 / 5 &+ 2 * 64 &+ radius)
    fill(.circle(lower, radius: radius)) { $0.fill }
    stroke(.circle(lower, radius: radius &- 48), width: 96) { $0.outline }
    guard lines.count > 1 else { return }
    write(lines[1], at: lower, .middle, size: number)
    if style.first.isStruck { strike(lines[1], number, at: lower) }
  }

  /// A time, or the name of a zone at the foot of its place: small, and at the edge of the columns.
  mutating func drawTime() {
    let y = node.role == .zoneLabel ? box.height &- 15 * 64 : box.middleY
    write(
      text, at: MarkPoint(x: trailing(Self.gap), y: y), trailingAnchor, size: sizes.smallSize,
      in: box.width &- Self.gap)
  }

  /// What stands beside the events of whole days, on as many lines as it takes.
  mutating func drawLanesLabel() {
    let room = box.width &- Self.gap
    let lines = TextFit.lines(of: text, sizes.smallSize, in: room, sizes.textWidths)
    let pitch = sizes.smallSize &* 23 / 20
    var place = MarkPoint(
      x: trailing(Self.gap), y: box.middleY &- Int32(lines.count &- 1) &* pitch / 2)
    for line in lines {
      write(line, at: place, trailingAnchor, size: sizes.smallSize, in: room)
      place.y &+= pitch
    }
  }

  /// A chevron that points down, or up while all rows are shown.
  mutating func drawLanesSign() {
    let (x, y) = (trailing(16 * 64 + 32), box.middleY)
    let reach: Int32 = 336
    let up: Int32 = node.traits.contains(.expanded) ? -1 : 1
    let line = [
      MarkPoint(x: x &- reach, y: y &- up &* 154), MarkPoint(x: x, y: y &+ up &* 182),
      MarkPoint(x: x &+ reach, y: y &- up &* 154),
    ]
    stroke(.line(line), width: 2 * 64, isRound: true) { $0.text }
  }

  /// The line between a row of the timeline and the one above it.
  mutating func drawRow() {
    guard !isFirstRow else { return }
    fill(.rectangle(SceneRect(x: 0, y: -64, width: box.width, height: 64), .square)) {
      $0.outline
    }
  }

  /// The line before a day.
  mutating func drawColumn() {
    fill(.rectangle(leadingEdge(64), .square)) { $0.outline }
  }

  /// The name of a group and a mark in its tint, which is at the foot of a narrow column.
  mutating func drawGroup() {
    fill(.rectangle(leadingEdge(64), .square)) { $0.outline }
    let mark = SceneRect(
      x: 3 * 64, y: box.height &- 4 * 64, width: max(box.width &- 6 * 64, 0), height: 3 * 64)
    keepsColor = true
    fill(.rectangle(mark, MarkCorners(96))) { $0.fill }
    keepsColor = false
    write(
      text, at: MarkPoint(x: box.middleX, y: box.middleY &- 64), .middle, size: sizes.smallSize,
      in: box.width &- 8 * 64)
  }

  /// The line before a day's events of whole days, but for where one goes on from the day before.
  mutating func drawLane() {
    var edge = leadingEdge(64)
    for part in lanesFromBefore(at: node.frame.x &+ edge.x) + [box.height..<box.height] {
      edge.height = part.lowerBound &- edge.y
      if edge.height > 0 { fill(.rectangle(edge, .square)) { $0.outline } }
      edge.y = max(edge.y, part.upperBound)
    }
  }

  /// From where to where bars of earlier days lie at a place of the window, from the top down.
  private func lanesFromBefore(at x: Int32) -> [Range<Int32>] {
    let before = scene.nodes[max(Int(node.parent) + 1, 0)..<index]
    return before.filter { bar in
      guard bar.role == .eventBar, scene.nodes.indices.contains(Int(bar.parent)) else {
        return false
      }
      let day = scene.nodes[Int(bar.parent)]
      let left = day.frame.x &+ bar.frame.x
      return day.parent == node.parent && left <= x && x < left &+ bar.frame.width
    }
    .map { $0.frame.y..<$0.frame.y &+ max($0.frame.height, 0) }
    .sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The part of the box at the edge at which text begins.
  func leadingEdge(_ width: Int32) -> SceneRect {
    let width = min(width, box.width)
    return SceneRect(
      x: isRightToLeft ? box.right &- width : 0, y: 0, width: width, height: box.height)
  }

  /// A line through the present time, with a ball where the day begins.
  mutating func drawNow() {
    let y = box.middleY
    fill(.rectangle(SceneRect(x: 0, y: y &- 64, width: box.width, height: 2 * 64), .square)) {
      $0.text
    }
    if node.traits.contains(.continuesBefore) { return }
    // Within the column, for what is before the first one is cut off.
    fill(.circle(MarkPoint(x: leading(5 * 64), y: y), radius: 5 * 64)) { $0.text }
  }
}
