// SPDX-License-Identifier: MIT

import CalendarSVG
import CivilTime
import Testing

@testable import CalendarEngine

/// Colours of the app's own where a tint is named.
struct OwnColorTests {
  private static let violet = ThemeColor(0x7D3AC1)
  private static let yellow = ThemeColor(0xFFD60A)

  private static func day(_ change: (inout SceneNode) -> Void) -> SceneNode {
    var node = SceneNode(key: NodeKey(.dayCell), parent: -1, frame: .zero)
    change(&node)
    return node
  }

  @Test func aColorHasOneNumberAndNoNamedTintHasIt() {
    var theme = Theme.standard
    let numbers = [Self.violet, Self.yellow, Self.violet, Self.violet.opacity(9)].map {
      theme.tint($0)
    }
    #expect(numbers == [32, 33, 32, 32])
    #expect(Theme.ownTints.allSatisfy { Tint(rawValue: $0) == nil })
  }

  @Test func furtherColorsAreShownAsTheNearest() {
    var theme = Theme.standard
    for blue in 0..<95 { _ = theme.tint(ThemeColor(UInt32(blue))) }
    #expect(theme.tint(ThemeColor(0x00005E)) == 126)
    #expect(theme.tint(ThemeColor(0x0000FF)) == 126)
    #expect(theme.tint(ThemeColor(0x010003)) == 35)
    // None of that took a number.
    #expect(theme.tint(ThemeColor(0x000000)) == 32)
  }

  @Test(arguments: [ThemeScheme.light, .dark])
  func aDayIsFilledWithExactlyThatColor(_ scheme: ThemeScheme) {
    var theme = Theme.standard
    for color in [Self.violet, Self.yellow] {
      let number = theme.tint(color)
      let style = theme.style(
        of: Self.day {
          $0.tint = number
          $0.dots = Dots([Tint.red.rawValue])
        }, in: scheme)
      #expect(style.fill == color && style.text.contrast(with: color) >= 4.5)
      // On a full colour a dot has the colour of the text, since its own may not be seen.
      #expect(style.dots == [style.text])
      // The selection comes before what the app says.
      let selected = Self.day {
        $0.tint = number
        $0.traits = .selected
      }
      #expect(theme.style(of: selected, in: scheme).fill == theme[scheme][.selection])
    }
  }

  @Test(arguments: [ThemeScheme.light, .dark])
  func numbersDotsAndBarsKeepTheHueAndCanBeRead(_ scheme: ThemeScheme) throws {
    var theme = Theme.standard
    let number = theme.tint(Self.yellow)
    let ground = theme[scheme][.ground]
    let style = theme.style(
      of: Self.day {
        $0.titleTint = number
        $0.dots = Dots([number])
      }, in: scheme)
    let dot = try #require(style.dots.first)
    #expect(style.fill == nil && style.text.contrast(with: ground) >= 4.5)
    #expect(dot.contrast(with: ground) >= 3)
    var bar = SceneNode(key: NodeKey(.eventBar), parent: -1, frame: .zero)
    bar.tint = number
    let drawn = theme.style(of: bar, in: scheme)
    let fill = try #require(drawn.fill)
    #expect(drawn.text.contrast(with: fill) >= 4.5 && fill != ground)
    #expect(drawn.outline == dot)
    for color in [style.text, dot, drawn.text] { #expect(color.red > color.blue) }
  }

  @Test(arguments: [ThemeScheme.light, .dark], [Self.violet, Self.yellow])
  func aSelectedDayHasTheShapeThatTheAppSays(_ scheme: ThemeScheme, _ color: ThemeColor) {
    var theme = Theme.standard
    let own = theme.tint(color)
    for (number, tint) in [(own, Tint.streakKept), (own, .green), (Tint.orange.rawValue, .green)] {
      var node = Self.day {
        $0.selectionTint = number
        $0.tint = tint.rawValue
      }
      let before = theme.style(of: node, in: scheme)
      node.traits = .selected
      let style = theme.style(of: node, in: scheme)
      if tint == .streakKept {
        // Its shape tells what the day was.
        #expect(style.fill == before.fill && style.frame != nil)
      } else {
        #expect(style.fill == (number == own ? color : theme[scheme][.orange].ink))
        #expect(style.text.contrast(with: style.fill ?? style.text) >= 4.5)
      }
    }
  }

  @Test(arguments: [ThemeScheme.light, .dark])
  func aBorderIsSeenInEveryState(_ scheme: ThemeScheme) {
    var theme = Theme.standard
    let number = theme.tint(Self.yellow)
    let ground = theme[scheme][.ground]
    for traits in [[], .selected, .today, .outside] as [Traits] {
      let style = theme.style(
        of: Self.day {
          $0.borderTint = number
          $0.traits = traits
        }, in: scheme)
      #expect((style.outline?.contrast(with: ground) ?? 0) >= 3)
      // A line of the ground parts it from a fill, whatever that is.
      #expect(style.moat == (style.fill == nil ? nil : ground))
    }
  }

  @Test(arguments: [ThemeScheme.light, .dark])
  func aLineUnderTheNumberCanBeRead(_ scheme: ThemeScheme) {
    var theme = Theme.highContrast
    let number = theme.tint(Self.yellow)
    var line = SceneNode(key: NodeKey(.daySubtitle), parent: -1, frame: .zero)
    line.tint = number
    let text = theme.style(of: line, in: scheme).text
    #expect(text.contrast(with: theme[scheme][.ground]) >= 7 && text.red > text.blue)
  }

  @Test func aPaletteThatIsReplacedKeepsTheNumbers() {
    var theme = Theme.standard
    let number = theme.tint(Self.violet)
    theme.dark = .highContrastDark
    #expect(theme[.dark].colors(of: number) != nil)
    #expect(theme[.light].colors(of: number + 1) == nil && theme[.light].colors(of: 0) == nil)
  }
}
