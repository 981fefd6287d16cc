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
      let needed = TextFit.width(of: fitted.text[...], size: Double(fitted.size))
      #expect(needed <= Double(width) || shown.count <= 1)
    }
  }

  @Test func whatKeepsItsSizeIsOnlyCut() {
    let text = Array("Conference in Graz".utf8)
    let fitted = TextFit(text[...], 640, in: 78 * 64, keepsSize: true)
    #expect(String(decoding: fitted.text, as: UTF8.self) == "Conference in…" && fitted.size == 640)
  }

  private func lines(
    _ text: String, in points: Int32, _ widths: TextWidths = TextWidths()
  ) -> [String] {
    TextFit.lines(of: Array(text.utf8)[...], 640, in: points * 64, widths)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func aTextIsBrokenAtSpaces() {
    #expect(
      lines("The shop is closed on that day", in: 80) == ["The shop is", "closed on that", "day"])
    #expect(lines("Ill with a 🧗", in: 32) == ["Ill", "with a", "🧗"])
    #expect(lines("", in: 100).isEmpty && lines("  ", in: 100).isEmpty)
  }

  /// Where the host has measured its letters, lines end where its words do.
  @Test func linesEndWhereMeasuredWordsDo() {
    let words = "The shop is closed on that day"
    #expect(
      lines(words, in: 80, TextWidths { _ in 0.5 }) == ["The shop is", "closed on that", "day"])
    #expect(lines(words, in: 80, TextWidths { _ in 0.2 }) == ["The shop is closed on that day"])
    #expect(
      lines(words, in: 80, TextWidths { $0 == "s" ? 4 : 0.5 })
        == ["The shop", "is", "closed on", "that day"])
  }

  @Test func aTextWithoutSpacesIsBrokenBetweenLetters() {
    #expect(lines("日本の祝日と行事", in: 45) == ["日本の祝", "日と行事"])
    // No line begins with a full stop, a closing bracket or a long vowel.
    #expect(lines("祝日。行事」スキー", in: 22) == ["祝", "日。", "行", "事」", "ス", "キー"])
    #expect(lines("Zoom会議", in: 38) == ["Zoom", "会議"])
  }

  @Test func lettersAreAsWideAsInFacesWithoutSerifs() {
    // Points of Inter, semibold, at 12 points.
    for (text, width) in [
      ("Customer visit", 84.5), ("Dinner at Mia’s", 84.9), ("طوال اليوم", 55), ("Many", 31.8),
    ] {
      let estimate = LetterWidths.width(of: Array(text.utf8)[...], size: 12)
      #expect(estimate > width && estimate < width * 1.13, "\(text): \(estimate)")
    }
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
