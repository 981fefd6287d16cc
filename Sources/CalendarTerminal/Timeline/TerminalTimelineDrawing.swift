// SPDX-License-Identifier: MIT
import CalendarEngine

/// A timeline: the title, the dates, whole days, and hours as rows.
///
///                      February 2024
///           Tue 20    Wed 21*   Thu 22
///           ▌Conference ──────────────
///     ─────┬─────────┬─────────┬─────────
///      9 AM│▌Standup │▌Standup │▌Focus time
///          │▌Sprint  │         │▌9:00 AM
///     10:37│         ▶━━━━━━━━━│▌
///
/// An event begins with a block in each of its rows; a triangle says that it began or goes on on
/// another day, and a check that it is selected. Hours that clocks skip are dense, those that come twice
/// dotted.
struct TerminalTimelineDrawing {
  private let timeline: TerminalTimeline
  private let scene: CalendarScene
  private let renderer: TerminalRenderer
  private let grid: TerminalTimelineGrid
  private var canvas: TerminalCanvas
  private var focus: TerminalPlace?

  init(_ timeline: TerminalTimeline, scene: CalendarScene, renderer: TerminalRenderer) {
    self.timeline = timeline
    self.scene = scene
    self.renderer = renderer
    let widths = timeline.times.map { DisplayWidth.of(scene.utf8($0.node.text)) }
    let zones = (timeline.times.map(\.zone).max() ?? 0) + 1
    grid = TerminalTimelineGrid(
      columns: renderer.options.width, count: timeline.count,
      times: (widths.max() ?? 0, zones), isRightToLeft: timeline.isRightToLeft)
    lanesTop = timeline.groups.isEmpty ? 2 : 3
    let head = lanesTop + timeline.lanes + 1
    canvas = TerminalCanvas(width: grid.width, height: head + Int32(timeline.rows.count))
    drawHead()
    drawLanes()
    drawGround()
    drawParts()
    drawTimes()
  }

  /// The title, the dates and the names of groups are above whole days.
  private let lanesTop: Int32

  /// The lines, and the place of the focus.
  var picture: TerminalPicture {
    var picture = TerminalPicture(focus: focus)
    for line in canvas.lines {
      var bytes: [UInt8] = []
      line.append(
        to: &bytes, renderer.options.colors, isRightToLeft: timeline.isRightToLeft)
      picture.lines.append(bytes)
    }
    return picture
  }
}

extension TerminalTimelineDrawing {
  private var top: Int32 { lanesTop + timeline.lanes + 1 }

  private func style(of node: SceneNode) -> TerminalStyle {
    var plain = node
    // In reverse is what the keyboard is on; an event that is selected has a check and a line instead.
    if node.role == .timedEvent || node.role == .eventBar { plain.traits.remove(.selected) }
    var style = renderer.shown(plain)
    if node.key == renderer.options.focus { style.isReversed = true }
    return style
  }

  /// The style of the words of an event.
  private func wordStyle(of node: SceneNode) -> TerminalStyle {
    var style = style(of: node)
    style.isUnderlined = node.traits.contains(.selected)
    return style
  }

  /// The colour of lines between days and hours.
  private var hairline: TerminalStyle {
    let palette = renderer.theme[renderer.options.scheme]
    // Among sixteen colours a faint one would be that of the ground.
    let isCoarse = renderer.options.colors == .ansi16
    return TerminalStyle(
      text: isCoarse ? palette[.secondary] : palette[.hairline].over(palette[.ground]))
  }

  private mutating func drawHead() {
    for node in timeline.head where node.role == .title || node.role == .status {
      let isSaid = renderer.options.saysEmpty || !node.traits.contains(.empty)
      let text = scene.utf8(node.text)
      guard isSaid, !text.isEmpty else { continue }
      let isTitle = node.role == .title
      let shown = DisplayWidth.prefix(text, columns: grid.width)
      let start = (grid.width - DisplayWidth.of(shown)) / 2
      // What there is to say about loading stands where the title leaves room for it.
      canvas.put(shown, row: 0, column: isTitle ? start : 0, style(of: node))
    }
    for date in timeline.dates { draw(date) }
    for group in timeline.groups {
      let cells = cells(ofColumnOf: group)
      let shown = DisplayWidth.prefix(scene.utf8(group.node.text), columns: Int32(cells.count))
      var style = style(of: group.node)
      let theme = renderer.theme.style(of: group.node, in: renderer.options.scheme)
      style.text = theme.fill ?? style.text
      style.fill = nil
      let start = cells.lowerBound + (Int32(cells.count) - DisplayWidth.of(shown)) / 2
      canvas.put(shown, row: 2, column: start, columns: Int32(cells.count), style)
    }
  }

  /// The date of a day: with its weekday where there is room for that.
  private mutating func draw(_ date: TerminalTimeline.Part) {
    let cells = grid.cells(date.column)
    let words = scene.utf8(date.node.text).split(separator: 0x0A)
    let signs = signs(of: date.node)
    let number = Array(signs.before) + (words.last ?? []) + Array(signs.after)
    let full = (words.count > 1 ? Array(words[0]) + [0x20] : []) + number
    let text = DisplayWidth.of(full) <= Int32(cells.count) ? full : number
    var style = style(of: date.node)
    let theme = renderer.theme.style(of: date.node, in: renderer.options.scheme)
    if date.node.traits.contains(.today) { style.text = theme.secondary }
    let start = cells.lowerBound + max(Int32(cells.count) - DisplayWidth.of(text), 0) / 2
    canvas.put(text, row: 1, column: start, columns: Int32(cells.count), style)
  }

  /// What surrounds a number, as in months.
  private func signs(of date: SceneNode) -> (before: String.UTF8View, after: String.UTF8View) {
    let traits = date.traits
    if traits.contains(.selected) { return ("[".utf8, "]".utf8) }
    if traits.contains(.disabled) || traits.contains(.closed) { return ("x".utf8, "".utf8) }
    return ("".utf8, traits.contains(.today) ? "*".utf8 : "".utf8)
  }
}

extension TerminalTimelineDrawing {
  private mutating func drawLanes() {
    for bar in timeline.bars {
      let cells =
        bar.group == nil
        ? grid.cells(bar.column, bar.count)
        : grid.cells(bar.column, group: bar.group, of: timeline.unit)
      let row = lanesTop + bar.lane
      if bar.node.role == .moreButton {
        put(scene.utf8(bar.node.text), row, inset(cells), style(of: bar.node))
      } else {
        draw(bar.node, row, cells)
      }
      noteFocus(bar.node, row, cells)
    }
    drawLanesButton()
    let rule = Array(String(repeating: "─", count: Int(grid.width)).utf8)
    canvas.put(rule, row: top - 1, column: 0, hairline)
    for day in 0..<grid.count {
      canvas.put("┬".utf8, row: top - 1, column: grid.edge(day), hairline)
    }
  }

  private mutating func draw(_ node: SceneNode, _ row: Int32, _ cells: Range<Int32>) {
    var signs = TerminalBarSigns(
      node.traits, title: scene.utf8(node.text), width: Int32(cells.count))
    if timeline.isRightToLeft { signs.mirror() }
    let (style, words) = (style(of: node), wordStyle(of: node))
    var place = cells.lowerBound
    for part in signs.parts {
      canvas.put(
        part.text, row: row, column: place, part.isTitle ? words : edge(of: node, style))
      place += DisplayWidth.of(part.text)
    }
  }

  private func edge(of node: SceneNode, _ style: TerminalStyle) -> TerminalStyle {
    var edge = style
    edge.text = renderer.theme.style(of: node, in: renderer.options.scheme).outline ?? style.text
    return edge
  }

  /// A triangle where rows of whole days can be shown or hidden; what they are, where there is room.
  private mutating func drawLanesButton() {
    guard timeline.lanes > 0,
      let node = timeline.head.first(where: { $0.role == .lanesButton || $0.role == .lanesLabel })
    else { return }
    let text =
      node.role == .lanesLabel
      ? Array(scene.utf8(node.text))
      : Array((node.traits.contains(.expanded) ? "▴" : "▾").utf8)
    let cells = grid.times(timeline.isRightToLeft ? 0 : .max)
    guard DisplayWidth.of(text) <= Int32(cells.count) else { return }
    putTime(text, lanesTop, cells, style(of: node))
  }

  /// Without the column for a block at the beginning.
  private func inset(_ cells: Range<Int32>) -> Range<Int32> {
    guard cells.count > 1 else { return cells }
    return timeline.isRightToLeft
      ? cells.lowerBound..<cells.upperBound - 1 : cells.lowerBound + 1..<cells.upperBound
  }

  /// Puts text where reading begins.
  private mutating func put(
    _ text: ArraySlice<UInt8>, _ row: Int32, _ cells: Range<Int32>, _ style: TerminalStyle
  ) {
    let shown = DisplayWidth.prefix(text, columns: Int32(cells.count))
    let start =
      timeline.isRightToLeft ? cells.upperBound - DisplayWidth.of(shown) : cells.lowerBound
    canvas.put(shown, row: row, column: start, columns: Int32(cells.count), style)
  }

  private mutating func noteFocus(_ node: SceneNode, _ row: Int32, _ cells: Range<Int32>) {
    guard node.key == renderer.options.focus else { return }
    focus = TerminalPlace(
      row: row, column: timeline.isRightToLeft ? cells.upperBound - 1 : cells.lowerBound)
  }
}

extension TerminalTimelineDrawing {
  /// The rows of a part that are in view, on the canvas.
  private func seen(_ rows: Range<Int32>) -> Range<Int32> {
    let seen = rows.clamped(to: timeline.rows)
    let shift = top - timeline.rows.lowerBound
    return seen.lowerBound + shift..<seen.upperBound + shift
  }

  /// What is behind the events.
  private mutating func drawGround() {
    for part in timeline.parts {
      let (rows, cells) = (seen(timeline.rows(of: part.node)), cells(ofColumnOf: part))
      switch part.node.role {
      case .offHours,
        .backgroundEvent where renderer.options.colors.rawValue >= TerminalColors.ansi256.rawValue:
        canvas.fill(rows: rows, columns: cells, TerminalStyle(fill: shade(of: part.node)))
      case .hourGap: canvas.fill(rows: rows, columns: cells, with: "░", hairline)
      case .hourFold: canvas.fill(rows: rows, columns: cells, with: "·", hairline)
      default: break
      }
    }
    for part in timeline.parts where part.node.key.part >= 0 {
      let first = cells(ofColumnOf: part).lowerBound - 1
      guard first > grid.cells(part.column).lowerBound else { continue }
      canvas.fill(rows: top..<canvas.height, columns: first..<first + 1, with: "┊", hairline)
    }
    for day in 0..<grid.count {
      let edge = grid.edge(day)
      canvas.fill(
        rows: top..<canvas.height, columns: edge..<edge + 1, with: "│", hairline)
    }
  }

  private func shade(of node: SceneNode) -> ThemeColor? {
    let scheme = renderer.options.scheme
    return renderer.theme.style(of: node, in: scheme).fill?.over(renderer.theme[scheme][.ground])
  }

  private mutating func drawParts() {
    let events = timeline.parts.filter {
      $0.node.role == .timedEvent || $0.node.role == .moreButton
    }
    for layer in Set(events.map(\.node.layer)).sorted() {
      for part in events where part.node.layer == layer { drawEvent(part) }
    }
    for part in timeline.parts where part.node.role == .nowLine { drawNow(part) }
    for part in timeline.parts where part.node.role == .timeCursor { drawCursor(part) }
  }

  /// The cells of the column in which a part is.
  private func cells(ofColumnOf part: TerminalTimeline.Part) -> Range<Int32> {
    grid.cells(part.column, group: part.group, of: timeline.unit)
  }

  /// The cells of an event; a frame has a point of ground before it, and three behind.
  private func cells(of part: TerminalTimeline.Part) -> Range<Int32> {
    let point = Double(SceneRect.unitsPerPoint)
    let width = part.group.map { Int32($0.count) } ?? timeline.unit
    let room = max(Double(width) - 4 * point, 1)
    let left = Double(part.node.frame.x) - (timeline.isRightToLeft ? 3 : 1) * point
    return grid.cells(
      cells(ofColumnOf: part), from: left / room,
      to: (left + Double(part.node.frame.width)) / room)
  }

  private mutating func drawEvent(_ part: TerminalTimeline.Part) {
    let all = timeline.rows(of: part.node)
    let (rows, cells) = (seen(all), cells(of: part))
    guard !rows.isEmpty else { return }
    let style = style(of: part.node)
    canvas.fill(rows: rows, columns: cells, style)
    drawEdge(of: part.node, rows, all, cells, style)
    let (inner, words) = (inset(cells), wordStyle(of: part.node))
    for (number, line) in lines(of: part.node, rows.count, Int32(inner.count)).enumerated() {
      put(line[...], rows.lowerBound + Int32(number), inner, words)
    }
    noteFocus(part.node, rows.lowerBound, cells)
  }

  /// A block in each row; triangles where it goes on, and a check where it is selected.
  private mutating func drawEdge(
    of node: SceneNode, _ rows: Range<Int32>, _ all: Range<Int32>, _ cells: Range<Int32>,
    _ style: TerminalStyle
  ) {
    let column = timeline.isRightToLeft ? cells.upperBound - 1 : cells.lowerBound
    let edge = edge(of: node, style)
    let block = timeline.isRightToLeft ? "▐" : "▌"
    for row in rows { canvas.put(block.utf8, row: row, column: column, edge) }
    let before = node.traits.contains(.continuesBefore) || all.lowerBound < timeline.rows.lowerBound
    let after = node.traits.contains(.continuesAfter) || all.upperBound > timeline.rows.upperBound
    if rows.count > 1 {
      if before { canvas.put("▴".utf8, row: rows.lowerBound, column: column, edge) }
      if after { canvas.put("▾".utf8, row: rows.upperBound - 1, column: column, edge) }
    }
    guard node.traits.contains(.selected) else { return }
    let row = rows.lowerBound + (before && rows.count > 1 ? 1 : 0)
    canvas.put("✓".utf8, row: row, column: column, wordStyle(of: node))
  }

  /// The title in as many lines as there are, and the time if there is room for all of it.
  private func lines(of node: SceneNode, _ rows: Int, _ columns: Int32) -> [[UInt8]] {
    let parts = scene.utf8(node.text).split(separator: 0x0A, maxSplits: 1)
    guard let title = parts.first, columns > 0 else { return [] }
    let time = parts.count > 1 && DisplayWidth.of(parts[1]) <= columns && rows > 1 ? parts[1] : nil
    let room = time == nil ? rows : rows - 1
    var lines = TerminalWrap.lines(of: title, columns: columns).map { Array($0) }
    if lines.count > room {
      lines = Array(lines.prefix(room))
      let last = DisplayWidth.prefix(lines[room - 1][...], columns: columns - 1)
      if columns > 3 { lines[room - 1] = Array(last) + Array("…".utf8) }
    }
    if let time { lines.append(Array(time)) }
    return lines
  }
}

extension TerminalTimelineDrawing {
  /// The present time: a mark at the edge of the day, and a line where no event is in the way.
  private mutating func drawNow(_ part: TerminalTimeline.Part) {
    let middle = timeline.row(ofMiddleOf: part.node)
    guard timeline.rows.contains(middle) else { return }
    let row = seen(middle..<middle + 1).lowerBound
    let style = renderer.shown(part.node)
    let cells = cells(ofColumnOf: part)
    for cell in cells where canvas.isBlank(row: row, columns: cell..<cell + 1) {
      canvas.put("━".utf8, row: row, column: cell, style)
    }
    if part.node.traits.contains(.continuesBefore) { return }
    let mark = timeline.isRightToLeft ? "◀" : "▶"
    canvas.put(mark.utf8, row: row, column: grid.edge(part.column), style)
  }

  /// The keyboard's time.
  private mutating func drawCursor(_ part: TerminalTimeline.Part) {
    guard renderer.options.showsFocus else { return }
    let rows = seen(timeline.rows(of: part.node))
    guard !rows.isEmpty else { return }
    let cells = cells(ofColumnOf: part)
    if canvas.isBlank(row: rows.lowerBound, columns: cells) {
      let style = renderer.shown(part.node)
      canvas.fill(rows: rows, columns: cells, style)
      put(scene.utf8(part.node.text), rows.lowerBound, cells, style)
    }
    canvas.restyle(rows: rows, columns: cells) { $0.isReversed = true }
    focus = TerminalPlace(
      row: rows.lowerBound,
      column: timeline.isRightToLeft ? cells.upperBound - 1 : cells.lowerBound)
  }

  /// The times beside the rows that they begin; the present one in place of another.
  private mutating func drawTimes() {
    for time in timeline.times {
      let (text, cells) = (scene.utf8(time.node.text), grid.times(time.zone))
      guard time.node.role != .zoneLabel else {
        putTime(Array(text), 1, cells, style(of: time.node))
        continue
      }
      let row = timeline.row(ofMiddleOf: time.node)
      guard timeline.rows.contains(row) else { continue }
      let place = seen(row..<row + 1).lowerBound
      canvas.fill(rows: place..<place + 1, columns: cells, TerminalStyle())
      putTime(Array(text), place, cells, style(of: time.node))
    }
  }

  /// Puts text beside the line where days begin.
  private mutating func putTime(
    _ text: [UInt8], _ row: Int32, _ cells: Range<Int32>, _ style: TerminalStyle
  ) {
    let shown = DisplayWidth.prefix(text[...], columns: Int32(cells.count))
    let start =
      timeline.isRightToLeft ? cells.lowerBound : cells.upperBound - DisplayWidth.of(shown)
    canvas.put(shown, row: row, column: start, columns: Int32(cells.count), style)
  }
}
