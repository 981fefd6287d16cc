// SPDX-License-Identifier: MIT

/// A screen as small as the control sequences that the command writes.
///
/// Characters take one column each. Colours are left out.
struct TerminalScreen {
  private(set) var rows: [[Character]]
  private(set) var row = 0
  private(set) var column = 0
  /// Whether the cursor is seen.
  private(set) var hasCursor = true
  /// Whether the alternate screen is shown.
  private(set) var isAlternate = false
  /// Whether what is pasted comes in brackets.
  private(set) var bracketsPastes = false
  /// Control sequences that are not known here.
  private(set) var unknown: [String] = []
  private var columns: Int
  private var pending: [UInt8] = []

  init(rows: Int, columns: Int) {
    self.columns = columns
    self.rows = Array(repeating: Self.blank(columns), count: rows)
  }

  private static func blank(_ columns: Int) -> [Character] { Array(repeating: " ", count: columns) }

  /// The lines without spaces at their ends.
  var lines: [String] {
    rows.map { row in String(row.reversed().drop { $0 == " " }.reversed()) }
  }

  var text: String { lines.joined(separator: "\n") }

  /// The character under the cursor.
  var underCursor: Character { rows[row][column] }

  func contains(_ text: String) -> Bool { self.text.contains(text) }

  mutating func resize(rows count: Int, columns: Int) {
    self.columns = columns
    rows = Array(repeating: Self.blank(columns), count: count)
    (row, column) = (0, 0)
  }

  mutating func take(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    while let (control, count) = next() {
      pending.removeFirst(count)
      perform(control)
    }
  }
}

extension TerminalScreen {
  private enum Control {
    case put(Character)
    case line(UInt8)
    case sequence(parameters: String, final: UInt8)
  }

  private func next() -> (Control, Int)? {
    guard let first = pending.first else { return nil }
    if first == 0x1B {
      guard pending.count > 1 else { return nil }
      guard
        let end = pending.indices.dropFirst(2).first(where: { (0x40...0x7E).contains(pending[$0]) })
      else { return nil }
      let parameters = String(decoding: pending[2..<end], as: UTF8.self)
      return (.sequence(parameters: parameters, final: pending[end]), end + 1)
    }
    if first < 0x20 { return (.line(first), 1) }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard pending.count >= length else { return nil }
    let text = String(decoding: pending.prefix(length), as: UTF8.self)
    return (.put(text.first ?? " "), length)
  }

  private mutating func perform(_ control: Control) {
    switch control {
    // What formats takes no column.
    case .put("\u{200E}"), .put("\u{200B}"): break
    case .put(let character):
      if column < columns, row < rows.count { rows[row][column] = character }
      column += 1
    case .line(0x0D): column = 0
    case .line(0x0A): row = min(row + 1, rows.count - 1)
    case .line: break
    case .sequence(let parameters, let final): perform(parameters, final)
    }
  }

  private mutating func perform(_ parameters: String, _ final: UInt8) {
    switch final {
    case UInt8(ascii: "m"): break
    case UInt8(ascii: "H"):
      let place = parameters.split(separator: ";").compactMap { Int($0) }
      row = min(max((place.first ?? 1) - 1, 0), rows.count - 1)
      column = min(max((place.count > 1 ? place[1] : 1) - 1, 0), columns - 1)
    case UInt8(ascii: "K"): if column < columns { clear(row, from: column) }
    case UInt8(ascii: "J"):
      if parameters == "2" { return rows = rows.map { _ in Self.blank(columns) } }
      if column < columns { clear(row, from: column) }
      for below in rows.indices where below > row { clear(below, from: 0) }
    case UInt8(ascii: "h"), UInt8(ascii: "l"): set(parameters, to: final == UInt8(ascii: "h"))
    default: unknown.append(parameters + String(UnicodeScalar(final)))
    }
  }

  private mutating func clear(_ row: Int, from column: Int) {
    for place in column..<columns { rows[row][place] = " " }
  }

  private mutating func set(_ mode: String, to isOn: Bool) {
    switch mode {
    case "?25": hasCursor = isOn
    case "?1049":
      isAlternate = isOn
      rows = rows.map { _ in Self.blank(columns) }
      (row, column) = (0, 0)
    case "?2004": bracketsPastes = isOn
    case "?2026": break
    default: unknown.append(mode)
    }
  }
}
