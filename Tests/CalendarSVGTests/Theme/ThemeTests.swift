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
    let palette = Theme.streak[scheme]
    let kept = palette[.streakKept].ground.contrast(with: palette[.onTint])
    #expect(abs(kept - 5.1) <= 0.1)
    let short = palette[.streakShort]
    let contrast = short.ink.contrast(with: short.ground.over(palette[.ground]))
    #expect(abs(contrast - (scheme == .light ? 4.7 : 5.6)) <= 0.15)
    let selection = palette[.selection].contrast(with: palette[.ground])
    #expect(abs(selection - (scheme == .light ? 6.5 : 6.7)) <= 0.15)
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
    for token in [.ringShort, .accent, .failure] as [ColorToken] {
      #expect(palette[token].contrast(with: palette[.ground]) >= 3)
    }
    for tint in Tint.allCases {
      #expect(palette[tint].solid.contrast(with: palette[.ground]) >= 3)
    }
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
    #expect(text([.disabled, .today, .selected]) == palette[.blue].ink)
    #expect(!Theme.streak.style(of: node, in: .light).isStruck)
    node.traits.insert(.closed)
    let style = Theme.streak.style(of: node, in: .light)
    #expect(style.fill == palette[.blue].ground && style.frame == palette[.selection])
    #expect(style.weight == 600)
    #expect(style.isStruck)
  }

  /// Red is for what has gone wrong, and today can still be kept.
  @Test(arguments: ThemeScheme.allCases)
  func todayIsNotRedWhileItIsShort(_ scheme: ThemeScheme) throws {
    for theme in [Theme.standard, .streak, .highContrast] {
      let palette = theme[scheme]
      var node = try Self.day()
      node.tint = Tint.streakShort.rawValue
      #expect(theme.style(of: node, in: scheme).ring?.color == palette[.ringShort])
      node.traits = .today
      let style = theme.style(of: node, in: scheme)
      #expect(style.ring?.color == palette[.accent])
      #expect(style.fill == palette[.accent].opacity(20).over(palette[.ground]))
      #expect(style.text.contrast(with: palette[.accent]) < 1.5)
    }
  }

  /// What an app has chosen for short days holds on today, in pictures as in browsers.
  @Test func anAppsColourOfShortDaysHoldsOnToday() throws {
    var theme = Theme.standard
    #expect(!theme.css().contains("--almanac-ring-short"))
    theme.light[.ringShort] = ThemeColor(0x8A4100)
    var node = try Self.day()
    (node.tint, node.traits) = (Tint.streakShort.rawValue, .today)
    #expect(theme.style(of: node, in: .light).ring?.color == ThemeColor(0x8A4100))
    #expect(theme.style(of: node, in: .dark).ring?.color == theme.dark[.accent])
    #expect(theme.css().contains("--almanac-ring-short"))
  }

  @Test func streaksDifferWithoutColor() throws {
    var node = try Self.day()
    let styles = [Tint.streakKept, .streakShort, .streakNone].map { tint in
      node.tint = tint.rawValue
      node.progress = 40
      return Theme.streak.style(of: node, in: .light)
    }
    #expect(styles.map(\.isFull) == [true, false, false])
    #expect(styles.map { $0.ring?.percent } == [nil, 40, nil])
    #expect(styles.allSatisfy { $0.fill != nil && $0.weight == 400 })
  }

  @Test(arguments: ThemeScheme.allCases) func theSelectionLeavesADayOfAStreakAsItIs(
    _ scheme: ThemeScheme
  ) throws {
    var node = try Self.day()
    for tint in [Tint.streakKept, .streakShort, .streakNone] {
      node.tint = tint.rawValue
      node.traits = []
      let before = Theme.standard.style(of: node, in: scheme)
      node.traits = .selected
      let style = Theme.standard.style(of: node, in: scheme)
      #expect(style.fill == before.fill && style.text == before.text)
      #expect(style.ring == before.ring && style.weight == 600)
      #expect(style.frame == Theme.standard[scheme][.selection])
    }
    node.tint = 0
    #expect(Theme.standard.style(of: node, in: scheme).frame == nil)
    #expect(Theme.streak.style(of: node, in: scheme).fill == nil)
    #expect(Theme.streak.style(of: node, in: scheme).frame == Theme.streak[scheme][.selection])
  }

  @Test func ofANeighbouringMonthsStreakOnlyATraceIsShown() throws {
    var node = try Self.day()
    node.traits = .outside
    for tint in [Tint.streakKept, .streakShort, .streakNone] {
      node.tint = tint.rawValue
      let style = Theme.streak.style(of: node, in: .light)
      #expect(style.fill == nil && !style.isFull)
      #expect(style.text == Theme.streak.light[.secondary])
    }
  }

  @Test func ofANeighbouringMonthTodayIsTold() throws {
    var node = try Self.day()
    node.traits = [.outside, .today]
    for tint in [Tint.streakKept, .streakShort, .streakNone] {
      node.tint = tint.rawValue
      let style = Theme.streak.style(of: node, in: .light)
      let (accent, ground) = (Theme.streak.light[.accent], Theme.streak.light[.ground])
      #expect(style.fill == nil && style.text == accent && style.weight == 600)
      let ring = tint == .streakShort ? accent.opacity(102).over(ground) : nil
      #expect(style.ring?.color == ring)
    }
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
