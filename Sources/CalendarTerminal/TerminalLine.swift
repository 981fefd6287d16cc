// SPDX-License-Identifier: MIT
import CalendarEngine

/// A line being composed: texts at columns, from left to right.
struct TerminalLine {
  private struct Part {
    var column: Int32
    var text: [UInt8]
    var style: TerminalStyle
  }

  private var parts: [Part] = []

  /// Whether nothing has been put into it.
  var isBlank: Bool { parts.isEmpty }

  /// Puts text at a column, counted from 0.
  mutating func put(_ text: some Collection<UInt8>, at column: Int32, _ style: TerminalStyle) {
    parts.append(Part(column: column, text: TerminalText.enclosed(text), style: style))
  }

  /// Puts the contents of another line, moved by so many columns.
  mutating func put(_ other: TerminalLine, at column: Int32) {
    for part in other.parts { put(part.text, at: column + part.column, part.style) }
  }

  /// Appends the line without its end.
  ///
  /// Where text runs from right to left, a U+200E mark surrounds each part: terminals that reorder
  /// such text then do so within the part, and columns stay in place.
  func append(to bytes: inout [UInt8], _ colors: TerminalColors, isRightToLeft: Bool) {
    var column: Int32 = 0
    for part in trimmed(parts.sorted { $0.column < $1.column }, colors) {
      while column < part.column {
        bytes.append(0x20)
        column += 1
      }
      part.style.appendBegin(colors, to: &bytes)
      if isRightToLeft { bytes.append("\u{200E}") }
      bytes.append(contentsOf: part.text)
      if isRightToLeft { bytes.append("\u{200E}") }
      part.style.appendEnd(colors, to: &bytes)
      column += DisplayWidth.of(part.text)
    }
  }

  /// The parts without invisible trailing spaces.
  private func trimmed(_ parts: [Part], _ colors: TerminalColors) -> [Part] {
    guard var last = parts.last else { return parts }
    let isBand =
      colors == .monochrome ? last.style.isReversed : colors != .none && last.style.fill != nil
    guard !isBand else { return parts }
    while last.text.last == 0x20 { last.text.removeLast() }
    return parts.dropLast() + [last]
  }
}
