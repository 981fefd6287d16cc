// SPDX-License-Identifier: MIT
import CalendarEngine

/// An agenda: the title, and below it the days in view with a line for each event.
///
///                February 2024
///     Tue 20   ▌9:00 AM   Standup
///              ▌12:30 PM  Lunch with Ada
///
///     Wed 21*  ▌all-day   Conference
struct TerminalAgendaDrawing {
  private let scene: CalendarScene
  private let renderer: TerminalRenderer
  private let isRightToLeft: Bool
  private let width: Int32
  /// Columns of the dates, with the gap behind them.
  private let gutter: Int32
  /// Columns of the times, behind which titles stand below each other.
  private let times: Int32
  private var lines: [TerminalLine] = []
  private var focus: TerminalPlace?

  /// The drawing of a scene, or nil for one of another view.
  init?(_ scene: CalendarScene, renderer: TerminalRenderer) {
    guard let feed = scene.nodes.firstIndex(where: { $0.role == .agenda }) else { return nil }
    (self.scene, self.renderer) = (scene, renderer)
    isRightToLeft = scene.nodes[0].traits.contains(.rightToLeft)
    width = max(renderer.options.width, 1)
    let dates = scene.nodes.filter { $0.role == .agendaDate }.map { Self.date($0, in: scene) }
    gutter = min((dates.map { DisplayWidth.of($0) }.max() ?? 6) + 2, width / 2)
    let events = scene.nodes.filter { $0.role == .timedEvent }
    times =
      events.map { DisplayWidth.of(Self.time(scene.utf8($0.text))) }
      .filter { $0 <= Self.mostOfTime }.max() ?? 0
    drawHead()
    drawDays(of: scene.absoluteFrame(feed))
  }

  /// The lines, and the place of the focus.
  var picture: TerminalPicture {
    var picture = TerminalPicture(focus: focus)
    for line in lines {
      var bytes: [UInt8] = []
      line.append(to: &bytes, renderer.options.colors, isRightToLeft: isRightToLeft)
      picture.lines.append(bytes)
    }
    return picture
  }
}

extension TerminalAgendaDrawing {
  private mutating func drawHead() {
    var line = TerminalLine()
    for node in scene.nodes where node.role == .title || node.role == .status {
      let isSaid = renderer.options.saysEmpty || !node.traits.contains(.empty)
      let text = DisplayWidth.prefix(scene.utf8(node.text), columns: width)
      guard isSaid, !text.isEmpty else { continue }
      let middle = (width - DisplayWidth.of(text)) / 2
      line.put(text, at: node.role == .title ? middle : 0, renderer.shown(node))
    }
    lines.append(line)
  }

  /// Adds what is in view, in its order: names of months, dates, and events.
  private mutating func drawDays(of view: SceneRect) {
    var date: SceneNode?
    var day: SceneNode?
    for index in scene.nodes.indices {
      let node = scene.nodes[index]
      let frame = scene.absoluteFrame(index)
      let middle = frame.y + frame.height / 2
      let isSeen = middle >= view.y && middle < view.y + view.height
      switch node.role {
      case .monthHeader where isSeen && lines.count > 1: addName(node)
      case .agendaDay:
        day = node
        if isSeen || frame.y >= view.y { lines.append(TerminalLine()) }
      case .agendaDate: date = node
      case .timedEvent, .agendaNote:
        guard isSeen else { continue }
        addRow(node, after: date, of: day)
        (date, day) = (nil, nil)
      default: break
      }
    }
    while lines.count > 1, lines[1].isBlank { lines.remove(at: 1) }
  }

  private mutating func addName(_ node: SceneNode) {
    var line = TerminalLine()
    put(scene.utf8(node.text), from: 0, columns: width, renderer.shown(node), &line)
    lines.append(TerminalLine())
    lines.append(line)
  }

  /// Adds an event, the first one of a day with the date before it.
  private mutating func addRow(
    _ node: SceneNode, after date: SceneNode?, of day: SceneNode?
  ) {
    var line = lines.last.flatMap { $0.isBlank ? lines.popLast() : nil } ?? TerminalLine()
    let isFocused = node.key == renderer.options.focus
    let isOnDay =
      renderer.options.showsFocus && renderer.options.focus == nil
      && day?.traits.contains(.tabStop) == true
    if let date {
      var style = renderer.shown(date)
      let theme = renderer.theme.style(of: date, in: renderer.options.scheme)
      if date.traits.contains(.today) { (style.text, style.isBold) = (theme.secondary, true) }
      style.isReversed = isOnDay
      put(Self.date(date, in: scene)[...], from: 0, columns: gutter, style, &line)
    }
    var style = renderer.shown(node)
    style.isReversed = isFocused || isOnDay && date == nil
    if node.role == .timedEvent {
      var edge = style
      edge.text =
        renderer.theme.style(of: node, in: renderer.options.scheme).outline ?? style.text
      put(Array((isRightToLeft ? "▐" : "▌").utf8)[...], from: gutter, columns: 1, edge, &line)
    }
    var column = gutter + 1
    for part in parts(of: scene.utf8(node.text)) where column < width {
      put(part, from: column, columns: width - column, style, &line)
      column += DisplayWidth.of(part)
    }
    if isFocused || isOnDay {
      let column = isFocused ? gutter : 0
      focus = TerminalPlace(
        row: Int32(lines.count), column: isRightToLeft ? width - 1 - column : column)
    }
    lines.append(line)
  }

  /// Columns of a time beyond which its title stands where it ends, as of "until 10:30 PM".
  private static let mostOfTime: Int32 = 10

  /// The time of an event's words, before the two spaces in front of its title.
  private static func time(_ words: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let gap = words.indices.dropLast().first { words[$0] == 0x20 && words[$0 + 1] == 0x20 }
    // On two lines a title comes first.
    guard let gap, !words.contains(0x0A) else { return [] }
    return words[..<gap]
  }

  /// The words of an event, with its title below that of others.
  ///
  /// From right to left they are in three parts, which are put one after the other: its time, a gap
  /// and the title.
  private func parts(of words: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let time = Self.time(words)
    guard !time.isEmpty else { return [words.map { $0 == 0x0A ? 0x20 : $0 }[...]] }
    let missing = max(times - DisplayWidth.of(time), 0)
    let gap = [UInt8](repeating: 0x20, count: Int(missing) + 2)
    let parts = [time, gap[...], words[(time.endIndex + 2)...]]
    return isRightToLeft ? parts : [Array(parts.joined())[...]]
  }

  /// Weekday and number, today's with an asterisk, as in months.
  private static func date(_ node: SceneNode, in scene: CalendarScene) -> [UInt8] {
    var text = scene.utf8(node.text).map { $0 == 0x0A ? 0x20 : $0 }
    if node.traits.contains(.today) { text.append(0x2A) }
    return text
  }

  /// Puts text so far from where reading begins.
  private func put(
    _ text: ArraySlice<UInt8>, from column: Int32, columns: Int32, _ style: TerminalStyle,
    _ line: inout TerminalLine
  ) {
    let shown = DisplayWidth.prefix(text, columns: columns)
    let start = isRightToLeft ? width - column - DisplayWidth.of(shown) : column
    line.put(shown, at: start, style)
  }
}
