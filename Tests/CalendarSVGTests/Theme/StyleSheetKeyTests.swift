// SPDX-License-Identifier: MIT

import CalendarEngine
import CalendarSVG
import CivilTime
import Testing

/// What every property of every key of FUICalendarView's reference does.
struct StyleSheetKeyTests {
  private static let red = ThemeColor(0x990000)
  private static let italic = ThemeFont(weight: 700, isItalic: true, name: "Face-BoldItalic")

  /// A key with a property, a value, and the style in which it is seen.
  struct Effect: CustomTestStringConvertible, Sendable {
    let key: StyleSheetKey
    let property: StyleSheetProperty
    let value: String
    let seen: @Sendable (Theme) -> Bool
    /// The day, or other element of the picture, in which it is seen, and the attribute; nil
    /// where scenes have no such part yet.
    let picture: Picture?

    var testDescription: String { "\(key) \(property)" }
  }

  enum Picture {
    case title(String, String)
    case day(String, String, String)
    case weekday(String, String)
  }

  private static func style(
    _ part: ThemePart, _ state: ThemeState = .normal
  ) -> @Sendable (Theme) -> NodeStyle {
    { $0.style(of: part, state, in: .light) }
  }

  private static func text(
    _ part: ThemePart, _ states: [ThemeState] = [.normal]
  ) -> @Sendable (Theme) -> Bool {
    { theme in states.allSatisfy { style(part, $0)(theme).text == red } }
  }

  private static func fill(
    _ part: ThemePart, _ states: [ThemeState] = [.normal]
  ) -> @Sendable (Theme) -> Bool {
    { theme in states.allSatisfy { style(part, $0)(theme).fill == red } }
  }

  private static func face(_ part: ThemePart, _ state: ThemeState = .normal)
    -> @Sendable (Theme)
    -> Bool
  {
    { style(part, state)($0).font == italic && style(part, state)($0).weight == 700 }
  }

  private static func size(_ part: ThemePart) -> @Sendable (Theme) -> Bool {
    { style(part)($0).font.size == 14 * 64 }
  }

  private static func headline(_ part: ThemePart) -> @Sendable (Theme) -> Bool {
    { style(part)($0).font.size == 17 * 64 && style(part)($0).weight == 600 }
  }

  /// The four properties that every text has.
  private static func text(
    _ key: StyleSheetKey, _ part: ThemePart, _ picture: (String, String) -> Picture?
  ) -> [Effect] {
    let family = "'Face-BoldItalic', 'Face', -apple-system, system-ui, Inter, Noto Sans, sans-serif"
    return [
      Effect(
        key: key, property: .fontColor, value: "#990000", seen: text(part),
        picture: picture("fill", "#990000")),
      Effect(
        key: key, property: .fontSize, value: "14", seen: size(part),
        picture: picture("font-size", "14")),
      Effect(
        key: key, property: .fontStyle, value: "headline", seen: headline(part),
        picture: part == .weekday ? picture("font-size", "17") : picture("font-weight", "600")),
      Effect(
        key: key, property: .fontName, value: "Face-BoldItalic", seen: face(part),
        picture: picture("font-family", family)),
    ]
  }

  private static let title: [Effect] = [
    Effect(
      key: .title, property: .tintColor, value: "#990000", seen: text(.day),
      picture: .day("2024-02-14", "fill", "#990000")),
    Effect(
      key: .title, property: .tintColorDisabled, value: "#990000",
      seen: text(.day, [.outside, .disabled]), picture: .day("2024-03-01", "fill", "#990000")),
    Effect(
      key: .title, property: .tintColorHighlighted, value: "#990000", seen: text(.day, [.today]),
      picture: .day("2024-02-28", "fill", "#990000")),
    Effect(
      key: .title, property: .tintColorSelected, value: "#ffeeee",
      seen: { theme in
        [.selected, .selectedToday].allSatisfy {
          style(.day, $0)(theme).text == ThemeColor(0xFFEEEE)
        }
      }, picture: .day("2024-02-20", "fill", "#ffeeee")),
    Effect(
      key: .title, property: .fontNameHighlighted, value: "Face-BoldItalic",
      seen: face(.day, .today), picture: .day("2024-02-28", "font-style", "italic")),
    Effect(
      key: .title, property: .fontNameSelected, value: "Face-BoldItalic",
      seen: face(.day, .selected), picture: .day("2024-02-20", "font-style", "italic")),
  ]

  private static let others: [Effect] = [
    Effect(
      key: .weekDayText, property: .tintColor, value: "#990000", seen: text(.weekday),
      picture: .weekday("fill", "#990000")),
    Effect(
      key: .weekDayText, property: .tintColorHighlighted, value: "#990000",
      seen: text(.weekday, [.today]), picture: nil),
    Effect(
      key: .selectionSingle, property: .backgroundColor, value: "#990000",
      seen: fill(.day, [.selected, .selectedToday]),
      picture: .day("2024-02-20", "circle fill", "#990000")),
    Effect(
      key: .selectionRange, property: .backgroundColor, value: "#990000",
      seen: { $0.light.range == red && $0.dark.range == red }, picture: nil),
    Effect(
      key: .eventView, property: .backgroundColor, value: "#990000", seen: fill(.event),
      picture: .day("2024-02-14", "circle fill", "#990000")),
    Effect(
      key: .eventView, property: .backgroundColorDisabled, value: "#990000",
      seen: fill(.event, [.outside, .disabled]),
      picture: .day("2024-02-15", "circle fill", "#990000")),
  ]

  static let effects: [Effect] =
    text(.monthHeaderText, .title) { .title($0, $1) }
    + text(.weekNumberText, .weekNumber) { _, _ in nil }
    + text(.weekDayText, .weekday) { .weekday($0, $1) }
    + text(.title, .day) { .day("2024-02-14", $0, $1) } + title + others

  @Test func everyPropertyOfEveryKeyHasItsTest() {
    let named = Set(Self.effects.map { "\($0.key) \($0.property)" })
    let all = StyleSheetKey.allCases.flatMap { key in
      key.properties.map { "\(key) \($0)" }
    }
    #expect(named == Set(all))
    #expect(Self.effects.count == all.count)
    #expect(all.count == 28)
  }

  @Test(arguments: effects) func everyPropertyShows(_ effect: Effect) throws {
    let sheet = StyleSheet("\(effect.key.name) { \(effect.property.name): \(effect.value); }")
    #expect(sheet.problems == [])
    let (before, after) = (effect.seen(.standard), effect.seen(Theme.standard.applying(sheet)))
    #expect(!before && after)
    guard let picture = effect.picture else { return }
    #expect(try !Self.shows(picture, .standard))
    #expect(try Self.shows(picture, Theme.standard.applying(sheet)))
  }

  @Test func selectionRangeIsTheBandOfAnInterval() throws {
    let sample = try #require(Sample.all.first { $0.name == "interval" })
    let sheet = StyleSheet("fdlFUICalendarItemView_selectionRange { background-color: #990000; }")
    func bands(_ theme: Theme) throws -> Int {
      let elements = try #require(
        SVGReader.elements(SVGRenderer(theme: theme).render(sample.scene)))
      return elements.count { $0.attributes["fill"] == "#990000" }
    }
    #expect(try bands(.standard) == 0)
    // From the 7th to the 19th there is one a week; the part for the 13th, which cannot be chosen, is
    // faint.
    #expect(try bands(Theme.standard.applying(sheet)) == 3)
  }

  /// February 2024: the 28th is today, the 20th selected; the 14th and the 15th, which is
  /// disabled, have a dot.
  private static func shows(_ picture: Picture, _ theme: Theme) throws -> Bool {
    var calendar = SampleCalendar(showing: try day("2024-02-01"))
    calendar.environment.today = try day("2024-02-28")
    calendar.selection = .day(try day("2024-02-20"))
    calendar.fact = { day in
      guard [14, 15].contains(day.civil.day) else { return nil }
      var fact = DayFact(day: day)
      fact.dots = Dots([Dots.untinted])
      fact.isDisabled = day.civil.day == 15
      return fact
    }
    let svg = SVGRenderer(theme: theme).render(calendar.scene())
    let elements = try #require(SVGReader.elements(svg))
    switch picture {
    case .title(let name, let value):
      let title = elements.first { $0.name == "text" && $0.text == "February 2024" }
      return title?.attributes[name] == value
    case .weekday(let name, let value):
      let labels = elements.filter { ["SUN", "SAT"].contains($0.text) }
      #expect(labels.count == 2)
      return labels.allSatisfy { $0.attributes[name] == value }
    case .day(let date, let name, let value):
      let start = try #require(elements.firstIndex { $0.attributes["data-day"] == date })
      let parts = elements[(start + 1)...].prefix { $0.name != "g" }
      let isCircle = name.hasPrefix("circle ")
      let element = parts.first { $0.name == (isCircle ? "circle" : "text") }
      return element?.attributes[isCircle ? String(name.dropFirst(7)) : name] == value
    }
  }
}

extension ThemeFont {
  fileprivate init(weight: Int32, isItalic: Bool, name: String) {
    self.init()
    self.weight = weight
    self.isItalic = isItalic
    self.name = Array(name.utf8)
  }
}
