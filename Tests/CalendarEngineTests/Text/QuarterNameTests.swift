// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// Quarters of years as CLDR names them.
struct QuarterNameTests {
  private static func names(_ tag: String, of text: String) -> [String] {
    let environment = CalendarEnvironment(
      today: nil, locale: LocaleProfile(tag: Array(tag.utf8)), metrics: CalendarMetrics(width: 350))
    let input = LayoutInput(
      state: CalendarState(showing: day(text)), environment: environment,
      phrases: PhraseBook(tag: Array(tag.utf8)))
    let quarter = CalendarPage(of: day(text), .quarter, firstWeekday: .monday)
    var (written, spoken): ([UInt8], [UInt8]) = ([], [])
    input.append(quarter, to: &written)
    input.appendSpoken(quarter, to: &spoken)
    return [written, spoken].map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    arguments: [
      ("en", ["Q2 2024", "2nd quarter 2024"]), ("de", ["Q2 2024", "2. Quartal 2024"]),
      ("fr", ["T2 2024", "2e trimestre 2024"]), ("es", ["T2 2024", "2.º trimestre de 2024"]),
      ("ja", ["2024/Q2", "2024年第2四半期"]), ("ar", ["الربع الثاني 2024", "الربع الثاني 2024"]),
      ("he", ["רבעון 2 2024", "רבעון 2 2024"]),
    ])
  func everyLanguageNamesThem(tag: String, names: [String]) {
    for text in ["2024-04-01", "2024-05-20", "2024-06-30"] {
      #expect(Self.names(tag, of: text) == names)
    }
  }

  @Test func theFourAreInOrder() {
    let written = ["2023-12-31", "2024-01-01", "2024-09-30", "2024-10-01"].map {
      Self.names("en", of: $0)[0]
    }
    #expect(written == ["Q4 2023", "Q1 2024", "Q3 2024", "Q4 2024"])
  }

  @Test func aProfileAloneNamesTheMonths() {
    var out: [UInt8] = []
    LocaleProfile().append(
      CalendarPage(of: day("2024-05-20"), .quarter, firstWeekday: .monday), to: &out)
    #expect(String(decoding: out, as: UTF8.self) == "Apr – Jun 2024")
  }
}
