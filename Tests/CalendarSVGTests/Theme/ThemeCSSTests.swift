// SPDX-License-Identifier: MIT

import CalendarEngine
import CalendarSVG
import Foundation
import Testing

/// The text export for the browser's element against the element's own style sheets.
struct ThemeCSSTests {
  private static let element: String = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Web/element/sheet")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined()
  }()

  /// The declarations of the first rule, by property.
  private static func properties(_ css: String) -> [String: String] {
    let rule = css.prefix { $0 != "}" }.split(separator: "\n").dropFirst()
    return rule.reduce(into: [:]) { properties, line in
      let parts = line.split(separator: ": ", maxSplits: 1)
      guard parts.count == 2 else { return }
      properties[parts[0].trimmingCharacters(in: .whitespaces)] = String(parts[1].dropLast())
    }
  }

  /// The custom properties that the element asks for, and what it takes without them.
  private static func defaults() throws -> [String: String] {
    let pattern = try NSRegularExpression(
      pattern:
        #"var\((--almanac-[a-z-]+), (light-dark\([^()]*(?:\([^()]*\)[^()]*)*\)|#[0-9a-f]+)\)"#)
    let range = NSRange(element.startIndex..., in: element)
    return pattern.matches(in: element, range: range).reduce(into: [:]) { found, match in
      guard let name = Range(match.range(at: 1), in: element),
        let value = Range(match.range(at: 2), in: element)
      else { return }
      found[String(element[name])] = String(element[value])
    }
  }

  @Test func everyColorOfTheElementIsExportedAndNothingElse() throws {
    let defaults = try Self.defaults()
    #expect(defaults.count == 39)
    // These are other ones of the element's where nobody says them.
    let derived = ["weekend", "week-number", "event"].map { "--almanac-\($0)" }
    for name in derived { #expect(Self.element.contains("var(\(name), var(--_")) }
    var theme = Theme.standard
    let all = Set(defaults.keys).union(derived)
    #expect(Set(Self.properties(theme.css()).keys) == all.subtracting(Self.short))
    theme.dark[.ringShort] = ThemeColor(0xFFD3A8)
    #expect(Set(Self.properties(theme.css()).keys) == all)
  }

  /// What would stand above the accent on today, where it is no theme's own.
  private static let short = ["--almanac-ring-short", "--almanac-tint-streak-short"]

  @Test func fsFWeekendsAndEventColoursReachTheBrowser() throws {
    var theme = Theme.standard
    theme.light[.day, .weekend].text = ThemeColor(0xA3231B)
    theme.dark[.weekend] = ThemeColor(0xFF8A80)
    theme.light[.event, .normal].fill = ThemeColor(0x17642F)
    theme.light[.red] = TintColors(ground: ThemeColor(0xFFE0E0), ink: ThemeColor(0x800000))
    let properties = Self.properties(theme.css())
    #expect(properties["--almanac-weekend"] == "light-dark(#a3231b, #ff8a80)")
    #expect(properties["--almanac-event"]?.hasPrefix("light-dark(#17642f") == true)
    #expect(properties["--almanac-tint-red"] == "light-dark(#ffe0e0, #4d1a17)")
    #expect(properties["--almanac-ink-red"] == "light-dark(#800000, #ffc2bc)")
  }

  @Test func theStandardThemeIsTheElementsOwn() throws {
    let exported = Self.properties(Theme.standard.css())
    for (name, value) in try Self.defaults()
    where name != "--almanac-hairline" && !Self.short.contains(name) {
      #expect(exported[name] == value)
    }
    var other = Theme.standard
    other.dark[.ringShort] = ThemeColor(0x123456)
    let written = Self.properties(other.css())
    let ring = try #require(try Self.defaults()["--almanac-ring-short"])
    #expect(written["--almanac-ring-short"] == ring.replacing("#ff8a80", with: "#123456"))
    for name in Self.short {
      #expect(exported[name] == nil)
      #expect(Self.properties(Theme.highContrast.css())[name] != nil)
    }
    // The same colours in another form.
    #expect(exported["--almanac-hairline"] == "light-dark(#1d1d1f1f, #f5f5f729)")
    #expect(
      try Self.defaults()["--almanac-hairline"]
        == "light-dark(rgb(29 29 31 / .12), rgb(245 245 247 / .16))")
  }

  @Test func aStyleSheetShowsInTheExport() {
    let sheet = StyleSheet(
      """
      fdlFUICalendarItemView_title {
        font-color: #111111; font-name: 72; tint-color-disabled: #555555;
        tint-color-highlighted: #990000; tint-color-selected: #000000;
      }
      fdlFUICalendarItemView_selectionSingle { background-color: #ffcc00; }
      fdlFUICalendarView_monthHeaderText { font-color: #222222; font-style: title3; }
      fdlFUIWeekLabelView_weekDayText { font-name: 72-Italic; }
      """)
    #expect(sheet.problems == [])
    var theme = Theme.standard
    theme.apply(sheet, to: [.light])
    theme.dark = theme.light
    let css = theme.css(selector: ".app almanac-calendar")
    let properties = Self.properties(css)
    #expect(css.hasPrefix(".app almanac-calendar {\n"))
    #expect(properties["--almanac-text"] == "#111111")
    #expect(properties["--almanac-outside"] == "#555555")
    #expect(properties["--almanac-accent"] == "#990000")
    #expect(properties["--almanac-selection"] == "#ffcc00")
    #expect(properties["--almanac-on-selection"] == "#000000")
    #expect(
      properties["--almanac-font"] == "\"72\", -apple-system, \"Inter\", system-ui, sans-serif")
    #expect(
      css.hasSuffix(
        """
        }
        .app almanac-calendar::part(title) {
          color: #222222;
          font-size: 1.250rem;
          font-weight: 400;
        }
        .app almanac-calendar::part(weekday) {
          color: #6e6e73;
          font-family: "72-Italic", "72", -apple-system, "Inter", system-ui, sans-serif;
          font-weight: 600;
          font-style: italic;
        }

        """))
  }

  @Test func namesOfFontsDoNotEndTheirStrings() {
    var theme = Theme.standard
    theme.light[.day, .normal].font.name = Array("a\"; } b \\\n".utf8)
    #expect(theme.css().contains("--almanac-font: \"a; } b \", -apple-system"))
  }
}
