// SPDX-License-Identifier: MIT

import CalendarEngine
import CalendarSVG
import CivilTime
import Testing

struct ThemeContrastTests {
  /// Every combination of a day's states with every tint, in both schemes.
  @Test(arguments: ThemeScheme.allCases)
  func inHighContrastEveryTextReachesSeven(_ scheme: ThemeScheme) throws {
    let theme = Theme.highContrast
    let states: [Traits] = [.today, .selected, .disabled, .outside, .weekend, .pressed]
    let scene = SampleCalendar(showing: try day("2024-02-14")).scene()
    var node = try #require(scene.nodes.first { $0.key.day?.civil.day == 14 })
    var least = 21.0
    var count = 0
    for bits in 0..<(1 << states.count) {
      node.traits = states.indices.reduce(into: Traits()) { traits, index in
        if bits >> index & 1 == 1 { traits.insert(states[index]) }
      }
      for tint in 0...UInt8(Tint.allCases.count) {
        node.tint = tint
        let style = theme.style(of: node, in: scheme)
        let shape = style.fill ?? theme[scheme][.ground]
        least = min(least, style.text.contrast(with: shape), style.secondary.contrast(with: shape))
        count += 1
      }
    }
    #expect(count == 64 * 12)
    #expect(least >= 7)
    for part in [ThemePart.title, .weekday, .weekNumber] {
      let text = theme.style(of: part, in: scheme).text
      #expect(text.contrast(with: theme[scheme][.ground]) >= 7)
    }
  }

  @Test(arguments: ThemeScheme.allCases)
  func inHighContrastLinesAndShapesStandOut(_ scheme: ThemeScheme) {
    let palette = Theme.highContrast[scheme]
    for token in [.hairline, .accent, .ringShort, .failure, .event] as [ColorToken] {
      #expect(palette[token].contrast(with: palette[.ground]) >= 4.5)
    }
    #expect(palette[.selection].contrast(with: palette[.ground]) >= 4.5)
    #expect(palette[.text].contrast(with: palette[.ground]) == 21)
    for tint in Tint.allCases where scheme == .light {
      #expect(palette[tint].ink.contrast(with: palette[.ground]) >= 4.5)
    }
  }

  /// Every 51st value of each channel as the colour of a selected, a normal and a tinted day.
  @Test(arguments: [Theme.standard, Theme.highContrast], ThemeScheme.allCases)
  func textOnColorsOfTheUserIsReadable(_ base: Theme, _ scheme: ThemeScheme) {
    let levels: [UInt8] = [0, 51, 102, 153, 204, 255]
    var steps: [ThemeColor] = []
    for red in levels {
      for green in levels {
        for blue in levels { steps.append(ThemeColor(red: red, green: green, blue: blue)) }
      }
    }
    #expect(steps.count == 216)
    var theme = base
    for color in steps {
      theme[scheme][.selection] = color
      theme[scheme][.day, .today].fill = color
      theme[scheme][.day, .today].text = color
      theme[scheme][.day, .normal].text = color
      for state in [ThemeState.selected, .today, .normal] {
        let style = theme.style(of: .day, state, in: scheme)
        let ground = style.fill ?? theme[scheme][.ground]
        let best = max(
          ThemeColor.white.contrast(with: ground), ThemeColor.black.contrast(with: ground))
        #expect(style.text.contrast(with: ground) >= min(theme.leastContrast, best))
        #expect(style.text.contrast(with: ground) >= 4.5)
      }
    }
  }

  @Test func whereSevenCannotBeReachedTheBetterOfBlackAndWhiteIsTaken() {
    let grey = ThemeColor(0x808080)
    let text = ThemeColor(0x909090).readable(on: grey, atLeast: 7)
    #expect(text == .black)
    #expect(text.contrast(with: grey) < 7)
  }

  @Test func transparentFillsCountAsTheyAreSeen() {
    var theme = Theme.standard
    theme.light[.selection] = ThemeColor(0x000000, alpha: 26)
    let style = theme.style(of: .day, .selected, in: .light)
    #expect(style.fill == ThemeColor(0xE5E5E5))
    #expect(style.text.contrast(with: ThemeColor(0xE5E5E5)) >= 4.5)
  }
}
