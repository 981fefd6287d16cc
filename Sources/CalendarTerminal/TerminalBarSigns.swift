// SPDX-License-Identifier: MIT
import CalendarEngine

/// The parts of a bar, from left to right.
struct TerminalBarSigns {
  struct Part: Equatable {
    var text: [UInt8]
    /// Whether the part is the title; otherwise it is a line or an end.
    var isTitle = false
  }

  private(set) var parts: [Part]

  /// - Parameters:
  ///   - traits: At which ends it goes on, and whether it is selected.
  ///   - title: What it is called; cut where there is no room for it.
  ///   - width: The columns that it fills.
  init(_ traits: Traits, title: ArraySlice<UInt8>, width: Int32) {
    let (before, after) = (traits.contains(.continuesBefore), traits.contains(.continuesAfter))
    let isSelected = traits.contains(.selected)
    // What began earlier has its check beside the triangle.
    let check = isSelected ? "✓" : ""
    let showsBefore = before && (width > 2 || !isSelected)
    let edge = showsBefore ? "◂" : isSelected ? "" : "▌"
    let used = DisplayWidth.of(Array((edge + check).utf8)) + (after ? 1 : 0)
    let room = max(width - used, 0)
    var shown = DisplayWidth.prefix(title, columns: room)
    let isCut = shown.count < title.count
    if isCut, room > 3 { shown = DisplayWidth.prefix(title, columns: room - 1) + Array("…".utf8) }
    let rest = room - DisplayWidth.of(shown)
    parts = edge.isEmpty ? [] : [Part(text: Array(edge.utf8))]
    if isSelected { parts.append(Part(text: Array(check.utf8), isTitle: true)) }
    parts.append(Part(text: Array(shown), isTitle: true))
    if rest > 0 {
      // An empty column between the title and the line.
      let gap = shown.isEmpty || isCut ? 0 : 1
      let line = String(repeating: " ", count: gap) + String(repeating: "─", count: Int(rest) - gap)
      parts.append(Part(text: Array(line.utf8)))
    }
    if after { parts.append(Part(text: Array("▸".utf8))) }
  }

  /// Mirrors the bar, for text that runs from right to left.
  mutating func mirror() {
    parts = parts.reversed().map { part in
      part.isTitle ? part : Part(text: Self.mirrored(part.text))
    }
  }

  private static func mirrored(_ text: [UInt8]) -> [UInt8] {
    switch String(decoding: text, as: UTF8.self) {
    case "◂": Array("▸".utf8)
    case "▸": Array("◂".utf8)
    case "▌": Array("▐".utf8)
    case let line: Array(String(line.reversed()).utf8)
    }
  }
}
