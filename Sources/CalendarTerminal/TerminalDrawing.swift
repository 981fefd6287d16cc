// SPDX-License-Identifier: MIT
import CalendarEngine

/// One print of a month, line by line.
struct TerminalDrawing {
  private let month: TerminalMonth
  private let scene: CalendarScene
  private let renderer: TerminalRenderer
  private let grid: TerminalGrid
  private var lines: [TerminalLine] = []

  init(month: TerminalMonth, scene: CalendarScene, renderer: TerminalRenderer) {
    self.month = month
    self.scene = scene
    self.renderer = renderer
    let names = month.weekdays.map { DisplayWidth.of(scene.utf8($0.text)) }
    grid = TerminalGrid(width: renderer.options.width, weekdayWidth: names.max() ?? 0)
    draw()
  }

  /// The lines as bytes.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for line in lines {
      line.append(to: &bytes, renderer.options.colors, isRightToLeft: month.isRightToLeft)
    }
    return bytes
  }

  private mutating func draw() {
    drawTitle()
    drawWeekdays()
    drawWeeks()
    drawLegend()
    drawSelection()
  }
}

extension TerminalDrawing {
  private mutating func drawTitle() {
    for node in [month.title, month.status].compactMap({ $0 }) {
      let text = scene.utf8(node.text)
      guard !text.isEmpty else { continue }
      var line = TerminalLine()
      let middle = grid.middle(isRightToLeft: month.isRightToLeft)
      line.put(text, at: max(middle - DisplayWidth.of(text) / 2, 0), style(of: node))
      lines.append(line)
    }
    if grid.isRoomy { lines.append(TerminalLine()) }
  }

  private mutating func drawWeekdays() {
    var line = TerminalLine()
    for (cell, node) in month.weekdays.enumerated() {
      let text = DisplayWidth.prefix(scene.utf8(node.text), columns: grid.cellWidth - 1)
      let column = grid.column(
        cell: cell, textWidth: DisplayWidth.of(text), isRightToLeft: month.isRightToLeft)
      line.put(text, at: column, style(of: node))
    }
    lines.append(line)
  }

  private mutating func drawWeeks() {
    let hasDots = month.days.contains { $0.dots != .none }
    for week in month.weeks {
      if grid.isRoomy, !hasDots { lines.append(TerminalLine()) }
      var (days, dots) = (TerminalLine(), TerminalLine())
      for (cell, node) in week.enumerated() {
        guard let node else { continue }
        put(node, cell, in: &days)
        putDots(of: node, cell, in: &dots)
      }
      lines.append(days)
      if hasDots { lines.append(dots) }
      for role in [Role.dayAlternate, .daySubtitle, .dayBadge] where month.has(role) {
        lines.append(line(role, of: week))
      }
    }
  }

  /// What the days of a week have of one kind, cut to their columns.
  private func line(_ role: Role, of week: [SceneNode?]) -> TerminalLine {
    var line = TerminalLine()
    for (cell, day) in week.enumerated() {
      guard let day, var node = month.lines[day.key]?.first(where: { $0.role == role }) else {
        continue
      }
      node.traits = day.traits
      let text = DisplayWidth.prefix(scene.utf8(node.text), columns: grid.cellWidth - 1)
      let column = grid.column(
        cell: cell, textWidth: DisplayWidth.of(text), isRightToLeft: month.isRightToLeft)
      line.put(text, at: column, style(of: node))
    }
    return line
  }

  private func put(_ node: SceneNode, _ cell: Int, in line: inout TerminalLine) {
    let day = TerminalDay(
      node, number: scene.utf8(node.text), room: grid.cellWidth - grid.inset,
      isRightToLeft: month.isRightToLeft)
    let (text, style) = (day.text, style(of: node))
    // Right to left the signs, which may be more than two, are in front.
    let excess = month.isRightToLeft ? DisplayWidth.of(text) - TerminalDay.width : 0
    let column = Int32(cell) * grid.cellWidth + grid.inset - excess
    // A shape is seen, spaces are not; a line under or through them would be.
    let front = style.fill == nil ? text.prefix { $0 == 0x20 }.count : 0
    let back = style.fill == nil ? text.reversed().prefix { $0 == 0x20 }.count : 0
    line.put(text.dropFirst(front).dropLast(back), at: column + Int32(front), style)
  }

  private func putDots(of node: SceneNode, _ cell: Int, in line: inout TerminalLine) {
    let colors = renderer.theme.style(of: node, in: renderer.options.scheme).dots
    guard !colors.isEmpty else { return }
    let columns = Int32(colors.count)
    var column = grid.column(
      cell: cell, textWidth: columns, isRightToLeft: month.isRightToLeft)
    for tint in node.dots.tints {
      var dot: [UInt8] = []
      dot.append("•")
      // Beside the day's shape, not on it, a dot has its own colour.
      let ink = Tint(rawValue: tint).map { renderer.theme[renderer.options.scheme][$0].ink }
      line.put(dot, at: column, TerminalStyle(text: ink))
      column += 1
    }
    guard node.dots.moreCount > 0 else { return }
    var more: [UInt8] = []
    more.append("+")
    // Where the next day's dots begin at once there is no room to say how many.
    if grid.cellWidth > TerminalDay.width { more.append(decimal: Int64(node.dots.moreCount)) }
    line.put(more, at: column, TerminalStyle())
  }
}

extension TerminalDrawing {
  private mutating func drawLegend() {
    guard renderer.options.showsLegend else { return }
    let days = month.days
    let entries =
      TerminalSign.allCases.filter { sign in days.contains { sign.isOn($0) } }
      .map { entry(of: $0) } + month.legend.map { entry(of: $0) }
    guard !entries.isEmpty else { return }
    lines.append(TerminalLine())
    for row in rows(of: entries) { drawRow(row) }
  }

  /// A sign and what it means, from left to right.
  private func entry(of sign: TerminalSign) -> [UInt8] {
    var (character, phrase): ([UInt8], [UInt8]) = ([], [])
    character.append(sign.character(isRightToLeft: month.isRightToLeft))
    renderer.options.phrases.append(sign.phrase, to: &phrase)
    if sign == .today {
      // Elsewhere it is the name of a button; here one of several words.
      let text = String(decoding: phrase, as: UTF8.self)
      phrase = Array((text.prefix(1).lowercased() + text.dropFirst()).utf8)
    }
    return month.isRightToLeft ? phrase + [0x20] + character : character + [0x20] + phrase
  }

  /// A dot and what the app calls days with it.
  private func entry(of kind: SceneNode) -> [UInt8] {
    var dot: [UInt8] = []
    dot.append("•")
    let name = Array(scene.utf8(kind.text))
    return month.isRightToLeft ? name + [0x20] + dot : dot + [0x20] + name
  }

  /// As many entries in a row as fit.
  private func rows(of entries: [[UInt8]]) -> [[[UInt8]]] {
    var rows: [[[UInt8]]] = [[]]
    var used: Int32 = 0
    for entry in entries {
      let width = DisplayWidth.of(entry)
      if used > 0, used + Self.legendGap + width > grid.width - 2 * (grid.inset + 1) {
        rows.append([])
        used = 0
      }
      used += (used > 0 ? Self.legendGap : 0) + width
      rows[rows.count - 1].append(entry)
    }
    return rows
  }

  private mutating func drawRow(_ entries: [[UInt8]]) {
    var line = TerminalLine()
    let secondary = renderer.theme[renderer.options.scheme][.secondary]
    var column = grid.inset + 1
    for entry in entries {
      let width = DisplayWidth.of(entry)
      line.put(
        entry, at: month.isRightToLeft ? grid.width - column - width : column,
        TerminalStyle(text: secondary))
      column += width + Self.legendGap
    }
    lines.append(line)
  }

  private static let legendGap: Int32 = 3

  /// The name of the selected day, with all that is said of it.
  private mutating func drawSelection() {
    guard renderer.options.namesSelection,
      let day = month.days.first(where: { $0.traits.contains(.selected) }), day.label != .none
    else { return }
    lines.append(TerminalLine())
    let room = grid.width - 2 * (grid.inset + 1)
    for part in TerminalWrap.lines(of: scene.utf8(day.label), columns: room) {
      var line = TerminalLine()
      let start = grid.inset + 1
      line.put(
        part, at: month.isRightToLeft ? grid.width - start - DisplayWidth.of(part) : start,
        TerminalStyle())
      lines.append(line)
    }
  }
}

extension TerminalDrawing {
  /// What the theme says of a node, as far as a terminal can show it.
  private func style(of node: SceneNode) -> TerminalStyle {
    let palette = renderer.theme[renderer.options.scheme]
    let style = renderer.theme.style(of: node, in: renderer.options.scheme)
    var shown = TerminalStyle()
    if node.role == .dayCell || node.role == .dayBadge { shown.fill = style.fill }
    // On the terminal's own ground plain text has the terminal's own colour.
    if shown.fill != nil || style.text != palette[.text] { shown.text = style.text }
    shown.isBold = style.weight >= 600
    shown.isStruck = style.isStruck
    shown.isUnderlined = style.outline != nil && node.role == .dayCell
    return shown
  }
}
