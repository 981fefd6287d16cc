// SPDX-License-Identifier: MIT

import CalendarEngine
import CalendarSVG
import CivilTime
import Foundation
import Testing

/// Shapes and type of a theme in the picture.
struct ThemeShapeTests {
  private static func elements(
    _ theme: Theme, textScale: Double = 1
  ) throws -> [SVGReader.Element] {
    var calendar = try SampleCalendar.streak()
    calendar.environment.metrics = CalendarMetrics(width: 320, textScale: textScale)
    return try #require(SVGReader.elements(SVGRenderer(theme: theme).render(calendar.scene())))
  }

  @Test(
    arguments: [(1.0, nil), (0.5, "9"), (0, nil), (7, nil), (.nan, nil), (-1, nil)]
      as [(Double, String?)])
  func shapesGoFromCircleToSquare(_ roundness: Double, _ corner: String?) throws {
    var theme = Theme.standard
    theme.roundness = roundness
    let elements = try Self.elements(theme)
    let start = try #require(elements.firstIndex { $0.attributes["data-day"] == "2024-02-20" })
    let shape = elements[(start + 1)...].first { ["circle", "rect"].contains($0.name) }
    let isCircle = roundness.isNaN || roundness >= 1
    #expect(shape?.name == (isCircle ? "circle" : "rect"))
    #expect(shape?.attributes["rx"] == corner)
    if !isCircle { #expect(shape?.attributes["width"] == "36") }
  }

  @Test(arguments: [1.0, 0])
  func theRingOfAShortDayGoesAsFarAroundAsItsPoints(_ roundness: Double) throws {
    var theme = Theme.streak
    theme.roundness = roundness
    let rings = try Self.elements(theme).compactMap { $0.attributes["stroke-dasharray"] }
    #expect(!rings.isEmpty)
    for ring in rings {
      let lengths = ring.split(separator: " ").compactMap { Double($0) }
      let (drawn, around) = (try #require(lengths.first), try #require(lengths.last))
      // A circle of radius 17, or a square of side 34.
      #expect(abs(around - (roundness == 1 ? 106.8 : 136)) < 0.1)
      #expect(drawn > 0 && drawn < around)
    }
  }

  @Test func aBorderIsALineInTheShape() throws {
    var theme = Theme.standard
    theme.light[.day, .today].border = ThemeColor(0x990000)
    let elements = try Self.elements(theme)
    let start = try #require(elements.firstIndex { $0.attributes["data-day"] == "2024-02-28" })
    let lines = elements[(start + 1)...].prefix { $0.name != "g" }
      .filter { $0.attributes["stroke"] == "#990000" }
    #expect(lines.count == 1)
  }

  @Test(arguments: [(0.0, 0), (0.5, 5), (9, 5), (.nan, 0), (-1, 0)] as [(Double, Int)])
  func fsFLinesBetweenRowsAndNoneAfterTheLast(_ width: Double, _ count: Int) throws {
    var theme = Theme.standard
    theme.separatorWidth = width
    let hairline = theme.light[.hairline].over(theme.light[.ground])
    var text = "#"
    for channel in [hairline.red, hairline.green, hairline.blue] {
      let digits = String(channel, radix: 16)
      text += digits.count < 2 ? "0" + digits : digits
    }
    let lines = try Self.elements(theme).filter {
      $0.name == "rect" && $0.attributes["fill"] == text
    }
    #expect(lines.count == count)
    #expect(lines.allSatisfy { $0.attributes["height"] == (width > 4 ? "4" : "0.5") })
    #expect(theme.css().contains("--almanac-separator: ") == (count > 0))
  }

  @Test func fsFLettersAreAsTheThemeSays() throws {
    var theme = Theme.standard
    #expect(try Self.elements(theme).contains { $0.text == "SUN" })
    theme.light[.weekday, .normal].font.letterCase = .asWritten
    theme.light[.title, .normal].font.letterCase = .upper
    let elements = try Self.elements(theme)
    #expect(elements.contains { $0.text == "Sun" })
    #expect(elements.contains { $0.text == "FEBRUARY 2024" })
    let css = theme.css()
    #expect(css.contains("text-transform: uppercase"))
    #expect(css.contains("text-transform: none"))
    #expect(!css.contains("text-transform: capitalize"))
  }

  @Test(arguments: [
    (LetterCase.asWritten, "febrero de 2024"), (.capitalized, "Febrero De 2024"),
    (.upper, "FEBRERO DE 2024"),
  ])
  func fsFTitlesHaveCapitals(_ letters: LetterCase, _ title: String) throws {
    var calendar = try SampleCalendar.streak()
    calendar.environment.locale.standaloneMonths[1] = Array("febrero".utf8)
    calendar.environment.locale.monthAndYear = TextPattern(utf8: Array("LLLL 'de' y".utf8))
    var theme = Theme.standard
    theme.light[.title, .normal].font.letterCase = letters
    let picture = SVGRenderer(theme: theme).render(calendar.scene())
    let elements = try #require(SVGReader.elements(picture))
    #expect(elements.contains { $0.text == title && $0.name == "text" })
    #expect(theme.css().contains("capitalize") == (letters == .capitalized))
  }

  @Test func sizesFollowTheTextScale() throws {
    var theme = Theme.standard
    theme.light[.weekday, .normal].font.size = 10 * 64
    for (scale, size) in [(1.0, "10"), (1.5, "15"), (2, "20")] {
      let elements = try Self.elements(theme, textScale: scale)
      #expect(elements.first { ["SUN", "S"].contains($0.text) }?.attributes["font-size"] == size)
    }
  }

  /// At 200 % the numbers still fit their columns, and the title its line.
  @Test(arguments: [1.0, 2, 4]) func noSizeIsSoLargeThatTextOverlaps(_ scale: Double) throws {
    var theme = Theme.standard
    for part in [ThemePart.title, .weekday, .day] {
      theme.light[part, .normal].font.size = 200 * 64
    }
    let elements = try Self.elements(theme, textScale: scale)
    let texts = elements.filter { $0.name == "text" }
    #expect(texts.count >= 42 + 7 + 1)
    let column = 320.0 / 7
    for text in texts where text.text != "February 2024" {
      let size = try #require(text.attributes["font-size"].flatMap { Double($0) })
      #expect(size * 0.6 * 2 <= column)
    }
    let title = try #require(texts.first { $0.text == "February 2024" })
    let size = try #require(title.attributes["font-size"].flatMap { Double($0) })
    #expect(size * 0.6 * Double(title.text.count) <= 320)
  }

  @Test func hostileNamesOfFontsStayNames() throws {
    var theme = Theme.standard
    theme.light[.day, .normal].font.name = Array("a', x; } </style><script>\"&".utf8)
    let elements = try Self.elements(theme)
    #expect(!elements.contains { $0.name == "script" })
    let families = elements.compactMap { $0.attributes["font-family"] }
    #expect(families.contains { $0.hasPrefix("'a, x; } </style><script>\"&', ") })
  }

  @Test func facesAndSlantsAreInThePicture() throws {
    var theme = Theme.standard
    theme.apply(StyleSheet("fdlFUICalendarView_monthHeaderText { font-name: 72-LightItalic; }"))
    let title = try #require(
      Self.elements(theme).first { $0.text == "February 2024" && $0.name == "text" })
    #expect(title.attributes["font-family"]?.hasPrefix("'72-LightItalic', '72', ") == true)
    #expect(title.attributes["font-style"] == "italic")
    #expect(title.attributes["font-weight"] == "300")
  }
}
