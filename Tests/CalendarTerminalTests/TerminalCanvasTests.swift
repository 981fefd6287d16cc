// SPDX-License-Identifier: MIT
import Testing

@testable import CalendarTerminal

/// Cells of which later ones cover earlier ones.
struct TerminalCanvasTests {
  private func text(_ canvas: TerminalCanvas) -> String {
    var bytes: [UInt8] = []
    for line in canvas.lines { line.append(to: &bytes, .none, isRightToLeft: false) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What is drawn at columns over two characters of two columns each.
  @Test(arguments: [
    ("x", Int32(0), "x 会"), ("x", 1, " x会"), ("x", 2, "日x"), ("x", 3, "日 x"), ("語", 1, " 語"),
    ("語", 2, "日語"), ("語", 3, "日会"),
  ])
  func nothingRemainsOfACharacterThatIsCoveredInPart(over: String, column: Int32, all: String) {
    var canvas = TerminalCanvas(width: 4, height: 1)
    canvas.put("日会".utf8, row: 0, column: 0, TerminalStyle())
    canvas.put(over.utf8, row: 0, column: column, TerminalStyle())
    #expect(text(canvas) == all)
  }

  @Test func marksStayWithTheirLetters() {
    var canvas = TerminalCanvas(width: 3, height: 1)
    canvas.put("e\u{301}日\u{FE0F}".utf8, row: 0, column: 0, TerminalStyle())
    #expect(text(canvas) == "e\u{301}日\u{FE0F}")
  }

  @Test func nothingIsOutsideTheCanvas() {
    var canvas = TerminalCanvas(width: 3, height: 1)
    canvas.put("abcdef".utf8, row: 0, column: -2, TerminalStyle())
    canvas.put("z".utf8, row: 1, column: 0, TerminalStyle())
    canvas.fill(rows: -2..<9, columns: 2..<9, with: "░", TerminalStyle())
    #expect(text(canvas) == "cd░")
    #expect(canvas.isBlank(row: 1, columns: 0..<3) == false)
  }
}
