// SPDX-License-Identifier: MIT
import CGtk
import Testing

@testable import CalendarEngine
@testable import CalendarGTK

/// What the engine takes to fit has room where it is drawn: both are laid out by one face.
@MainActor
struct LetterBookTests {
  /// Titles, days, times, numbers and names, in all scripts that are measured.
  private static let texts = [
    "September 2026", "Feb 18, 2024 – Feb 24, 2024", "Wednesday", "MON",
    "10:30\u{202F}AM – 11:00\u{202F}AM",
    "Review of the quarter", "AVAVA Yoga & Tee", "illimitiert", "+3 more", "1 234,50 €",
    "Straße, Übermaß, Größe", "Łódź żółw", "año, niño, mañana", "l’été – août 2024",
    "Σεπτέμβριος", "воскресенье, 18 февраля", "יום שלישי, 20 בפברואר", "שבת",
  ]
  /// Letters that join: what they are at the end of a word may be wider than when they stand alone.
  private static let joined = [
    "الثلاثاء، ٢٠ فبراير ٢٠٢٤", "طوال اليوم", "٩:٣٠ ص – ١١:٠٠ ص", "أغسطس",
  ]

  /// Fonts whose letters stand at whole pixels, as desktops can want it, or where they belong.
  private func fonts(rounding: Bool) -> OpaquePointer? {
    let fonts = PaperDocument.makeFonts()
    pango_context_set_round_glyph_positions(fonts, rounding ? 1 : 0)
    return fonts
  }

  private func drawn(
    _ text: String, _ size: Double, _ weight: UInt32, _ fonts: OpaquePointer?
  ) -> Double {
    let layout = TextFace(size: size, weight: weight).layout(with: fonts)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_text(layout, text, -1)
    return layout?.lineWidth ?? 0
  }

  @Test(arguments: [false, true])
  func nothingIsDrawnWiderThanItIsTakenToBe(rounding: Bool) throws {
    let fonts = fonts(rounding: rounding)
    defer { g_object_unref(UnsafeMutableRawPointer(fonts)) }
    var book = LetterBook()
    let widths = book.widths(with: fonts)
    for (texts, more) in [(Self.texts, 1.01), (Self.joined, 1.03)] {
      for text in texts {
        for size in [10.0, 11, 12, 13, 15, 17, 22] {
          let measured = try #require(widths.width(of: Array(text.utf8)[...], size: size))
          for weight in [400, 500, 600, 700] as [UInt32] {
            let width = drawn(text, size, weight, fonts)
            #expect(width > 0)
            // Some letters are set a little further apart from some.
            #expect(
              width <= measured * more + 0.5,
              "\(text): \(width) instead of \(measured) at \(size), \(weight)")
          }
        }
      }
    }
  }

  /// A measure that is far too large would leave out what has room.
  @Test func whatIsTakenIsNotMuchMoreThanWhatIsDrawn() throws {
    let fonts = fonts(rounding: false)
    defer { g_object_unref(UnsafeMutableRawPointer(fonts)) }
    var book = LetterBook()
    let widths = book.widths(with: fonts)
    for text in Self.texts {
      let measured = try #require(widths.width(of: Array(text.utf8)[...], size: 15))
      #expect(measured < drawn(text, 15, 700, fonts) * 1.15, "\(text)")
    }
  }

  @Test func aFontIsMeasuredAgainWhenItIsAnotherOne() throws {
    let fonts = fonts(rounding: false)
    defer { g_object_unref(UnsafeMutableRawPointer(fonts)) }
    var book = LetterBook()
    let widths = book.widths(with: fonts)
    #expect(book.widths(with: fonts) == widths)
    let other = pango_font_description_from_string("monospace 10")
    pango_context_set_font_description(fonts, other)
    pango_font_description_free(other)
    let fixed = book.widths(with: fonts)
    #expect(fixed != widths)
    let i: Double = try #require(fixed.width(of: [0x69], size: 10))
    #expect(i > 0 && fixed.width(of: [0x57], size: 10) == i)
  }

  /// On paper no letter is at a pixel: small type is large type, made smaller.
  @Test func lettersOnPaperStandWhereTheyBelong() {
    let fonts = PaperDocument.makeFonts()
    defer { g_object_unref(UnsafeMutableRawPointer(fonts)) }
    for text in Self.texts {
      let (small, large) = (drawn(text, 9, 400, fonts), drawn(text, 900, 400, fonts) / 100)
      #expect(abs(small - large) < 0.01 * large, "\(text): \(small), \(large)")
    }
  }
}
