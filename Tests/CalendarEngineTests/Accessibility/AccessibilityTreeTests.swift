// SPDX-License-Identifier: MIT

import AlmanacSamples
import CivilTime
import Testing

@testable import CalendarEngine

/// What a screen reader is told, written as "kind label; value; hint", without a screen.
@Suite struct AccessibilityTreeTests {
  private func elements(_ harness: EngineHarness) -> [AccessibilityElement] {
    harness.runtime.accessibility.elements
  }

  private func element(_ text: String, _ harness: EngineHarness) -> AccessibilityElement? {
    let key = NodeKey(.dayCell, page: harness.state.viewport.page, day: day(text))
    return elements(harness).first { $0.key == key }
  }

  private func said(_ text: String, _ harness: EngineHarness) -> String {
    guard let element = element(text, harness) else { return "nothing" }
    return [element.label, element.value, element.hint].map { String(decoding: $0, as: UTF8.self) }
      .joined(separator: "; ")
  }

  @Test func everythingIsReadInOrderAndInItsContainer() {
    let harness = EngineHarness()
    let tree = elements(harness)
    #expect(tree.first?.kind == .container && tree.first?.parent == -1)
    for (index, element) in tree.enumerated().dropFirst() {
      #expect(element.parent >= 0 && element.parent < index)
    }
    let rows = tree.filter { $0.kind == .row }
    #expect(rows.count == 7)
    #expect(tree.filter { $0.kind == .columnHeader }.count == 7)
    #expect(tree.filter { $0.kind == .cell }.count == 42)
    for cell in tree where cell.kind == .cell {
      #expect(tree[Int(cell.parent)].kind == .row)
      #expect(tree[Int(tree[Int(cell.parent)].parent)].kind == .grid)
    }
    #expect(tree.filter { $0.states.contains(.tabStop) }.count == 1)
  }

  @Test func aDayHasItsDateAsNameAndTheRestAsValue() {
    let harness = EngineHarness()
    #expect(said("2024-02-20", harness) == "Tuesday, February 20, 2024; Today; Selects this day.")
    #expect(said("2024-02-21", harness) == "Wednesday, February 21, 2024; ; Selects this day.")
    #expect(element("2024-02-20", harness)?.states == [.selectable, .current, .tabStop])
  }

  @Test func aDayThatCannotBeChosenIsThereAndSaysSo() {
    let harness = EngineHarness { $0.bounds = days("2024-02-05", "2024-02-25") }
    #expect(said("2024-02-26", harness) == "Monday, February 26, 2024; not available; ")
    #expect(element("2024-02-26", harness)?.states == .disabled)
  }

  @Test func theHintSaysWhatChoosingWouldDo() {
    let harness = EngineHarness { $0.selection = .interval }
    func hint(_ text: String) -> String { said(text, harness).components.last ?? "" }
    #expect(hint("2024-02-10") == "Selects this day as the start.")
    harness.send(.choose(day("2024-02-10"), on: harness.state.viewport.page))
    #expect(hint("2024-02-08") == "Selects this day as the start.")
    #expect(hint("2024-02-10") == "Takes the selection back.")
    #expect(hint("2024-02-15") == "Selects this day as the end.")
    harness.send(.choose(day("2024-02-15"), on: harness.state.viewport.page))
    #expect(hint("2024-02-12") == "Changes the selection.")
    #expect(hint("2024-02-10") == "Selects this day as the start.")
    #expect(hint("2024-02-15") == "")
    #expect(hint("2024-02-20") == "Takes the selection back.")
  }

  @Test func aHintIsTrueForEveryPolicyAndDay() throws {
    for policy in SelectionPolicy.allCases {
      for unselects in [false, true] {
        let harness = EngineHarness {
          ($0.selection, $0.unselects, $0.outsideTap) = (policy, unselects, .select)
        }
        harness.send(.choose(day("2024-02-10"), on: harness.state.viewport.page))
        harness.send(.choose(day("2024-02-15"), on: harness.state.viewport.page))
        var cells = 0
        for element in elements(harness) where element.kind == .cell {
          let day = try #require(element.key.day)
          let action = try #require(element.actions.first)
          let copy = EngineHarness(copying: harness)
          copy.send(action.input)
          let changes = copy.state.selection != harness.state.selection
          #expect(changes == !element.hint.isEmpty, "\(policy) \(unselects) \(day)")
          cells += 1
        }
        #expect(cells == 42)
      }
    }
  }

  @Test func theTitleAndTheGridTurnPagesUpToTheEnds() throws {
    let harness = EngineHarness { $0.bounds = days("2024-02-05", "2024-03-25") }
    func triggers(_ kind: AccessibilityElement.Kind) -> [AccessibilityAction.Trigger] {
      let actions = elements(harness).first { $0.kind == kind }?.actions ?? []
      return actions.map { $0.trigger }.filter { $0 != .named }
    }
    #expect(triggers(.heading) == [.increment] && triggers(.grid) == [.increment])
    let heading = try #require(elements(harness).first { $0.kind == .heading })
    let next = try #require(heading.actions.first)
    #expect(String(decoding: next.name, as: UTF8.self) == "Next month")
    harness.send(next.input)
    #expect(harness.state.viewport.page == page("2024-03"))
    #expect(triggers(.heading) == [.decrement])
  }

  @Test func todayAndTheNextLevelOutAreActionsWithNames() throws {
    func names(_ harness: EngineHarness) -> [String] {
      let title = elements(harness).first { $0.kind == .heading }
      let named = title?.actions.filter { $0.trigger == .named } ?? []
      return named.map { String(decoding: $0.name, as: UTF8.self) }
    }
    #expect(names(EngineHarness()) == ["Today"])
    #expect(names(EngineHarness(today: nil)) == [])
    #expect(names(EngineHarness { $0.bounds = days("2024-03-01", "2024-03-31") }) == [])
    let harness = EngineHarness { $0.zooms = true }
    #expect(names(harness) == ["Today", "February 2024, zoom out"])
    let grid = try #require(elements(harness).first { $0.kind == .grid })
    let zoom = try #require(grid.actions.last)
    harness.send(zoom.input)
    #expect(harness.state.level == .months)
  }

  @Test func theCalendarAndItsGridHaveNames() {
    let harness = EngineHarness()
    #expect(elements(harness).first.map { String(decoding: $0.label, as: UTF8.self) } == "Calendar")
    let grid = elements(harness).first { $0.kind == .grid }
    #expect(grid.map { String(decoding: $0.label, as: UTF8.self) } == "February 2024")
  }

  @Test func everyCellKnowsItsRowAndColumn() throws {
    let harness = EngineHarness { $0.showsWeekNumbers = true }
    let cells = elements(harness).filter { $0.kind == .cell }
    for (index, cell) in cells.enumerated() {
      #expect(cell.row == Int32(index / 7) + 2 && cell.column == Int32(index % 7) + 2)
    }
    #expect(cells.count == 42)
    let heads = elements(harness).filter { $0.kind == .columnHeader }
    #expect(heads.map(\.column) == Array(1...8) && heads.allSatisfy { $0.row == 1 })
    let numbers = elements(harness).filter { $0.kind == .rowHeader }
    #expect(numbers.map(\.row) == Array(2...7) && numbers.allSatisfy { $0.column == 1 })
    #expect(elements(harness).filter { $0.kind == .button }.allSatisfy { $0.row == 0 })
  }

  @Test func monthsOfAYearHaveRowsAndColumns() {
    let harness = EngineHarness { $0.zooms = true }
    harness.send(.zoomOut)
    harness.settle()
    let cells = elements(harness).filter { $0.kind == .cell }
    let perRow = cells.filter { $0.row == 1 }.count
    #expect(cells.count == 12 && (3...4).contains(perRow))
    for (index, cell) in cells.enumerated() {
      #expect(cell.row == Int32(index / perRow) + 1 && cell.column == Int32(index % perRow) + 1)
    }
  }

  @Test func whatIsHalfDoneCanBeLeft() throws {
    let harness = EngineHarness { $0.selection = .interval }
    #expect(elements(harness).first?.actions.map(\.trigger) == [.magicTap])
    harness.send(.choose(day("2024-02-10"), on: harness.state.viewport.page))
    let escape = try #require(elements(harness).first?.actions.first)
    #expect(escape.trigger == .escape)
    harness.send(escape.input)
    #expect(harness.state.selection == .none)
  }

  @Test func a11y5TwoFingersLeadToTodayWhereItCanBeShown() throws {
    func magicTap(_ harness: EngineHarness) -> AccessibilityAction? {
      elements(harness).first?.actions.first { $0.trigger == .magicTap }
    }
    let harness = EngineHarness(showing: "2024-05-01")
    harness.send(try #require(magicTap(harness)).input)
    harness.settle()
    #expect(harness.state.viewport.page == page("2024-02"))
    #expect(magicTap(EngineHarness { $0.bounds = days("2024-03-01", "2024-04-01") }) == nil)
    #expect(magicTap(EngineHarness { $0.locksPages = true }) == nil)
    #expect(magicTap(EngineHarness(today: nil)) == nil)
  }

  @Test func whatIsOutOfSightIsNotHeard() {
    let harness = EngineHarness()
    harness.send(.holdPages)
    harness.send(.drag(pages: 0.4))
    let width = elements(harness)[0].frame.width
    #expect(elements(harness).filter { $0.kind == .cell }.count > 42)
    for element in elements(harness) {
      #expect(element.frame.x < width && element.frame.x + element.frame.width > 0)
    }
  }

  @Test(arguments: PhraseLanguage.allCases)
  func everyLanguageHasEveryHint(language: PhraseLanguage) {
    let book = PhraseBook(language, catalogue: [], shipped: language.accessibility)
    for phrase in AccessibilityPhrase.allCases {
      var text: [UInt8] = []
      let two = [Array("1".utf8), Array("2".utf8)]
      book.append(line: Int(phrase.rawValue), count: 5, arguments: two, to: &text)
      #expect(!text.isEmpty)
    }
  }
}

extension String {
  fileprivate var components: [String] {
    split(separator: ";", omittingEmptySubsequences: false).map {
      String($0.drop { $0 == " " })
    }
  }
}
