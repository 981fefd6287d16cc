// SPDX-License-Identifier: MIT
import CalendarEngine

/// The bars of a week, one line per lane.
///
///     ▌Conference in Graz ────────   ▌Dentist ─
///     ◂────────  ▌Skiing ────────────────────▸
///
/// A bar begins with a block and its title. A line shows how far it extends, and a triangle that it
/// continues in another week.
struct TerminalBars {
  /// The lines; the caller moves them to where days begin.
  private(set) var lines: [TerminalLine] = []
  private let scene: CalendarScene
  private let grid: TerminalGrid
  private let renderer: TerminalRenderer
  private let isRightToLeft: Bool

  init(
    _ week: [SceneNode?], of month: TerminalMonth, in scene: CalendarScene, _ grid: TerminalGrid,
    _ renderer: TerminalRenderer
  ) {
    self.scene = scene
    self.grid = grid
    self.renderer = renderer
    isRightToLeft = month.isRightToLeft
    // Throughout the month, the bars of a lane are equally high in their cells.
    let tops = Set(month.bars.values.flatMap { $0.map { $0.frame.y } }).sorted()
    for (cell, day) in week.enumerated() {
      guard let day else { continue }
      for bar in month.bars[day.key] ?? [] {
        guard let lane = tops.firstIndex(of: bar.frame.y) else { continue }
        while lines.count <= lane { lines.append(TerminalLine()) }
        put(bar, beginning: Int32(cell), of: day, in: &lines[lane])
      }
    }
  }
}

extension TerminalBars {
  private func put(
    _ bar: SceneNode, beginning cell: Int32, of day: SceneNode, in line: inout TerminalLine
  ) {
    let days = TerminalMonth.days(of: bar, in: day)
    // The last column stays empty or, when text runs from right to left, the first one.
    let first = isRightToLeft ? cell - days + 1 : cell
    let column = first * grid.cellWidth + (isRightToLeft ? 1 : 0)
    let width = days * grid.cellWidth - 1
    if bar.role == .moreButton { return putMore(bar, at: column, width, in: &line) }
    var signs = TerminalBarSigns(bar.traits, title: title(of: bar), width: width)
    if isRightToLeft { signs.mirror() }
    let style = style(of: bar)
    var edge = style
    edge.text = renderer.theme.style(of: bar, in: renderer.options.scheme).outline ?? style.text
    var place = column
    for part in signs.parts {
      line.put(part.text, at: place, part.isTitle ? style : edge)
      place += DisplayWidth.of(part.text)
    }
  }

  /// The time, if there is room for one, and the title.
  private func title(of bar: SceneNode) -> ArraySlice<UInt8> {
    let lines = scene.utf8(bar.text).split(separator: 0x0A, omittingEmptySubsequences: false)
    return lines.count > 1 ? (lines[1] + [0x20] + lines[0])[...] : lines.first ?? []
  }

  /// The count of further bars, in words where these fit.
  private func putMore(
    _ more: SceneNode, at column: Int32, _ width: Int32, in line: inout TerminalLine
  ) {
    var text = Array(scene.utf8(more.text))
    if DisplayWidth.of(text) > width - 1 {
      text = Array("+".utf8) + scene.utf8(more.detail)
    }
    let used = DisplayWidth.of(text)
    line.put(
      text, at: isRightToLeft ? column + width - 1 - used : column + 1, style(of: more))
  }

  private func style(of bar: SceneNode) -> TerminalStyle {
    var style = renderer.shown(bar)
    if bar.key == renderer.options.focus { style.isReversed = true }
    return style
  }
}
