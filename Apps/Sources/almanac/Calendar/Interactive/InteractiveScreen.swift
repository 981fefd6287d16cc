// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarTerminal

/// The screen while days are chosen: the calendar, and below it the selection and a list of keys.
struct InteractiveScreen {
  let rows: Int32
  let columns: Int32
  private let renderer: TerminalRenderer
  private let view: ViewKind

  /// - Parameters:
  ///   - rows: Rows of the terminal.
  ///   - columns: Its columns.
  ///   - view: What is shown.
  ///   - hasEvents: Whether days have events.
  ///   - renderer: What prints.
  init(
    rows: Int32, columns: Int32, view: ViewKind, hasEvents: Bool, renderer: TerminalRenderer
  ) {
    self.rows = rows
    self.columns = columns
    self.view = view
    var renderer = renderer
    renderer.options.width = columns
    renderer.options.showsFocus = true
    renderer.options.saysEmpty = false
    // The notice appears where messages about keys do.
    renderer.options.showsNotice = false
    renderer.options.density = Self.density(rows: rows)
    let lanes = TerminalRenderer.lanes(rows: max(rows - Self.footerRows, 1))
    renderer.options.lanes = hasEvents ? lanes : 0
    self.renderer = renderer
  }

  /// An empty line, the message, and the keys.
  private static let footerRows: Int32 = 3

  /// Leaves room for six weeks with their marks, whatever the month, so that paging changes no
  /// sizes.
  private static func density(rows: Int32) -> TerminalDensity {
    rows >= 23 ? .roomy : rows >= 18 ? .dense : .compact
  }

  /// The metrics for laying out.
  func metrics(_ locale: LocaleProfile, weekNumbers: Bool) -> CalendarMetrics {
    view.showsEvents
      ? renderer.eventMetrics(rows: rows - Self.footerRows, view)
      : renderer.metrics(weekNumbers: weekNumbers, locale: locale)
  }

  /// The options for its size.
  func fitting(_ options: CalendarOptions) -> CalendarOptions { renderer.fitting(options) }
}

extension InteractiveScreen {
  /// The control sequences and the text that draw a scene.
  ///
  /// - Parameters:
  ///   - scene: What is shown.
  ///   - focus: The event that the keyboard is on, or nil.
  ///   - footer: What is below the calendar.
  /// - Returns: The bytes to write.
  func bytes(
    _ scene: CalendarScene, focus: NodeKey?, _ footer: InteractiveFooter
  ) -> [UInt8] {
    var renderer = renderer
    renderer.options.focus = focus
    let picture = Self.picture(scene, renderer, rows: rows - Self.footerRows)
    let lines = picture.lines + [clipped(footer.above), clipped(footer.words)]
    var out = Self.begin + text(lines)
    out += Array((keys(footer) + "\u{1B}[K\u{1B}[J").utf8)
    var place = picture.focus.map { ($0.row, $0.column) }
    if let cursor = footer.cursor { place = (Int32(lines.count) - 1, cursor) }
    if let (row, column) = place, row < Int32(lines.count) {
      out += Array("\u{1B}[\(row + 1);\(min(column, columns - 1) + 1)H\u{1B}[?25h".utf8)
    }
    return out + Self.end
  }

  /// The same for a page of plain lines.
  func bytes(_ page: [String]) -> [UInt8] {
    let lines = page.prefix(Int(max(rows - 1, 1))).map { clipped(Array($0.utf8)) }
    return Self.begin + text(lines) + Array("\u{1B}[K\u{1B}[J".utf8) + Self.end
  }

  // Synchronized output: a terminal that supports it shows everything at once.
  private static let begin = Array("\u{1B}[?2026h\u{1B}[?25l\u{1B}[H".utf8)
  private static let end = Array("\u{1B}[?2026l".utf8)

  private func text(_ lines: [[UInt8]]) -> [UInt8] {
    lines.flatMap { $0 + Array("\u{1B}[K\r\n".utf8) }
  }

  /// As much of the calendar as fits: without the legend, without the day's name, or cut off.
  private static func picture(
    _ scene: CalendarScene, _ renderer: TerminalRenderer, rows: Int32
  ) -> TerminalPicture {
    var renderer = renderer
    var picture = renderer.picture(scene)
    for hide in [\TerminalOptions.showsLegend, \TerminalOptions.namesSelection]
    where picture.lines.count > rows {
      renderer.options[keyPath: hide] = false
      picture = renderer.picture(scene)
    }
    let excess = picture.lines.count - Int(max(rows, 1))
    guard excess > 0 else { return picture }
    // Keep the focused day in view.
    let above = max(0, min(excess, Int(picture.focus?.row ?? 0) - Int(rows) + 1))
    picture.lines = Array(picture.lines.dropFirst(above).prefix(Int(max(rows, 1))))
    picture.focus?.row -= Int32(above)
    return picture
  }

  private func clipped(_ text: [UInt8]) -> [UInt8] {
    Array(TerminalText.prefix(text, columns: columns))
  }

  /// The list of keys, as detailed as the width allows.
  private func keys(_ footer: InteractiveFooter) -> String {
    let own =
      view.showsEvents
      ? Self.eventKeys : (renderer.options.lanes > 1 ? Self.barKeys : []) + Self.monthKeys
    let variants = footer.keys ?? own
    return variants.first { $0.count <= columns } ?? (footer.cursor == nil ? "q quits" : "")
  }

  private static let eventKeys = [
    "arrows move   F2 events   Enter choose   Esc back   PgUp PgDn page   t today   q done",
    "arrows PgUp PgDn   F2 events   Enter choose   Esc back   t today   q done",
    "F2 events  Enter choose  Esc back  q done", "F2 Enter Esc t(oday) q(uit)",
  ]

  private static let barKeys = [
    "arrows move   PgUp PgDn month   Enter select   F2 events   t today   q done"
  ]

  private static let monthKeys = [
    "arrows move   PgUp PgDn month   Enter select   t today   q done",
    "arrows PgUp PgDn   Enter select   t today   q done",
    "Enter select  t today  q done", "Enter t(oday) q(uit)",
  ]
}
