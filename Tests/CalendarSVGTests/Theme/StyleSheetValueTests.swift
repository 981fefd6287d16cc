// SPDX-License-Identifier: MIT

import CalendarEngine
import Testing

struct StyleSheetValueTests {
  private static func value(_ property: String, _ text: String) -> StyleSheetValue? {
    StyleSheet("fdlFUICalendarItemView_title { \(property): \(text); }").declarations.first?.value
  }

  @Test(
    arguments: [
      ("#f80", 0xFF88_00FF), ("#F808", 0xFF88_0088), ("#0A6ED1", 0x0A6E_D1FF),
      ("#0a6ed180", 0x0A6E_D180), ("0x0A6ED1", 0x0A6E_D1FF), ("0X0A6ED180", 0x0A6E_D180),
      ("rgb(255,0,0)", 0xFF00_00FF), ("rgb( 10 , 110 , 209 )", 0x0A6E_D1FF),
      ("RGB(1.0, 0.5, .0)", 0xFF80_00FF), ("rgba(255, 0, 0, 0.5)", 0xFF00_0080),
      ("rgba(255, 0, 0, 1)", 0xFF00_00FF), ("rgba(255, 0, 0, 0)", 0xFF00_0000),
      ("rgba(255, 0, 0, 128)", 0xFF00_0080), ("hsl(0.0, 1.0, 1.0)", 0xFF00_00FF),
      ("hsl(85, 255, 255)", 0x00FF_00FF), ("hsl(0.5, 0.5, 0.8)", 0x66CC_CCFF),
      ("hsla(0.6667, 1.0, 1.0, 0.5)", 0x0000_FF80), ("hsl(1.0, 1.0, 1.0)", 0xFF00_00FF),
      ("black", 0x0000_00FF), ("darkGray", 0x5555_55FF), ("lightGray", 0xAAAA_AAFF),
      ("white", 0xFFFF_FFFF), ("gray", 0x8080_80FF), ("red", 0xFF00_00FF),
      ("green", 0x00FF_00FF), ("blue", 0x0000_FFFF), ("cyan", 0x00FF_FFFF),
      ("yellow", 0xFFFF_00FF), ("magenta", 0xFF00_FFFF), ("orange", 0xFF80_00FF),
      ("purple", 0x8000_80FF), ("brown", 0x9966_33FF), ("clear", 0x0000_0000),
    ] as [(String, UInt32)])
  func colorsHaveTheFormsOfNUI(_ text: String, _ rawValue: UInt32) {
    let color = ThemeColor(rawValue >> 8, alpha: UInt8(rawValue & 255))
    #expect(Self.value("font-color", text) == .color(light: color, dark: color))
  }

  @Test func systemColorsDifferInTheDark() {
    let blue = StyleSheetValue.color(light: ThemeColor(0x007AFF), dark: ThemeColor(0x0A84FF))
    #expect(Self.value("font-color", "systemBlue") == blue)
    var theme = Theme.standard
    theme.apply(
      StyleSheet("fdlFUICalendarItemView_selectionSingle { background-color: systemBlue }"))
    #expect(theme.light[.selection] == ThemeColor(0x007AFF))
    #expect(theme.dark[.selection] == ThemeColor(0x0A84FF))
  }

  @Test(arguments: [
    "#ff", "#fffff", "#fffffff", "#fffffffff", "#ggg", "ff0000", "rgb(1,2)", "rgb(1,2,3,4)",
    "rgba(1,2,3)", "rgb(256,0,0)", "rgb(1.1,0.0,0.0)", "rgb(-1,0,0)", "rgb(1,2,3", "rgb(a,0,0)",
    "rgb(,,)", "hsv(1,2,3)", "redd", "red blue", "rgb(1.2.3,0,0)", "0x", "#",
  ])
  func whatIsNoColorIsABadValue(_ text: String) {
    let sheet = StyleSheet("fdlFUICalendarItemView_title { font-color: \(text); }")
    #expect(sheet.declarations.isEmpty)
    #expect(sheet.problems.map(\.kind) == [.badValue])
    #expect(sheet.problems.first?.column == 44)
  }

  @Test(
    arguments: [
      ("12", 768), ("12.5", 800), ("12pt", 768), ("9px", 576), ("1", 64), ("200", 12800),
      ("0", nil), ("201", nil), ("-4", nil), ("large", nil), ("1e3", nil), ("12 pt", nil),
    ] as [(String, Int32?)])
  func sizesArePoints(_ text: String, _ size: Int32?) {
    var font = ThemeFont()
    font.size = size
    #expect(Self.value("font-size", text) == size.map { _ in .font(font) })
  }

  @Test(
    arguments: [
      ("largeTitle", 34, 400), ("title1", 28, 400), ("title-2", 22, 400), ("Title3", 20, 400),
      ("headline", 17, 600), ("body", 17, 400), ("callout", 16, 400), ("subheadline", 15, 400),
      ("footnote", 13, 400), ("caption1", 12, 400), ("UIFontTextStyleCaption2", 11, 400),
      ("UICTFontTextStyleHeadline", 17, 600), (".headline", 17, 600), ("huge", nil, nil),
    ] as [(String, Int32?, Int32?)])
  func stylesAreThoseOfTheSystem(_ text: String, _ points: Int32?, _ weight: Int32?) {
    var font = ThemeFont()
    font.size = points.map { $0 * 64 }
    font.weight = weight
    #expect(Self.value("font-style", text) == points.map { _ in .font(font) })
  }

  @Test(
    arguments: [
      ("Helvetica", nil, nil, ["Helvetica"]), ("72-Bold", 700, nil, ["72-Bold", "72"]),
      ("HelveticaNeue-LightItalic", 300, true, ["HelveticaNeue-LightItalic", "Helvetica Neue"]),
      ("Avenir-Oblique", nil, true, ["Avenir-Oblique", "Avenir"]),
      ("HelveticaNeue-UltraLight", 200, nil, ["HelveticaNeue-UltraLight", "Helvetica Neue"]),
      ("system", nil, nil, []), ("boldSystem", 700, nil, []), ("italicSystem", nil, true, []),
    ] as [(String, Int32?, Bool?, [String])])
  func namesOfFacesSayWeightAndSlant(
    _ text: String, _ weight: Int32?, _ isItalic: Bool?, _ families: [String]
  ) throws {
    guard case .font(let font) = try #require(Self.value("font-name", text)) else {
      Issue.record("no font")
      return
    }
    #expect(font.weight == weight)
    #expect(font.isItalic == isItalic)
    #expect(font.families.map { String(decoding: $0, as: UTF8.self) } == families)
  }

  @Test func namesHaveNoQuotes() {
    #expect(Self.value("font-name", "\"Inter\"") == nil)
    #expect(Self.value("font-name", "'><script>") == nil)
  }
}
