// SPDX-License-Identifier: MIT

extension Theme {
  /// The theme as a CSS rule for the browser's element, with light and dark colours in one.
  ///
  ///     almanac-calendar {
  ///       --almanac-accent: light-dark(#0b6bdb, #4da3ff);
  ///
  /// Colours are adjusted as in a picture, so text can be read. The element has one property for
  /// both today and the buttons, and none for single states of dots; a theme's attributes for these
  /// are left out.
  ///
  /// - Parameter selector: The elements that get the theme.
  /// - Returns: One to three rules, one declaration per line.
  public func css(selector: String = "almanac-calendar") -> String {
    var out = CSSWriter(selector: Array(selector.utf8))
    // On today these would stand above the accent, and elements have them by themselves.
    let isOfElements =
      light.sharesShort(with: .standardLight) && dark.sharesShort(with: .standardDark)
    for property in CSSProperty.allCases {
      if isOfElements, property == .streakShort || property == .ringShort { continue }
      out.declare(property.name, property.color(self, .light), property.color(self, .dark))
    }
    for tint in Tint.allCases where !tint.isStreak {
      out.declare("tint", of: tint, light[tint].ground, dark[tint].ground)
      out.declare("ink", of: tint, light[tint].ink, dark[tint].ink)
      out.declare("solid", of: tint, light[tint].solid, dark[tint].solid)
    }
    let font = style(of: .day, in: .light).font
    if !font.families.isEmpty { out.declareFont("--almanac-font", font) }
    if roundness < 1 { out.declareFraction("--almanac-roundness", roundness) }
    if separatorWidth > 0 { out.declareFraction("--almanac-separator", separatorWidth, "px") }
    if dotSize != 5 { out.declareFraction("--almanac-dot-size", dotSize, "px") }
    if framesSelection {
      out.declare("--almanac-selection-fill", "transparent")
      out.declare("--almanac-selection-frame", "2px")
    }
    out.endRule()
    write(.title, "title", to: &out)
    write(.weekday, "weekday", to: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  // Only what the properties above do not cover: both parts have a colour and a weight of their
  // own.
  private func write(_ part: ThemePart, _ pseudo: StaticString, to out: inout CSSWriter) {
    guard light[part, .normal] != PartStyle() || dark[part, .normal] != PartStyle() else { return }
    let (first, second) = (style(of: part, in: .light), style(of: part, in: .dark))
    out.beginRule(part: pseudo)
    out.declare("color", first.text, second.text)
    if !first.font.families.isEmpty { out.declareFont("font-family", first.font) }
    if let size = first.font.size { out.declareSize(size) }
    out.declareWeight(first.weight)
    if first.font.isItalic == true { out.declare("font-style", "italic") }
    switch first.font.letterCase {
    case .asWritten: out.declare("text-transform", "none")
    case .upper: out.declare("text-transform", "uppercase")
    case .capitalized: out.declare("text-transform", "capitalize")
    case nil: break
    }
    out.endRule()
  }
}

/// The element's custom properties for which a theme has a colour.
private enum CSSProperty: CaseIterable {
  case accent, ground, text, secondary, outside, hairline, selection, onSelection, onTint
  case streakKept, streakShort, streakNone, run, ringShort
  case weekend, weekNumber, event, now

  var name: StaticString {
    switch self {
    case .accent: "--almanac-accent"
    case .ground: "--almanac-ground"
    case .text: "--almanac-text"
    case .secondary: "--almanac-secondary"
    case .outside: "--almanac-outside"
    case .hairline: "--almanac-hairline"
    case .selection: "--almanac-selection"
    case .onSelection: "--almanac-on-selection"
    case .onTint: "--almanac-on-tint"
    case .streakKept: "--almanac-tint-streak-kept"
    case .streakShort: "--almanac-tint-streak-short"
    case .streakNone: "--almanac-tint-streak-none"
    case .run: "--almanac-run"
    case .ringShort: "--almanac-ring-short"
    case .weekend: "--almanac-weekend"
    case .weekNumber: "--almanac-week-number"
    case .event: "--almanac-event"
    case .now: "--almanac-now"
    }
  }

  func color(_ theme: Theme, _ scheme: ThemeScheme) -> ThemeColor {
    let palette = theme[scheme]
    let selected = theme.style(of: .day, .selected, in: scheme)
    switch self {
    case .accent:
      let said = palette[.day, .today].text ?? palette[.accent]
      return said.readable(on: palette[.ground], atLeast: theme.leastContrast)
    case .ground: return palette[.ground]
    case .text: return theme.style(of: .day, in: scheme).text
    case .secondary: return theme.style(of: .secondLine, in: scheme).text
    case .outside: return theme.style(of: .day, .outside, in: scheme).text
    case .hairline: return palette[.hairline]
    case .selection: return selected.fill ?? palette[.selection]
    case .onSelection: return selected.text
    case .onTint: return palette[.onTint]
    case .streakKept: return palette[.streakKept].ground
    case .streakShort: return palette[.streakShort].ground
    case .streakNone: return palette[.streakNone].ground
    case .run: return palette[.run]
    case .ringShort: return palette[.ringShort]
    case .weekend: return theme.style(of: .day, .weekend, in: scheme).text
    case .weekNumber: return theme.style(of: .weekNumber, in: scheme).text
    case .event: return theme.style(of: .event, in: scheme).fill ?? palette[.event]
    case .now: return palette[.now]
    }
  }
}
