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
      ("\r", .enter), ("\n", .enter), (" ", .space), ("t", .letterT), ("\u{1B}", .escape),
    ] as [(String, KeySample.Key)])
  func everyTerminalsKeysAreKnown(text: String, expected: KeySample.Key) {
    #expect(keys(text) == [key(expected)])
  }

  @Test func modifiersAreHeard() {
    #expect(keys("\u{1B}[1;2C") == [key(.right, .shift)])
    #expect(keys("\u{1B}[1;5H") == [key(.home, .control)])
    #expect(keys("\u{1B}[5;6~") == [key(.pageUp, [.shift, .control])])
    #expect(keys("\u{01}") == [key(.letterA, .control)])
  }

  @Test func keysMayComeInPieces() {
    var decoder = KeyDecoder()
    #expect(decoder.take([0x1B]).isEmpty)
    #expect(decoder.isWaiting)
    #expect(decoder.take([0x5B, 0x31, 0x3B]).isEmpty)
    #expect(decoder.take([0x32, 0x41, 0x71]) == [key(.up, .shift), .done])
    #expect(!decoder.isWaiting)
  }

  @Test func whatMeansNothingIsPassedOver() {
    #expect(keys("x\u{1B}[200~\u{1B}[15;2~z ") == [key(.space)])
    #expect(keys("\u{1B}[" + String(repeating: "1", count: 64) + " ").isEmpty)
    #expect(keys("\u{1B}x") == [key(.escape)])
  }
}
