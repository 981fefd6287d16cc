// SPDX-License-Identifier: MIT

import CalendarEngine
import CalendarSVG
import CivilTime
import Testing

struct ThemePrecedenceTests {
  /// The states in the order in which each policy asks them.
  private static let orders: [ThemePrecedence: [ThemeState]] = [
    .selectionFirst: [.selected, .today, .outside, .disabled, .weekend, .normal],
    .monthFirst: [.outside, .disabled, .selected, .today, .weekend, .normal],
  ]

  /// A theme in which every state of a day has a fill of its own.
  private static func colored(_ precedence: ThemePrecedence) -> Theme {
    var theme = Theme.standard
    theme.precedence = precedence
    for state in ThemeState.allCases where state != .selectedToday {
      theme.light[.day, state].fill = color(state)
    }
    return theme
  }

  private static func color(_ state: ThemeState) -> ThemeColor {
    ThemeColor(UInt32(state.rawValue) + 1)
  }

  private static func day() throws -> SceneNode {
    let scene = SampleCalendar(showing: try CalendarSVGTests.day("2024-02-14")).scene()
    var node = try #require(scene.nodes.first { $0.key.day?.civil.day == 14 })
    node.traits = []
    return node
  }

  private static let traits: [(ThemeState, Traits)] = [
    (.selected, .selected), (.today, .today), (.outside, .outside), (.disabled, .disabled),
    (.weekend, .weekend),
  ]

  /// Every combination of states: the first of the order decides, and the others do not matter.
  @Test(arguments: ThemePrecedence.allCases)
  func theFirstStateOfTheOrderDecides(_ precedence: ThemePrecedence) throws {
    let theme = Self.colored(precedence)
    let order = try #require(Self.orders[precedence])
    var node = try Self.day()
    var count = 0
    for bits in 0..<32 {
      let states = Self.traits.indices.filter { bits >> $0 & 1 == 1 }.map { Self.traits[$0] }
      node.traits = states.reduce(into: []) { $0.formUnion($1.1) }
      let first = try #require(
        order.first { state in
          state == .normal || states.contains { $0.0 == state }
        })
      #expect(theme.style(of: node, in: .light).fill == Self.color(first))
      count += 1
    }
    #expect(count == 32)
  }

  @Test func whatIsNotSaidOfSelectedTodayIsAsSelected() throws {
    var theme = Self.colored(.selectionFirst)
    var node = try Self.day()
    node.traits = [.selected, .today]
    #expect(theme.style(of: node, in: .light).fill == Self.color(.selected))
    theme.light[.day, .selectedToday].fill = .white
    #expect(theme.style(of: node, in: .light).fill == .white)
    node.traits = .selected
    #expect(theme.style(of: node, in: .light).fill == Self.color(.selected))
  }

  @Test func whatTheAppSaysOfADayComesBehindTheSelectionAndBeforeToday() throws {
    let theme = Self.colored(.selectionFirst)
    var node = try Self.day()
    node.tint = Tint.blue.rawValue
    for traits in [[], .today, .weekend, .disabled] as [Traits] {
      node.traits = traits
      #expect(theme.style(of: node, in: .light).fill == theme.light[.blue].ground)
    }
    node.traits = .selected
    #expect(theme.style(of: node, in: .light).fill == Self.color(.selected))
  }

  @Test func inMonthFirstADayThatCannotBeChosenShowsNoTint() throws {
    var theme = Theme.standard
    var node = try Self.day()
    node.tint = Tint.streakKept.rawValue
    node.traits = [.disabled, .selected]
    #expect(theme.style(of: node, in: .light).frame == theme.light[.selection])
    theme.precedence = .monthFirst
    let style = theme.style(of: node, in: .light)
    #expect(style.fill == nil && style.ring == nil && style.frame == nil)
    #expect(style.text == theme.light[.outside])
  }

  @Test func theWeekendIsAsOtherDaysUntilItIsSaid() throws {
    var theme = Theme.standard
    var node = try Self.day()
    node.traits = .weekend
    theme.light[.day, .normal].text = ThemeColor(0x990000)
    #expect(theme.style(of: node, in: .light).text == ThemeColor(0x990000))
    theme.light[.weekend] = ThemeColor(0x000099)
    #expect(theme.style(of: node, in: .light).text == ThemeColor(0x000099))
    theme.light[.day, .weekend].text = ThemeColor(0x009900)
    #expect(theme.style(of: node, in: .light).text == ThemeColor(0x009900).readable(on: .white))
  }

  @Test func theTypeOfANormalDayIsThatOfTheOthersUnlessTheySayMore() throws {
    var theme = Theme.standard
    theme.light[.day, .normal].font.size = 14 * 64
    theme.light[.day, .normal].font.weight = 300
    theme.light[.day, .selected].font.name = Array("Face".utf8)
    var node = try Self.day()
    #expect(theme.style(of: node, in: .light).weight == 300)
    node.traits = .selected
    let style = theme.style(of: node, in: .light)
    #expect(style.font.size == 14 * 64 && style.font.families == [Array("Face".utf8)])
    #expect(style.weight == 600)
    theme.light[.day, .selected].font.weight = 900
    #expect(theme.style(of: node, in: .light).weight == 900)
  }

  @Test func laterSheetsGoBeforeEarlierOnesAndTheAppBeforeBoth() {
    let key = "fdlFUICalendarItemView_title"
    var theme = Theme.standard
    theme.apply(StyleSheet("\(key) { font-color: #111111; font-color: #222222; font-size: 9; }"))
    #expect(theme.light[.day, .normal].text == ThemeColor(0x222222))
    theme.apply(StyleSheet("\(key) { font-color: #333333; }"))
    #expect(theme.light[.day, .normal].text == ThemeColor(0x333333))
    #expect(theme.light[.day, .normal].font.size == Int32(576))
    theme.light[.day, .normal].text = ThemeColor(0x444444)
    #expect(theme.style(of: .day, in: .light).text == ThemeColor(0x444444))
  }

  @Test func aSheetCanBeAppliedToOneSchemeOnly() {
    var theme = Theme.standard
    theme.apply(
      StyleSheet("fdlFUICalendarItemView_selectionSingle { background-color: #990000 }"),
      to: [.light])
    #expect(theme.light[.selection] == ThemeColor(0x990000))
    #expect(theme.dark == Theme.standard.dark)
  }

  @Test func palettesThatSayTheSameAreEqual() {
    var (one, two) = (ThemePalette.standardLight, ThemePalette.standardLight)
    one[.day, .today].text = .black
    one[.title, .normal].text = .white
    two[.title, .normal].text = .white
    two[.day, .today].text = .black
    two[.event, .normal].fill = .black
    two[.event, .normal].fill = nil
    #expect(one == two)
  }
}
