// SPDX-License-Identifier: MIT
import CalendarEngine

/// Prints months, years and decades: names in columns, or small months side by side as `cal -y`
/// does.
///
/// A sign follows a day's number: those of a month's days, `]` for selected, x for what cannot be
/// chosen, and ░ ▒ ▓ █ for the steps of heat.
struct TerminalPeriodDrawing {
  let periods: TerminalPeriods
  let scene: CalendarScene
  let renderer: TerminalRenderer
  private var lines: [TerminalLine] = []
  private var focus: TerminalPlace?

  private static let dayWidth: Int32 = 3
  private static let gap: Int32 = 3
  private static let monthWidth: Int32 = 7 * dayWidth

  init(periods: TerminalPeriods, scene: CalendarScene, renderer: TerminalRenderer) {
    self.periods = periods
    self.scene = scene
    self.renderer = renderer
    draw()
  }

  private var isRightToLeft: Bool {
    scene.nodes.first?.traits.contains(.rightToLeft) == true
  }

  /// The lines, and the place of the focused month, year or decade.
  var picture: TerminalPicture {
    var picture = TerminalPicture()
    for line in lines {
      var bytes: [UInt8] = []
      line.append(to: &bytes, renderer.options.colors, isRightToLeft: isRightToLeft)
      picture.lines.append(bytes)
    }
    picture.focus = focus
    return picture
  }
}

extension TerminalPeriodDrawing {
  private mutating func draw() {
    let isYear = periods.cells.contains { $0.glance != nil }
    let width = isYear ? Self.monthWidth : nameWidth
    let room = max((renderer.options.width + Self.gap) / (width + Self.gap), 1)
    // Months in threes, as quarters; years and decades as in the scene.
    let most: Int32 = isYear ? 3 : periods.columns
    let columns = max(min(room, most), 1)
    let total = columns * (width + Self.gap) - Self.gap
    drawTitle(over: total)
    var index = 0
    while index < periods.cells.count {
      let row = periods.cells[index..<min(index + Int(columns), periods.cells.count)]
      lines.append(TerminalLine())
      if isYear { drawMonths(row, total) } else { drawNames(row, width, total) }
      index += Int(columns)
    }
    drawLegend(over: total)
  }

  /// The meaning of the steps of heat, in as many lines as needed.
  private mutating func drawLegend(over width: Int32) {
    guard renderer.options.showsLegend else { return }
    var (line, used): (TerminalLine, Int32) = (TerminalLine(), 0)
    for node in scene.nodes where node.role == .heatStep && node.key.heatStep != 0 {
      var entry = Array(scene.utf8(node.text))
      if let step = node.key.heatStep {
        let sign = Self.sign(ofStep: step)
        entry = isRightToLeft ? entry + [0x20] + sign : sign + [0x20] + entry
      }
      let columns = DisplayWidth.of(entry)
      if used == 0, columns > 0 { lines.append(TerminalLine()) }
      if used > 0, used + columns > width {
        lines.append(line)
        (line, used) = (TerminalLine(), 0)
      }
      let style = renderer.theme.style(of: node, in: renderer.options.scheme)
      line.put(
        entry, at: isRightToLeft ? max(width - used - columns, 0) : used,
        TerminalStyle(text: style.text))
      used += columns + Self.gap
    }
    if used > 0 { lines.append(line) }
  }

  private mutating func drawTitle(over width: Int32) {
    for role in [Role.title, .status] {
      guard let node = scene.nodes.first(where: { $0.role == role }) else { continue }
      let text = scene.utf8(node.text)
      let isSaid = renderer.options.saysEmpty || !node.traits.contains(.empty)
      guard isSaid, !text.isEmpty else { continue }
      var line = TerminalLine()
      line.put(text, at: max((width - DisplayWidth.of(text)) / 2, 0), style(of: node))
      lines.append(line)
    }
  }

  private var nameWidth: Int32 {
    (periods.cells.map { DisplayWidth.of(scene.utf8($0.node.text)) }.max() ?? 0) + 2
  }

  /// Where a cell begins; from right to left the first one is at the right.
  private func column(_ index: Int, _ width: Int32, _ total: Int32) -> Int32 {
    let leading = Int32(index) * (width + Self.gap)
    return isRightToLeft ? total - leading - width : leading
  }

  private mutating func drawNames(
    _ row: ArraySlice<TerminalPeriods.Cell>, _ width: Int32, _ total: Int32
  ) {
    var line = TerminalLine()
    for (index, cell) in row.enumerated() {
      let signs = self.signs(of: cell.node)
      let text = [signs.0] + Array(scene.utf8(cell.node.text)) + [signs.1]
      let centred = (width - DisplayWidth.of(text)) / 2
      let start = column(index, width, total) + centred
      line.put(text, at: start, style(of: cell.node))
      note(cell.node, at: start + 1, row: lines.count)
    }
    lines.append(line)
  }

  private mutating func note(_ node: SceneNode, at column: Int32, row: Int) {
    guard node.traits.contains(.tabStop) else { return }
    focus = TerminalPlace(row: Int32(row), column: column)
  }

  private func signs(of node: SceneNode) -> (UInt8, UInt8) {
    if node.traits.contains(.selected) { return (UInt8(ascii: "["), UInt8(ascii: "]")) }
    if node.traits.contains(.disabled) { return (UInt8(ascii: "x"), 0x20) }
    if node.traits.contains(.outside) { return (UInt8(ascii: "("), UInt8(ascii: ")")) }
    return (0x20, node.traits.contains(.today) ? UInt8(ascii: "*") : 0x20)
  }
}

extension TerminalPeriodDrawing {
  /// Small months side by side, line by line.
  private mutating func drawMonths(_ row: ArraySlice<TerminalPeriods.Cell>, _ total: Int32) {
    var lines = [TerminalLine](repeating: TerminalLine(), count: 8)
    for (index, cell) in row.enumerated() {
      let start = column(index, Self.monthWidth, total)
      let name = scene.utf8(cell.node.text)
      let centred = max((Self.monthWidth - 1 - DisplayWidth.of(name)) / 2, 0)
      lines[0].put(name, at: start + centred, style(of: cell.node))
      note(cell.node, at: start + centred, row: self.lines.count)
      if let glance = cell.glance { draw(glance, at: start, in: &lines) }
    }
    self.lines += lines
  }

  private func draw(_ node: SceneNode, at start: Int32, in lines: inout [TerminalLine]) {
    guard let glance = scene.glance(of: node) else { return }
    let words = scene.utf8(node.text).split(separator: 0x0A, omittingEmptySubsequences: false)
    for (column, name) in words.prefix(7).enumerated() {
      let name = DisplayWidth.prefix(name, columns: 2)
      lines[1].put(
        name, at: start + place(Int32(column)) + 2 - DisplayWidth.of(name), TerminalStyle())
    }
    for day in 1...Int32(glance.count) {
      let cell = Int32(glance.leading) + day - 1
      let number = words.count > 6 + day ? Array(words[6 + Int(day)]) : []
      let text = self.text(of: day, number, glance)
      let style = self.style(ofDay: day, glance)
      let front = style.fill == nil ? text.prefix { $0 == 0x20 }.count : 0
      let back = style.fill == nil ? text.reversed().prefix { $0 == 0x20 }.count : 0
      lines[2 + Int(cell / 7)].put(
        text.dropFirst(front).dropLast(back), at: start + place(cell % 7) + Int32(front), style)
    }
  }

  private func place(_ column: Int32) -> Int32 {
    (isRightToLeft ? 6 - column : column) * Self.dayWidth
  }

  /// A number in two columns, followed by its sign; mirrored, the sign comes first.
  private func text(of day: Int32, _ number: [UInt8], _ glance: MonthGlance) -> [UInt8] {
    let gap = [UInt8](repeating: 0x20, count: Int(max(2 - DisplayWidth.of(number), 0)))
    let sign = sign(of: day, glance)
    return isRightToLeft ? sign + number + gap : gap + number + sign
  }

  private static func sign(ofStep step: UInt8) -> [UInt8] {
    let signs: [StaticString] = ["░", "▒", "▓", "█"]
    var sign: [UInt8] = []
    sign.append(signs[Int(min(max(step, 1), 4)) - 1])
    return sign
  }

  private func sign(of day: Int32, _ glance: MonthGlance) -> [UInt8] {
    var sign: [UInt8] = []
    if MonthGlance.contains(day, in: glance.selected) {
      sign.append(isRightToLeft ? "[" : "]")
    } else if MonthGlance.contains(day, in: glance.disabled) {
      sign.append("x")
    } else {
      switch glance[day] {
      case .none: sign.append(day == Int32(glance.today) ? "*" : " ")
      case .tint(Tint.streakKept.rawValue): sign.append("✓")
      case .tint(Tint.streakShort.rawValue): sign.append("~")
      case .tint(Tint.streakNone.rawValue): sign.append(isRightToLeft ? "-" : "·")
      case .tint: sign.append("•")
      case .step(let step): sign += Self.sign(ofStep: step)
      }
    }
    return sign
  }
}

extension TerminalPeriodDrawing {
  private func style(of node: SceneNode) -> TerminalStyle {
    var style = shown(renderer.theme.style(of: node, in: renderer.options.scheme))
    style.isReversed = renderer.options.showsFocus && node.traits.contains(.tabStop)
    return style
  }

  private func style(ofDay day: Int32, _ glance: MonthGlance) -> TerminalStyle {
    shown(renderer.theme.style(ofDay: day, in: glance, renderer.options.scheme))
  }

  /// As much of a style as a terminal can show.
  private func shown(_ style: NodeStyle) -> TerminalStyle {
    var shown = TerminalStyle()
    shown.fill = style.fill
    let plain = renderer.theme[renderer.options.scheme][.text]
    if shown.fill != nil || style.text != plain { shown.text = style.text }
    shown.isBold = style.weight >= 600
    shown.isStruck = style.isStruck
    return shown
  }
}
