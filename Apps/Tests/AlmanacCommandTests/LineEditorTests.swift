// SPDX-License-Identifier: MIT
import CalendarEngine
import Testing

@testable import almanac

struct LineEditorTests {
  /// What a line becomes, and what the last key has led to.
  private func written(
    _ keys: String, from text: String = ""
  ) -> (line: LineEditor, outcome: LineEditor.Outcome) {
    var (decoder, line) = (KeyDecoder(), LineEditor(text))
    var outcome = LineEditor.Outcome.writing
    for key in decoder.take(Array(keys.utf8)) + decoder.flush() { outcome = line.take(key) }
    return (line, outcome)
  }

  private static let (left, right, home) = ("\u{1B}[D", "\u{1B}[C", "\u{1B}[H")

  @Test(arguments: [
    ("Lunch", "Lunch"), ("Lunch\u{7F}\u{7F}", "Lun"), ("qtuU? ", "qtuU? "), ("\u{7F}a", "a"),
    ("会議\u{7F}", "会"), ("e\u{301}x\u{7F}\u{7F}", ""), ("👨‍👩‍👧!\u{7F}\u{7F}", ""),
    ("ac\(left)b", "abc"), ("ac\(left)\(left)\(left)x\(right)y", "xayc"),
    ("abc\(home)\u{1B}[3~x", "xbc"), ("ab\(home)\u{1B}[Fc", "abc"), ("ab\u{01}c", "cab"),
    ("abc\(left)\u{15}d", "d"), ("a\u{1B}[A\u{1B}[5~\u{1B}OQ\u{1A}\u{19}b", "ab"),
  ])
  func keysWrite(keys: String, text: String) {
    let (line, outcome) = written(keys)
    #expect(line.text == text)
    #expect(outcome == .writing)
  }

  @Test func aSignGoesWithItsLetter() {
    // It comes after the letter, also where that has been moved over.
    let (line, _) = written("\(Self.left)\u{7F}", from: "ae\u{301}b")
    #expect(line.text == "ab")
  }

  @Test func enterEndsAndEscapeGivesUp() {
    #expect(written("a\r").outcome == .done)
    #expect(written("a\u{1B}").outcome == .cancelled)
    #expect(written("a\u{04}").outcome == .cancelled)
    #expect(written("a\r").line.text == "a")
  }

  @Test(
    arguments: [
      ("abc", 10, "abc", 3), ("abc\(home)", 10, "abc", 0), ("abcdef", 4, "def", 3),
      ("会議", 10, "会議", 4), ("会議室", 5, "議室", 4), ("ae\u{301}b", 3, "e\u{301}b", 2),
      ("abcdef\(left)\(left)", 4, "bcde", 3), ("abcdef\(home)", 4, "abcd", 0),
    ] as [(String, Int32, String, Int32)])
  func theCursorIsInView(keys: String, columns: Int32, text: String, cursor: Int32) {
    let shown = written(keys).line.shown(columns: columns)
    #expect(String(decoding: shown.text, as: UTF8.self) == text)
    #expect(shown.cursor == cursor)
  }
}
