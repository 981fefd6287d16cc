// SPDX-License-Identifier: MIT

import CalendarEngine
import Testing

@testable import CalendarDrawing

/// Texts that have to fit, and their letter cases.
struct TextTests {
  @Test func whatFitsIsLeftAsItIs() {
    let fitted = TextFit(Array("Skiing".utf8)[...], 640, in: 6 * 384)
    #expect(String(decoding: fitted.text, as: UTF8.self) == "Skiing" && fitted.size == 640)
  }

  @Test(arguments: ["Conference in Graz", "日本の祝日と行事", "🧗‍♀️ Klettern mit Ähnlichkeit", ""])
  func whatDoesNotFitIsMadeSmallerAndCutBetweenLetters(_ text: String) {
    let letters = Array(text)
    for width in stride(from: Int32(64), through: 64 * 200, by: 64 * 3) {
      let fitted = TextFit(Array(text.utf8)[...], 640, in: width)
      let shown = String(decoding: fitted.text, as: UTF8.self)
      #expect(fitted.size <= 640 && fitted.size >= 512)
      let stem = shown.hasSuffix("…") ? shown.dropLast() : shown[...]
      #expect(letters.starts(with: stem))
      let needed = CalendarScene.estimatedWidth(of: fitted.text[...], size: Double(fitted.size))
      #expect(needed <= Double(width) || shown.count <= 1)
    }
  }

  @Test func aMessageIsBrokenAtSpaces() {
    let text = Array("The shop is closed on that day".utf8)
    let lines = TextFit.lines(of: text[...], 640, in: 384 * 14)
    #expect(
      lines.map { String(decoding: $0, as: UTF8.self) } == ["The shop is", "closed on that", "day"])
    #expect(TextFit.lines(of: [], 640, in: 100).isEmpty)
  }

  @Test func capitalsAreThoseOfTheLanguage() {
    func upper(_ text: String, _ tag: String) -> String {
      let letters = TextCase(language: Array(tag.utf8))
      return String(decoding: letters.text(Array(text.utf8)[...], in: .upper), as: UTF8.self)
    }
    #expect(upper("çi", "de-AT") == "ÇI")
    for tag in ["tr", "TR-tr", "az_AZ"] { #expect(upper("çi", tag) == "çi") }
    // Tatar has letters in common with both tags, and the usual capitals.
    #expect(upper("ip", "tt") == "IP")
  }

  @Test func eachWordGetsACapital() {
    let letters = TextCase(language: [])
    let text = letters.text(Array("die  erste Märzwoche".utf8)[...], in: .capitalized)
    #expect(String(decoding: text, as: UTF8.self) == "Die  Erste Märzwoche")
  }
}
