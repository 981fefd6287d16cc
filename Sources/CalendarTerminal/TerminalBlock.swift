// SPDX-License-Identifier: MIT
import CalendarEngine

/// The lines of one month: its title, the weekday names and the days.
struct TerminalBlock {
  let month: TerminalMonth
  let grid: TerminalGrid
  private(set) var lines: [TerminalLine] = []
  /// The place of the focused day's number.
  private(set) var focus: TerminalPlace?
  private let scene: CalendarScene
  private let renderer: TerminalRenderer

  init(_ month: TerminalMonth, of scene: CalendarScene, renderer: TerminalRenderer) {
    self.month = month
    self.scene = scene
    self.renderer = renderer
    let names = month.weekdays.map { DisplayWidth.of(scene.utf8($0.text)) }
    var extras = month.extras
    if renderer.options.lanes > 1, renderer.options.density == .roomy { extras.insert(.bars) }
    // When there is no room for both, the week numbers give way.
    if renderer.options.width < TerminalGrid.least + extras.gutter { extras.remove(.weekNumbers) }
    grid = TerminalGrid(
      width: renderer.options.width, weekdayWidth: names.max() ?? 0,
      density: renderer.options.density, extras: extras)
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
        scene.utf8(node.text), columns: max(grid.wholeWidth, renderer.options.width))
      guard !text.isEmpty else { continue }
      lines.append(centred(text, style(of: node)))
    }
    if grid.isRoomy, !lines.isEmpty { lines.append(TerminalLine()) }
  }

  /// A line with text centred above the numbers of all days.
  private func centred(_ text: ArraySlice<UInt8>, _ style: TerminalStyle) -> TerminalLine {
    var line = TerminalLine()
    let middle = start + grid.middle(isRightToLeft: month.isRightToLeft)
    line.put(text, at: max(middle - DisplayWidth.of(text) / 2, 0), style)
    return line
  }

  /// The column in which the days begin: after the week numbers if these come first.
  private var start: Int32 { month.isRightToLeft ? 0 : grid.gutter }

  /// Adds a line of the days, moved to where they begin.
  private mutating func append(_ days: TerminalLine) {
    var line = TerminalLine()
    line.put(days, at: start)
    lines.append(line)
  }

  private mutating func drawWeekdays() {
    var line = TerminalLine()
    for (cell, node) in month.weekdays.enumerated() {
      let words = scene.utf8(node.text).map { $0 == 0x0A ? 0x20 : $0 }
      let text = DisplayWidth.prefix(words[...], columns: grid.nameWidth)
      let column = grid.column(
        cell: cell, textWidth: DisplayWidth.of(text), isRightToLeft: month.isRightToLeft)
      line.put(text, at: column, style(of: node))
    }
    append(line)
  }

  /// The name of a list's month, above its weeks.
  private mutating func drawName(_ name: SceneNode) {
    let text = scene.utf8(name.label == .none ? name.text : name.label)
    lines.append(TerminalLine())
    lines.append(centred(text, style(of: name)))
  }

  private mutating func drawWeeks() {
    for (index, week) in month.weeks.enumerated() {
      if let name = month.names[index] { drawName(name) }
      let number = month.weekNumbers.indices.contains(index) ? month.weekNumbers[index] : nil
      if grid.isCompact { drawCompact(week, number) } else { draw(week, number) }
    }
  }

  /// Puts the number of a week, in two columns, beside its days.
  private func put(_ number: SceneNode?, in line: inout TerminalLine) {
    guard let number, grid.gutter > 0 else { return }
    let text = scene.utf8(number.text)
    let width = DisplayWidth.of(text)
    // Relative to the days, which begin after it or end before it.
    let column = month.isRightToLeft ? grid.width + 1 : -1 - width
    line.put(text, at: column, style(of: number))
  }

  private mutating func draw(_ week: [SceneNode?], _ number: SceneNode?) {
    let hasDots = grid.hasDotLines && month.days.contains { $0.dots != .none }
    if let row = ruledRow(of: week) {
      append(rule(row))
    } else if grid.isRoomy, !hasDots || month.hasBars {
      lines.append(TerminalLine())
    }
    var (days, dots) = (TerminalLine(), TerminalLine())
    for (cell, node) in week.enumerated() {
      guard let node else { continue }
      put(node, cell, joins: joins(cell, of: week), in: &days)
      putDots(of: node, cell, in: &dots)
    }
    put(number, in: &days)
    append(days)
    if hasDots { append(dots) }
    for role in [Role.dayAlternate, .daySubtitle, .dayBadge] where month.has(role) {
      append(line(role, of: week))
    }
    for lane in TerminalBars(week, of: month, in: scene, grid, renderer).lines { append(lane) }
  }

  /// The row of a week, where a line stands between it and the one above.
  private func ruledRow(of week: [SceneNode?]) -> SceneNode? {
    guard let day = week.lazy.compactMap({ $0 }).first else { return nil }
    let row = scene.nodes[Int(day.parent)]
    return row.traits.contains(.ruled) ? row : nil
  }

  /// A line as wide as the days.
  private func rule(_ row: SceneNode) -> TerminalLine {
    var line = TerminalLine()
    let text = Array(String(repeating: "\u{2500}", count: Int(grid.width)).utf8)
    line.put(text, at: 0, style(of: row))
    return line
  }

  /// The contents of one kind of a week's days, cut to their columns.
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
  /// Whether the days before and after a day in its week are selected with it.
  private func joins(_ cell: Int, of week: [SceneNode?]) -> (before: Bool, after: Bool) {
    func isSelected(_ step: Int) -> Bool {
      let other = month.isRightToLeft ? cell - step : cell + step
      return week.indices.contains(other) && week[other]?.traits.contains(.selected) == true
    }
    return (isSelected(-1), isSelected(1))
  }

  private mutating func put(
    _ node: SceneNode, _ cell: Int, joins: (before: Bool, after: Bool),
    in line: inout TerminalLine
  ) {
    let day = TerminalDay(
      node, number: scene.utf8(node.text), in: grid, joins: joins,
      isRightToLeft: month.isRightToLeft)
    let (text, style) = (day.text, style(of: node))
    // From right to left the signs, of which there may be more than two, come first.
    let excess = month.isRightToLeft ? DisplayWidth.of(text) - TerminalDay.width : 0
    let column = Int32(cell) * grid.cellWidth + grid.inset - excess
    // A filled shape may include spaces; an underline or a strikethrough through spaces would be
    // visible.
    let isShape = style.fill != nil || style.isReversed
    let front = isShape ? 0 : text.prefix { $0 == 0x20 }.count
    let back = isShape ? 0 : text.reversed().prefix { $0 == 0x20 }.count
    put(text.dropFirst(front).dropLast(back), of: node, at: column + Int32(front), style, &line)
    let number = Int32(cell) * grid.cellWidth + grid.inset + (month.isRightToLeft ? 2 : 1)
    noteFocus(node, at: number)
  }

  /// Puts a day's text; its dot has a colour of its own.
  private func put(
    _ text: ArraySlice<UInt8>, of node: SceneNode, at column: Int32, _ style: TerminalStyle,
    _ line: inout TerminalLine
  ) {
    guard let dot = place(of: TerminalDay.dot, in: text), style.fill == nil, !style.isReversed,
      let ink = node.dots.tints.first.flatMap(ink)
    else { return line.put(text, at: column, style) }
    let start = column + DisplayWidth.of(text[..<dot.lowerBound])
    line.put(text[..<dot.lowerBound], at: column, style)
    line.put(text[dot], at: start, TerminalStyle(text: ink))
    line.put(text[dot.upperBound...], at: start + 1, style)
  }

  /// Where some bytes stand first in a text, or nil.
  private func place(of part: [UInt8], in text: ArraySlice<UInt8>) -> Range<Int>? {
    let start = text.indices.first { text[$0...].starts(with: part) }
    return start.map { $0..<($0 + part.count) }
  }

  private mutating func noteFocus(_ node: SceneNode, at column: Int32) {
    guard node.traits.contains(.tabStop) else { return }
    let width = DisplayWidth.of(scene.utf8(node.text))
    let isMirrored = month.isRightToLeft
    focus = TerminalPlace(
      row: Int32(lines.count), column: max(start + column + (isMirrored ? 0 : 2 - width), 0))
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
    // Where the next day's dots follow immediately, there is no room for the count.
    if grid.cellWidth > TerminalDay.width { more.append(decimal: Int64(node.dots.moreCount)) }
    line.put(more, at: column, TerminalStyle())
  }

  /// Beside the day's shape, but not on it, a dot has its own colour.
  private func ink(of tint: UInt8) -> ThemeColor? {
    renderer.theme[renderer.options.scheme].colors(of: tint)?.solid
  }
}

extension TerminalBlock {
  private mutating func drawCompact(_ days: [SceneNode?], _ weekNumber: SceneNode?) {
    // Without room for bars, a dot says that there is something on a day.
    let week = month.hasBars ? month.dotted(days) : days
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
    put(weekNumber, in: &line)
    append(line)
  }

  /// Puts the sign of a place; leaves it out where it would be outside the terminal.
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
  private func style(of node: SceneNode) -> TerminalStyle { renderer.shown(node) }
}
