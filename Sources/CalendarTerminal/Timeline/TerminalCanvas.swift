// SPDX-License-Identifier: MIT

/// Cells on which things are drawn over each other.
///
/// A line puts texts beside each other; here the later one covers what was there.
struct TerminalCanvas {
  private struct Cell {
    /// A character; empty in the second cell of a wide one.
    var text: [UInt8] = [0x20]
    var style = TerminalStyle()
  }

  let width: Int32
  let height: Int32
  private var cells: [Cell]

  /// Blank cells.
  init(width: Int32, height: Int32) {
    (self.width, self.height) = (max(width, 0), max(height, 0))
    cells = [Cell](repeating: Cell(), count: Int(self.width * self.height))
  }
}

extension TerminalCanvas {
  /// Puts text into a row, as much of it as fits into so many columns and onto the canvas.
  mutating func put(
    _ text: some Collection<UInt8>, row: Int32, column: Int32, columns: Int32 = .max,
    _ style: TerminalStyle
  ) {
    guard (0..<height).contains(row) else { return }
    let end = column + min(columns, max(width - column, 0))
    var place = column
    // Marks before the first character go with it.
    var marks: [UInt8] = []
    for character in String(decoding: TerminalText.enclosed(text), as: UTF8.self) {
      let bytes = Array(character.utf8)
      let taken = min(DisplayWidth.of(bytes), 2)
      guard place + taken <= end else { return }
      guard taken > 0 else {
        guard place > column else {
          marks += bytes
          continue
        }
        append(bytes, row: row, column: place - 1)
        continue
      }
      if place >= 0 { set(marks + bytes, taken, row, place, style) }
      marks = []
      place += taken
    }
  }

  /// Fills a block with blanks of a style.
  mutating func fill(
    rows: Range<Int32>, columns: Range<Int32>, with sign: StaticString = " ", _ style: TerminalStyle
  ) {
    let columns = columns.clamped(to: 0..<width)
    var text: [UInt8] = []
    text.append(sign)
    for row in rows.clamped(to: 0..<height) {
      for column in columns { set(text, 1, row, column, style) }
    }
  }

  /// Changes how a block looks, whatever is in it.
  mutating func restyle(
    rows: Range<Int32>, columns: Range<Int32>, _ change: (inout TerminalStyle) -> Void
  ) {
    for row in rows.clamped(to: 0..<height) {
      for column in columns.clamped(to: 0..<width) { change(&cells[index(row, column)].style) }
    }
  }

  /// Whether nothing has been put into a part of a row.
  func isBlank(row: Int32, columns: Range<Int32>) -> Bool {
    guard (0..<height).contains(row) else { return false }
    return columns.clamped(to: 0..<width).allSatisfy { column in
      let cell = cells[index(row, column)]
      return cell.text == [0x20] && !cell.style.isReversed
    }
  }
}

extension TerminalCanvas {
  private func index(_ row: Int32, _ column: Int32) -> Int { Int(row * width + column) }

  private mutating func append(_ mark: [UInt8], row: Int32, column: Int32) {
    guard (0..<width).contains(column) else { return }
    let place = index(row, column)
    cells[cells[place].text.isEmpty ? place - 1 : place].text += mark
  }

  /// Puts a character into one or two cells; nothing of a wide one that it covers in part remains.
  private mutating func set(
    _ text: [UInt8], _ taken: Int32, _ row: Int32, _ column: Int32, _ style: TerminalStyle
  ) {
    let first = index(row, column)
    if cells[first].text.isEmpty { cells[first - 1].text = [0x20] }
    let next = first + Int(taken)
    if column + taken < width, cells[next].text.isEmpty { cells[next].text = [0x20] }
    cells[first] = Cell(text: text, style: style)
    if taken == 2 { cells[first + 1] = Cell(text: [], style: style) }
  }

  /// The rows as lines; neighbours that look alike are one text.
  var lines: [TerminalLine] {
    (0..<height).map { row in
      var line = TerminalLine()
      var (start, text): (Int32, [UInt8]) = (0, [])
      for column in 0..<width {
        let cell = cells[index(row, column)]
        if column > start, cell.style != cells[index(row, start)].style {
          Self.put(text, at: start, cells[index(row, start)].style, &line)
          (start, text) = (column, [])
        }
        text += cell.text
      }
      if width > 0 { Self.put(text, at: start, cells[index(row, start)].style, &line) }
      return line
    }
  }

  /// Puts a text into a line; blanks at its ends are left out where nobody could see them.
  private static func put(
    _ text: [UInt8], at column: Int32, _ style: TerminalStyle, _ line: inout TerminalLine
  ) {
    guard style.fill == nil, !style.isReversed else { return line.put(text, at: column, style) }
    let front = text.prefix { $0 == 0x20 }.count
    let shown = text.dropFirst(front)
    let back = shown.reversed().prefix { $0 == 0x20 }.count
    guard shown.count > back else { return }
    line.put(shown.dropLast(back), at: column + Int32(front), style)
  }
}
