// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// The asynchronous handshake with a data source: Kal's protocol, with its holes closed.
struct HandshakeTests {
  private static func asking(_ text: String = "2024-02-20") -> EngineHarness {
    let harness = EngineHarness(showing: text)
    harness.configure { $0.loadsFacts = true }
    return harness
  }

  private static func kept(_ texts: String...) -> [DayFact] {
    texts.map { text in
      var fact = DayFact(day: day(text))
      fact.tint = Tint.streakKept.rawValue
      return fact
    }
  }

  private static func tint(_ harness: EngineHarness, _ text: String) -> UInt8? {
    harness.node(
      NodeKey(.dayCell, page: CalendarPage(day(text).civil.yearMonth), day: day(text)))?.tint
      ?? harness.state.facts.window.fact(on: day(text))?.tint
  }

  @Test func thePageIsAskedForAndThenItsNeighbours() {
    let harness = Self.asking()
    #expect(
      harness.take() == [
        "load 1 2024-01-28...2024-03-09", "load 2 2024-03-10...2024-04-06",
        "load 3 2023-12-31...2024-01-27", "wake 16000000",
      ])
    #expect(harness.text(.status) == "Loading …")
    #expect(harness.node(NodeKey(.status))?.traits == .loading)
  }

  @Test func anAnswerIsDrawn() {
    let harness = Self.asking()
    harness.answer(1, Self.kept("2024-02-14"))
    #expect(Self.tint(harness, "2024-02-14") == Tint.streakKept.rawValue)
    #expect(harness.node(NodeKey(.status)) == nil)
    #expect(harness.label("2024-02-14") == "Wednesday, February 14, 2024, kept")
  }

  @Test func nothingIsSomethingToSay() {
    let harness = Self.asking()
    harness.answer(1)
    #expect(harness.text(.status) == "Nothing here yet.")
    #expect(harness.node(NodeKey(.status))?.traits == .empty)
  }

  @Test func noQuestionIsAskedTwice() {
    let harness = Self.asking()
    harness.answerAll()
    harness.forget()
    for _ in 0..<5 { harness.wait(milliseconds: 100) }
    harness.tap("2024-02-14")
    #expect(harness.take("load") == [])
  }

  @Test func thePageAfterTheNextIsAskedForInAdvance() {
    let harness = Self.asking()
    harness.answerAll()
    harness.forget()
    harness.swipe(.left)
    #expect(harness.take("load") == ["load 4 2024-04-07...2024-05-11"])
    // What was asked for in advance is there at once.
    #expect(harness.state.loadStatus(.sunday) != .loading)
  }

  @Test func noMoreThanThreeQuestionsAreOpen() {
    let harness = Self.asking()
    for _ in 0..<30 {
      harness.tap(.nextButton)
      harness.wait(milliseconds: 32)
      #expect(harness.state.facts.window.pending.count <= 3)
      let page = harness.state.viewport.page.days
      #expect(harness.state.facts.window.unrequested(in: page) == nil)
    }
  }

  @Test func whatHasGoneIsCancelled() {
    let harness = Self.asking()
    harness.forget()
    harness.send(.show(day("2026-07-01")))
    #expect(harness.take("cancel") == ["cancel 1", "cancel 2", "cancel 3"])
    #expect(harness.state.facts.window.pending.count == 3)
  }

  @Test func aLateAnswerFillsItsOwnDaysOnly() {
    let harness = Self.asking()
    harness.send(.show(day("2024-12-01")))
    harness.settle()
    harness.answer(1, Self.kept("2024-02-14", "2024-12-05"))
    #expect(Self.tint(harness, "2024-12-05") == 0)
    #expect(harness.node(NodeKey(.status))?.traits == .loading)
    harness.forget()
    harness.send(.show(day("2024-02-01")))
    #expect(Self.tint(harness, "2024-02-14") == Tint.streakKept.rawValue)
    // It is there already and need not be asked for.
    #expect(!harness.take("load").contains { $0.contains("2024-02-14") })
  }

  @Test func aLateAnswerDoesNotReplaceANewerOne() throws {
    let harness = Self.asking()
    harness.send(.show(day("2024-12-01")))
    harness.send(.show(day("2024-02-01")))
    let again = try #require(harness.state.facts.window.pending.first)
    #expect(again.days.contains(day("2024-02-14")))
    harness.answer(again.token, Self.kept("2024-02-14"))
    harness.answer(1)
    #expect(Self.tint(harness, "2024-02-14") == Tint.streakKept.rawValue)
  }

  @Test func doubledAndUnknownAnswersChangeNothing() {
    let harness = Self.asking()
    harness.answer(1, Self.kept("2024-02-14"))
    let before = harness.state
    harness.answer(1, Self.kept("2024-02-15"))
    for token in [0, -1, 99, Int32.min, .max] { harness.answer(token, Self.kept("2024-02-15")) }
    harness.send(.loadFailed(token: 1))
    #expect(harness.state == before)
  }

  @Test func answersMayComeInAnyOrder() {
    var dumps: Set<String> = []
    for order in [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]] as [[Int32]] {
      let harness = Self.asking()
      for token in order { harness.answer(token, Self.kept("2024-02-14", "2024-03-20")) }
      harness.swipe(.left)
      harness.settle()
      dumps.insert(harness.dump)
    }
    #expect(dumps.count == 1)
  }

  @Test func factsMayBeUnsortedDoubledAndBesideTheQuestion() {
    let harness = Self.asking()
    var last = DayFact(day: day("2024-02-14"))
    last.tint = Tint.red.rawValue
    harness.answer(
      1, Self.kept("2024-02-29", "2024-02-14", "2030-01-01", "2024-02-03", "9999-12-31") + [last])
    #expect(
      harness.state.facts.window.facts.map { $0.day }
        == ["2024-02-03", "2024-02-14", "2024-02-29"].map { day($0) })
    #expect(Self.tint(harness, "2024-02-14") == Tint.red.rawValue)
  }

  // MARK: - Failures

  @Test func aFailureIsSaidAndCanBeRetried() {
    let harness = Self.asking()
    harness.forget()
    harness.send(.loadFailed(token: 1))
    #expect(harness.take("failed") == ["failed 2024-01-28...2024-03-09"])
    #expect(harness.text(.status) == "Could not load this month.")
    #expect(harness.spoken == "Could not load this month.")
    #expect(harness.node(NodeKey(.status))?.traits == .failed)
    harness.wait(milliseconds: 500)
    #expect(harness.take("load") == [])
    harness.tap(.retryButton)
    #expect(harness.take("load") == ["load 4 2024-01-28...2024-03-09"])
    harness.answer(4, Self.kept("2024-02-14"))
    #expect(harness.node(NodeKey(.status)) == nil)
  }

  @Test func aNeighboursFailureIsNotSaid() {
    let harness = Self.asking()
    harness.answer(1, Self.kept("2024-02-14"))
    harness.send(.loadFailed(token: 2))
    #expect(harness.spoken == "")
    #expect(harness.node(NodeKey(.status)) == nil)
    harness.swipe(.left)
    harness.settle()
    #expect(harness.node(NodeKey(.status))?.traits == .failed)
  }

  @Test func aFailureElsewhereIsForgotten() {
    let harness = Self.asking()
    harness.send(.loadFailed(token: 1))
    harness.send(.show(day("2025-01-01")))
    harness.forget()
    harness.send(.show(day("2024-02-01")))
    #expect(harness.take("load").first?.hasSuffix("2024-01-28...2024-03-09") == true)
  }

  @Test func whoDoesNotAnswerHasFailedAfterFifteenSeconds() {
    let harness = Self.asking()
    harness.forget()
    harness.skip(milliseconds: 14_999)
    harness.frame()
    #expect(harness.node(NodeKey(.status))?.traits == .loading)
    #expect(harness.take() == [])
    harness.skip(milliseconds: 1)
    harness.frame()
    #expect(harness.node(NodeKey(.status))?.traits == .failed)
    #expect(harness.take("cancel") == ["cancel 1", "cancel 2", "cancel 3"])
    #expect(harness.state.facts.window.pending == [])
  }

  @Test func anAnswerAfterAllIsStillWelcome() {
    let harness = Self.asking()
    harness.skip(milliseconds: 20_000)
    harness.frame()
    harness.answer(1, Self.kept("2024-02-14"))
    #expect(Self.tint(harness, "2024-02-14") == Tint.streakKept.rawValue)
    #expect(harness.node(NodeKey(.status)) == nil)
  }

  // MARK: - Changes

  @Test func changedFactsAreAskedForAndMeanwhileDrawn() {
    let harness = Self.asking()
    harness.answerAll(Self.kept("2024-02-14"))
    harness.forget()
    harness.send(.invalidated(days("2024-02-10", "2024-02-16"), sequence: nil))
    #expect(harness.take("load") == ["load 4 2024-02-10...2024-02-16"])
    #expect(Self.tint(harness, "2024-02-14") == Tint.streakKept.rawValue)
    harness.answer(4, Self.kept("2024-02-15"))
    #expect(Self.tint(harness, "2024-02-14") == 0)
    #expect(Self.tint(harness, "2024-02-15") == Tint.streakKept.rawValue)
  }

  @Test func everythingMayHaveChanged() {
    let harness = Self.asking()
    harness.answerAll()
    harness.forget()
    harness.send(.invalidated(nil, sequence: nil))
    #expect(
      harness.take("load") == [
        "load 4 2024-01-28...2024-03-09", "load 5 2024-03-10...2024-04-06",
        "load 6 2023-12-31...2024-01-27",
      ])
  }

  @Test func anAnswerFromBeforeTheChangeIsNotDrawn() {
    for sequence: Int64? in [nil, 7] {
      let harness = Self.asking()
      harness.send(.invalidated(nil, sequence: sequence))
      harness.answer(1, Self.kept("2024-02-14"))
      #expect(Self.tint(harness, "2024-02-14") == 0)
      #expect(harness.node(NodeKey(.status))?.traits == .loading)
      harness.answerAll(Self.kept("2024-02-15"))
      #expect(Self.tint(harness, "2024-02-15") == Tint.streakKept.rawValue)
    }
  }

  @Test func anOlderAnswerNeverReplacesANewerOne() throws {
    let harness = Self.asking()
    harness.answer(1, Self.kept("2024-02-14"), sequence: 9)
    harness.answer(2, sequence: 9)
    harness.send(.invalidated(days("2024-02-20", "2024-02-20"), sequence: 9))
    let again = try #require(harness.state.facts.window.pending.first { $0.token == 4 })
    #expect(again.days == days("2024-02-20", "2024-02-20"))
    harness.answer(4, Self.kept("2024-02-20"), sequence: 9)
    // The rest of the month was not touched, and no older answer may touch it.
    harness.send(.invalidated(days("2024-02-20", "2024-02-20"), sequence: 10))
    harness.answer(3, Self.kept("2024-01-10"), sequence: 2)
    #expect(Self.tint(harness, "2024-02-14") == Tint.streakKept.rawValue)
  }

  /// A source that is behind its own announcement must not be asked for ever.
  @Test func aSourceThatIsBehindHasFailed() throws {
    let harness = Self.asking()
    harness.send(.invalidated(nil, sequence: 50))
    harness.forget()
    let load = try #require(harness.state.facts.window.pending.first)
    harness.answer(load.token, Self.kept("2024-02-14"), sequence: 40)
    #expect(harness.take("failed") == ["failed 2024-01-28...2024-03-09"])
    #expect(Self.tint(harness, "2024-02-14") == 0)
    harness.tap(.retryButton)
    let again = try #require(harness.state.facts.window.pending.last)
    harness.answer(again.token, Self.kept("2024-02-14"), sequence: 50)
    #expect(Self.tint(harness, "2024-02-14") == Tint.streakKept.rawValue)
  }

  /// A source may number its answers while its host says "changed" without a number.
  @Test func changesWithoutANumberDoNotOutdateTheSource() throws {
    let harness = Self.asking()
    harness.answer(1, sequence: 5)
    for _ in 0..<3 { harness.send(.invalidated(nil, sequence: nil)) }
    let load = try #require(harness.state.facts.window.pending.first)
    harness.forget()
    harness.answer(load.token, Self.kept("2024-02-14"), sequence: 5)
    #expect(Self.tint(harness, "2024-02-14") == Tint.streakKept.rawValue)
    #expect(harness.take("failed") == [])
  }

  @Test func thePageDoesNotWaitForItsNeighbours() {
    let harness = Self.asking("2024-01-10")
    harness.answerAll()
    harness.send(.show(day("2024-02-10")))
    // Open questions about both sides of February and about a part of it; then another part
    // changes.
    harness.send(.invalidated(days("2024-03-20", "2024-03-21"), sequence: nil))
    harness.send(.invalidated(days("2024-01-02", "2024-01-03"), sequence: nil))
    harness.send(.invalidated(days("2024-02-05", "2024-02-06"), sequence: nil))
    harness.forget()
    #expect(harness.state.facts.window.pending.count == 3)
    harness.send(.invalidated(days("2024-02-16", "2024-02-17"), sequence: nil))
    #expect(harness.take("load").first?.hasSuffix("2024-02-16...2024-02-17") == true)
    #expect(harness.state.facts.window.pending.count == 3)
  }

  // MARK: - Memory

  @Test func distantFactsAreForgotten() {
    let harness = Self.asking()
    harness.answerAll(Self.kept("2024-02-14"))
    for _ in 0..<30 {
      harness.tap(.nextButton)
      harness.settle()
      harness.answerAll(Self.kept("\(harness.state.viewport.page.firstDay)"))
    }
    #expect(harness.state.facts.window.fact(on: day("2024-02-14")) == nil)
    #expect(harness.state.facts.window.facts.count <= 14)
    #expect(harness.state.facts.window.spans.count <= 30)
  }

  @Test func switchingOffCancels() {
    let harness = Self.asking()
    harness.forget()
    harness.configure { $0.loadsFacts = false }
    #expect(harness.take("cancel") == ["cancel 1", "cancel 2", "cancel 3"])
    #expect(harness.node(NodeKey(.status)) == nil)
    harness.answer(1, Self.kept("2024-02-14"))
    #expect(Self.tint(harness, "2024-02-14") == 0)
    // Tokens are not reused.
    harness.configure { $0.loadsFacts = true }
    #expect(harness.take("load").first == "load 4 2024-01-28...2024-03-09")
  }

  @Test func onlyDaysWithinBoundsAreAskedFor() {
    let harness = EngineHarness { $0.bounds = days("2024-02-10", "2024-03-05") }
    harness.configure { $0.loadsFacts = true }
    #expect(harness.take("load") == ["load 1 2024-02-10...2024-03-05"])
  }

  @Test func onlyDaysThatAreShownAreAskedFor() {
    let harness = EngineHarness { $0.outsideDays = .hidden }
    harness.configure { $0.loadsFacts = true }
    #expect(
      harness.take("load") == [
        "load 1 2024-02-01...2024-02-29", "load 2 2024-03-01...2024-03-31",
        "load 3 2024-01-01...2024-01-31",
      ])
  }

  // MARK: - The same on every page

  /// What a day's cell on a page shows, without what says on which page it is.
  private static func looks(_ text: String, on month: String, _ harness: EngineHarness) -> [String]
  {
    let key = NodeKey(.dayCell, page: page(month), day: day(text))
    guard let index = harness.scene.index(of: key) else { return [] }
    let cell = harness.scene.nodes[index]
    let own = "\(cell.tint) \(cell.titleTint) \(cell.dots) \(harness.words(cell.label))"
    let children = harness.scene.nodes.filter { Int($0.parent) == index }
    return [own] + children.map { "\($0.role) \($0.frame) \(harness.words($0.text))" }
  }

  /// In the tutorial a day's colour hangs on the page, and turning it needs `reloadData`.
  @Test func fsA7ADayLooksTheSameOnItsOwnPageAndOnItsNeighbours() {
    let harness = Self.asking()
    var fact = Self.kept("2024-03-02")[0]
    (fact.titleTint, fact.dots) = (Tint.red.rawValue, Dots([4, 5]))
    (fact.subtitle, fact.badge, fact.note) = (
      Array("Rest".utf8), Array("2".utf8), Array("ill".utf8)
    )
    (fact.isDisabled, fact.isHighlighted) = (true, true)
    harness.answerAll([fact])
    let before = Self.looks("2024-03-02", on: "2024-02", harness)
    #expect(before.count >= 3)
    #expect(before[0].hasPrefix("\(Tint.streakKept.rawValue) \(Tint.red.rawValue) "))
    harness.send(.page(by: 1))
    harness.settle()
    #expect(Self.looks("2024-03-02", on: "2024-03", harness) == before)
    // Nothing had to be asked for again.
    #expect(harness.take("load").allSatisfy { !$0.contains("2024-03-02") })
  }

  @Test func fsA7AfterMidnightFactsAreAskedForAgainAndMeanwhileDrawn() throws {
    let harness = Self.asking("2024-02-28")
    harness.change { $0.today = day("2024-02-28") }
    harness.answerAll(Self.kept("2024-02-28"))
    harness.forget()
    harness.change { $0.today = day("2024-02-29") }
    #expect(harness.take("load").first?.hasSuffix("2024-01-28...2024-03-09") == true)
    #expect(Self.tint(harness, "2024-02-28") == Tint.streakKept.rawValue)
    let load = try #require(harness.state.facts.window.pending.first)
    harness.answer(load.token, Self.kept("2024-02-28", "2024-02-29"))
    #expect(Self.tint(harness, "2024-02-29") == Tint.streakKept.rawValue)
  }
}
