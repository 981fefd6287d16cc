// SPDX-License-Identifier: MIT
import Testing

@testable import CalendarTerminal

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("a", 1), ("Montag", 6), ("é", 1), ("e\u{301}", 1), ("日", 2), ("2024年2月", 9),
    ("ｱ", 1), ("Ａ", 2), ("한국", 4), ("한", 2), ("٢٠", 2), ("أربعاء", 6),
    ("عَ", 1), ("שְׁלוֹם", 4), ("\u{200E}a\u{200F}", 1), ("✓~·•*", 5), ("🎉", 2),
    ("👩‍👩‍👧", 2), ("\u{AD}", 0), ("ไทย", 3), ("ก็", 1), ("𠀀", 2), ("…", 1),
  ])
  func textTakesColumns(text: String, columns: Int32) {
    #expect(DisplayWidth.of(text.utf8) == columns, "\(text)")
  }

  @Test func theWidthOfCharactersIsZeroOneOrTwo() {
    var counts: [Int32: Int] = [:]
    for value in UInt32(0x20)...0x3FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      counts[DisplayWidth.of(scalar), default: 0] += 1
    }
    #expect(Set(counts.keys) == [0, 1, 2])
    #expect((150_000..<200_000).contains(counts[2] ?? 0))
  }

  /// A title cannot turn round what stands beside it.
  @Test(arguments: [
    ("plain", "plain"), ("日本 … é", "日本 … é"), ("a\u{202E}b\u{202C}c", "abc"),
    ("\u{202A}\u{202B}\u{202D}x", "x"), ("\u{2068}a\u{2069}b", "\u{2068}a\u{2069}b"),
    ("\u{2067}a\u{2066}b\u{2069}", "\u{2067}a\u{2066}b\u{2069}\u{2069}"),
    ("a\u{2069}b\u{2067}", "ab\u{2067}\u{2069}"), ("a\u{200F}b\u{200D}", "a\u{200F}b\u{200D}"),
  ])
  func textEndsItsDirection(text: String, shown: String) {
    #expect(TerminalText.enclosed(text.utf8) == Array(shown.utf8))
  }

  @Test func aBeginningFitsAndBreaksNoCharacter() {
    let text = Array("2月日本".utf8)[...]
    #expect(
      (0...8).map { DisplayWidth.prefix(text, columns: $0).count } == [0, 1, 1, 4, 4, 7, 7, 10, 10])
  }

  @Test(arguments: [
    ("a bc def", 4, ["a bc", "def"]), ("abcdef", 4, ["abcd", "ef"]),
    ("ab cdefgh", 4, ["ab", "cdef", "gh"]),
    ("abcd ef", 4, ["abcd", "ef"]), ("日本語", 4, ["日本", "語"]), ("日本", 1, ["日", "本"]), ("", 4, []),
  ])
  func linesBreakAtSpaces(text: String, columns: Int32, lines: [String]) {
    let found = TerminalWrap.lines(of: Array(text.utf8)[...], columns: columns)
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == lines)
  }
}
