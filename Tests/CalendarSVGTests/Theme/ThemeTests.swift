// SPDX-License-Identifier: MIT

import CalendarEngine
import Foundation
import Testing

struct ThemeTests {
  private static let events: [Tint] = [
    .blue, .green, .orange, .red, .purple, .teal, .pink, .graphite,
  ]

  @Test(
    arguments: [
      (.light, .text, 16.8), (.light, .secondary, 5.1), (.light, .outside, 4.5),
      (.light, .accent, 5.1), (.dark, .text, 15.6), (.dark, .secondary, 5.9),
      (.dark, .outside, 5.2), (.dark, .accent, 6.5),
    ] as [(ThemeScheme, ColorToken, Double)])
  func textHasTheMeasuredContrast(_ scheme: ThemeScheme, _ token: ColorToken, _ figure: Double) {
    let palette = Theme.standard[scheme]
    let contrast = palette[token].contrast(with: palette[.ground])
    #expect(contrast >= 4.5)
    #expect(abs(contrast - figure) <= 0.1)
  }

  @Test(arguments: ThemeScheme.allCases) func shapesHaveTheMeasuredContrast(_ scheme: ThemeScheme) {
    let figures: [(Tint, Double)] = [(.streakKept, 5.1), (.streakShort, 5.2), (.streakNone, 5.1)]
    let palette = Theme.streak[scheme]
    for (tint, figure) in figures {
      let contrast = palette[tint].ground.contrast(with: palette[.onTint])
      #expect(contrast >= 4.5 && abs(contrast - figure) <= 0.1)
    }
    let selection = palette[.selection].contrast(with: palette[.onSelection])
    #expect(abs(selection - 6.5) <= 0.1)
    let standard = Theme.standard[scheme]
    #expect(standard[.selection].contrast(with: standard[.onSelection]) >= 4.5)
  }

  @Test(arguments: ThemeScheme.allCases) func eventTintsAreReadable(_ scheme: ThemeScheme) {
    let palette = Theme.standard[scheme]
    for tint in Self.events {
      let colors = palette[tint]
      #expect(colors.ink.contrast(with: colors.ground) >= (scheme == .light ? 6.1 : 8.6) - 0.1)
      #expect(colors.ink.contrast(with: palette[.ground]) >= 4.5)
    }
  }

  @Test(arguments: ThemeScheme.allCases) func marksStandOutFromTheGround(_ scheme: ThemeScheme) {
    let palette = Theme.streak[scheme]
    for token in [.ringKept, .ringShort, .accent, .failure] as [ColorToken] {
      #expect(palette[token].contrast(with: palette[.ground]) >= 3)
    }
    for tint in Tint.allCases { #expect(palette[tint].ink.contrast(with: palette[.ground]) >= 3) }
  }

  /// Every combination of a day's states with every tint, about 90 000 styles.
  @Test(arguments: [Theme.standard, Theme.streak], ThemeScheme.allCases)
  func everyDayIsReadable(_ theme: Theme, _ scheme: ThemeScheme) throws {
    let states: [Traits] = [
      .today, .selected, .disabled, .outside, .weekend, .highlighted, .pressed,
    ]
    var node = try Self.day()
    var count = 0
    let ground = theme[scheme][.ground]
    for bits in 0..<(1 << states.count) {
      node.traits = states.indices.reduce(into: Traits()) { traits, index in
        if bits >> index & 1 == 1 { traits.insert(states[index]) }
      }
      for tint in 0...UInt8(Tint.allCases.count + 1) {
        for title in [0, 1, 4, 11] as [UInt8] {
          (node.tint, node.titleTint) = (tint, title)
          let style = theme.style(of: node, in: scheme)
          let shape = style.fill ?? ground
          count += 1
          if style.text.contrast(with: shape) < 4.5 || style.secondary.contrast(with: shape) < 4.5 {
            Issue.record("unreadable: \(node.traits) \(tint) \(title)")
          }
        }
      }
    }
    #expect(count == 128 * 13 * 4)
  }

  @Test func theFirstThatADayIsDecides() throws {
    let palette = Theme.streak.light
    var node = try Self.day()
    func text(_ traits: Traits) -> ThemeColor {
      node.traits = traits
      return Theme.streak.style(of: node, in: .light).text
    }
    #expect(text([]) == palette[.text])
    #expect(text([.weekend]) == palette[.weekend])
    #expect(text([.weekend, .outside]) == palette[.outside])
    #expect(text([.disabled, .today]) == palette[.accent])
    node.tint = Tint.blue.rawValue
    #expect(text([.disabled, .today]) == palette[.blue].ink)
    #expect(text([.disabled, .today, .selected]) == palette[.onSelection])
    let style = Theme.streak.style(of: node, in: .light)
    #expect(style.fill == palette[.selection])
    #expect(style.weight == 600)
    #expect(style.isStruck)
  }

  @Test func streaksDifferWithoutColor() throws {
    var node = try Self.day()
    let styles = [Tint.streakKept, .streakShort, .streakNone].map { tint in
      node.tint = tint.rawValue
      return Theme.streak.style(of: node, in: .light)
    }
    #expect(styles.map { $0.ring?.isHalf } == [false, true, nil])
    #expect(styles.allSatisfy { $0.text == .white && $0.weight == 500 })
  }

  @Test func aFaintThemeIsMadeReadable() throws {
    var theme = Theme.standard
    theme.light[.text] = ThemeColor(0xFFE066)
    theme.light[.selection] = ThemeColor(0xFFE066)
    var node = try Self.day()
    let normal = theme.style(of: node, in: .light)
    #expect(normal.text.contrast(with: .white) >= 4.5)
    node.traits = .selected
    let selected = theme.style(of: node, in: .light)
    #expect(selected.fill == ThemeColor(0xFFE066))
    #expect(selected.text.contrast(with: ThemeColor(0xFFE066)) >= 4.5)
  }

  private static func day() throws -> SceneNode {
    let scene = SampleCalendar(showing: try CalendarSVGTests.day("2024-02-14")).scene()
    var node = try #require(scene.nodes.first { $0.key.day?.civil.day == 14 })
    node.traits = []
    return node
  }
}
