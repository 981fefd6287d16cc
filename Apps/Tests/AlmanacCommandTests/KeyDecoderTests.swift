// SPDX-License-Identifier: MIT
import CalendarEngine
import Testing

@testable import almanac

struct KeyDecoderTests {
  private func keys(_ text: String) -> [TerminalKey] {
    var decoder = KeyDecoder()
    return decoder.take(Array(text.utf8)) + decoder.flush()
  }

  private func key(
    _ key: KeySample.Key, _ modifiers: Modifiers = []
  ) -> TerminalKey {
    .key(KeySample(key: key, modifiers: modifiers))
  }

  @Test(
    arguments: [
      ("\u{1B}[A", .up), ("\u{1B}OB", .down), ("\u{1B}[C", .right), ("\u{1B}OD", .left),
      ("\u{1B}[H", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home), ("\u{1B}OF", .end),
      ("\u{1B}[4~", .end), ("\u{1B}[8~", .end), ("\u{1B}OQ", .f2), ("\u{1B}[12~", .f2),
      ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown),
      ("\r", .enter), ("\n", .enter), ("\u{1B}", .escape),
    ] as [(String, KeySample.Key)])
  func everyTerminalsKeysAreKnown(text: String, expected: KeySample.Key) {
    #expect(keys(text) == [key(expected)])
  }

  @Test func modifiersAreHeard() {
    #expect(keys("\u{1B}[1;2C") == [key(.right, .shift)])
    #expect(keys("\u{1B}[1;5H") == [key(.home, .control)])
    #expect(keys("\u{1B}[5;6~") == [key(.pageUp, [.shift, .control])])
    #expect(keys("\u{01}") == [key(.letterA, .control)])
    #expect(keys("\u{00}") == [key(.space, .control)])
  }

  // A paste with "x" and "q" in it deleted an event and left.
  @Test func whatIsPastedIsNoKeys() {
    let pasted = "\nCall Bob\r\n\tx \u{7}q\r\n"
    #expect(
      keys("a\u{1B}[200~\(pasted)\u{1B}[201~b")
        == [.text("a"), .pasted("Call Bob x q"), .text("b")])
    var decoder = KeyDecoder()
    for byte in Array("\u{1B}[200~é\u{1B}[20".utf8) {
      #expect(decoder.take([byte]) == [])
    }
    // The end has arrived in part, however long ago.
    #expect(!decoder.isWaiting && decoder.flush() == [])
    #expect(decoder.take(Array("1~".utf8)) == [.pasted("é")])
    #expect(decoder.take(Array("q".utf8)) == [.text("q")])
  }

  @Test func aLongPasteIsCutOff() {
    let long = String(repeating: "x", count: 70_000)
    #expect(
      keys("\u{1B}[200~\(long)\u{1B}[201~q") == [.pasted(String(long.prefix(65_536))), .text("q")])
  }

  @Test func keysMayComeInPieces() {
    var decoder = KeyDecoder()
    #expect(decoder.take([0x1B]).isEmpty)
    #expect(decoder.isWaiting)
    #expect(decoder.take([0x5B, 0x31, 0x3B]).isEmpty)
    #expect(decoder.take([0x32, 0x41, 0x71]) == [key(.up, .shift), .text("q")])
    #expect(!decoder.isWaiting)
  }

  @Test func altMayBeAnEscapeInFront() {
    #expect(keys("\u{1B}[1;3A") == [key(.up, .alt)])
    #expect(keys("\u{1B}\u{1B}[A") == [key(.up, .alt)])
    #expect(keys("\u{1B}\u{1B}OB") == [key(.down, .alt)])
    #expect(keys("\u{1B}\u{1B}[1;5C") == [key(.right, [.alt, .control])])
    #expect(keys("\u{1B}\u{1B}") == [key(.escape), key(.escape)])
    #expect(keys("\u{1B}\u{1B}OQ") == [key(.escape), key(.f2)])
    #expect(keys("\u{1B}\u{1B}x") == [key(.escape), key(.escape), .text("x")])
  }

  @Test func textIsUTF8() {
    #expect(keys("a B") == ["a", " ", "B"].map { .text($0) })
    #expect(keys("é会👍") == ["é", "会", "👍"].map { .text($0) })
    // A letter and its sign are two.
    #expect(keys("e\u{301}") == [.text("e"), .text("\u{301}")])
    var decoder = KeyDecoder()
    #expect(decoder.take([0xE4, 0xBC]).isEmpty)
    #expect(decoder.isWaiting)
    #expect(decoder.take([0x9A, 0x71]) == [.text("会"), .text("q")])
    #expect(decoder.take([0xE4, 0xBC]).isEmpty)
    #expect(decoder.flush().isEmpty)
  }

  @Test func whatIsNoUTF8IsPassedOver() {
    var decoder = KeyDecoder()
    #expect(decoder.take([0x80, 0xFF, 0xC0, 0x61]) == [.text("a")])
    #expect(decoder.take([0xE4, 0x61, 0xED, 0xA0, 0x80, 0x62]) == [.text("a"), .text("b")])
    // A control character of the second set.
    #expect(decoder.take([0xC2, 0x9B, 0x63]) == [.text("c")])
    #expect(!decoder.isWaiting)
  }

  @Test func whatEditsIsKnown() {
    #expect(keys("\u{7F}\u{08}\u{1B}[3~\u{15}") == [.backspace, .backspace, .delete, .clear])
    #expect(keys("\u{1A}\u{19}\u{0C}\u{04}") == [.undo, .redo, .redraw, .done])
  }

  @Test func lettersMeanSomethingToACalendar() {
    #expect(TerminalKey.text(" ").sample == KeySample(key: .space))
    #expect(TerminalKey.text("T").sample == KeySample(key: .letterT))
    #expect(TerminalKey.text("x").sample == nil)
    #expect(TerminalKey.text("q").isDone && TerminalKey.done.isDone)
    #expect(!TerminalKey.text("x").isDone)
  }

  @Test func whatMeansNothingIsPassedOver() {
    #expect(keys("\u{1B}[201~\u{1B}[15;2~ ") == [.text(" ")])
    #expect(keys("\u{1B}[" + String(repeating: "1", count: 64) + " ").isEmpty)
    #expect(keys("\u{1B}x") == [key(.escape), .text("x")])
  }
}
