// SPDX-License-Identifier: MIT
import CalendarEngine

/// The lines of one month: its title, the weekday names and the days.
struct TerminalBlock {
  let month: TerminalMonth
  let grid: TerminalGrid
  private(set) var lines: [TerminalLine] = []
  /// Where the number of the day stands that has the keyboard.
  private(set) var focus: TerminalPlace?
  private let scene: CalendarScene
  private let renderer: TerminalRenderer

  init(_ month: TerminalMonth, of scene: CalendarScene, renderer: TerminalRenderer) {
    self.month = month
    self.scene = scene
    self.renderer = renderer
    let names = month.weekdays.map { DisplayWidth.of(scene.utf8($0.text)) }
    grid = TerminalGrid(
      width: renderer.options.width, weekdayWidth: names.max() ?? 0,
      density: renderer.options.density)
    drawTitle()
    drawWeekdays()
    drawWeeks()
  }
}

extension TerminalBlock {
  private mutating func drawTitle() {
    let isSilent = !renderer.options.saysEmpty && month.status?.traits.contains(.empty) == true
    for node in [month.title, isSilent ? nil : month.status].compactMap({ $0 }) {
      let text = DisplayWidth.prefix(
        scene.utf8(node.text), columns: max(grid.width, renderer.options.width))
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
      let text = DisplayWidth.prefix(scene.utf8(node.text), columns: grid.nameWidth)
      let column = grid.column(
        cell: cell, textWidth: DisplayWidth.of(text), isRightToLeft: month.isRightToLeft)
      line.put(text, at: column, style(of: node))
    }
    lines.append(line)
  }

  /// The name of a month of a list, above its weeks.
  private mutating func drawName(_ name: SceneNode) {
    let text = scene.utf8(name.label == .none ? name.text : name.label)
    var line = TerminalLine()
    let middle = grid.middle(isRightToLeft: month.isRightToLeft)
    line.put(text, at: max(middle - DisplayWidth.of(text) / 2, 0), style(of: name))
    lines.append(TerminalLine())
    lines.append(line)
  }

  private mutating func drawWeeks() {
    for (index, week) in month.weeks.enumerated() {
      if let name = month.names[index] { drawName(name) }
      if grid.isCompact { drawCompact(week) } else { draw(week) }
    }
  }

  private mutating func draw(_ week: [SceneNode?]) {
    let hasDots = grid.hasDotLines && month.days.contains { $0.dots != .none }
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

  /// What the days of a week have of one kind, cut to their columns.
  private func line(_ role: Role, of week: [SceneNode?]) -> TerminalLine {
    var line = TerminalLine()
    for (cell, day) in week.enumerated() {
      guard let day, var node = month.lines[day.key]?.first(where: { $0.role == role }) else {
        continue
      }
      node.traits = day.traits
      let text = DisplayWidth.prefix(scene.utf8(node.text), columns: grid.nameWidth)
      let column = grid.column(
        cell: cell, textWidth: DisplayWidth.of(text), isRightToLeft: month.isRightToLeft)
      line.put(text, at: column, style(of: node))
    }
    return line
  }
}

extension TerminalBlock {
  private mutating func put(_ node: SceneNode, _ cell: Int, in line: inout TerminalLine) {
    let day = TerminalDay(
      node, number: scene.utf8(node.text), in: grid, isRightToLeft: month.isRightToLeft)
    let (text, style) = (day.text, style(of: node))
    // Right to left the signs, which may be more than two, are in front.
    let excess = month.isRightToLeft ? DisplayWidth.of(text) - TerminalDay.width : 0
    let column = Int32(cell) * grid.cellWidth + grid.inset - excess
    // A shape is seen, spaces are not; a line under or through them would be.
    let isShape = style.fill != nil || style.isReversed
    let front = isShape ? 0 : text.prefix { $0 == 0x20 }.count
    let back = isShape ? 0 : text.reversed().prefix { $0 == 0x20 }.count
    put(text.dropFirst(front).dropLast(back), of: node, at: column + Int32(front), style, &line)
    let number = Int32(cell) * grid.cellWidth + grid.inset + (month.isRightToLeft ? 2 : 1)
    noteFocus(node, at: number)
  }

  /// Puts a day's text, its dot in a colour of its own.
  private func put(
    _ text: ArraySlice<UInt8>, of node: SceneNode, at column: Int32, _ style: TerminalStyle,
    _ line: inout TerminalLine
  ) {
    guard let dot = text.firstRange(of: TerminalDay.dot), style.fill == nil, !style.isReversed,
      let ink = node.dots.tints.first.flatMap(ink)
    else { return line.put(text, at: column, style) }
    let start = column + DisplayWidth.of(text[..<dot.lowerBound])
    line.put(text[..<dot.lowerBound], at: column, style)
    line.put(text[dot], at: start, TerminalStyle(text: ink))
    line.put(text[dot.upperBound...], at: start + 1, style)
  }

  private mutating func noteFocus(_ node: SceneNode, at column: Int32) {
    guard node.traits.contains(.tabStop) else { return }
    let width = DisplayWidth.of(scene.utf8(node.text))
    let isMirrored = month.isRightToLeft
    focus = TerminalPlace(
      row: Int32(lines.count), column: max(column + (isMirrored ? 0 : 2 - width), 0))
  }

  private func putDots(of node: SceneNode, _ cell: Int, in line: inout TerminalLine) {
    let colors = renderer.theme.style(of: node, in: renderer.options.scheme).dots
    guard !colors.isEmpty else { return }
    var column = grid.column(
      cell: cell, textWidth: Int32(colors.count), isRightToLeft: month.isRightToLeft)
    for tint in node.dots.tints {
      line.put(TerminalDay.dot, at: column, TerminalStyle(text: ink(of: tint)))
      column += 1
    }
    guard node.dots.moreCount > 0 else { return }
    var more: [UInt8] = []
    more.append("+")
    // Where the next day's dots begin at once there is no room to say how many.
    if grid.cellWidth > TerminalDay.width { more.append(decimal: Int64(node.dots.moreCount)) }
    line.put(more, at: column, TerminalStyle())
  }

  /// Beside the day's shape, not on it, a dot has its own colour.
  private func ink(of tint: UInt8) -> ThemeColor? {
    Tint(rawValue: tint).map { renderer.theme[renderer.options.scheme][$0].ink }
  }
}

extension TerminalBlock {
  private mutating func drawCompact(_ week: [SceneNode?]) {
    let signs = TerminalCompactWeek(
      week, isApart: grid.cellWidth > 3, isRightToLeft: month.isRightToLeft)
    var line = TerminalLine()
    for (cell, node) in week.enumerated() {
      let start = Int32(cell) * grid.cellWidth + grid.inset
      put(signs, at: signs.place(leftOf: cell), in: week, column: start, &line)
      let isLast = cell == week.count - 1 || grid.cellWidth > 3
      if isLast {
        put(signs, at: signs.place(rightOf: cell), in: week, column: start + 3, &line)
      }
      guard let node else { continue }
      let number = scene.utf8(node.text)
      let gap = max(2 - DisplayWidth.of(number), 0)
      let style = style(of: node)
      let blank = [UInt8](repeating: 0x20, count: style.fill == nil ? 0 : Int(gap))
      let text = month.isRightToLeft ? Array(number) + blank : blank + Array(number)
      let isShifted = style.fill == nil && !month.isRightToLeft
      line.put(text, at: start + 1 + (isShifted ? gap : 0), style)
      noteFocus(node, at: start + 1)
    }
    lines.append(line)
  }

  /// Puts the sign of a place; none where it would stand outside the terminal.
  private func put(
    _ signs: TerminalCompactWeek, at place: Int, in week: [SceneNode?], column: Int32,
    _ line: inout TerminalLine
  ) {
    let sign = signs.signs[place]
    guard column >= 0, column < max(renderer.options.width, TerminalGrid.least),
      week.indices.contains(sign.cell), let node = week[sign.cell]
    else { return }
    var style = style(of: node)
    style.isReversed = false
    style.isStruck = false
    if sign.character == TerminalDay.dot, style.fill == nil, let tint = node.dots.tints.first {
      style.text = ink(of: tint)
    }
    guard sign.character != [0x20] || style.fill != nil else { return }
    line.put(sign.character, at: column, style)
  }
}

extension TerminalBlock {
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
    shown.isReversed = renderer.options.showsFocus && node.traits.contains(.tabStop)
    return shown
  }
}
