// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// The app is asked before the user selects or turns pages: D2.3 and D2.5 of FSCalendar, the vetoes
/// of Tapku and CKCalendar.
struct VetoTests {
  private func harness(
    _ policy: SelectionPolicy = .single, turning: Bool = false,
    _ change: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    EngineHarness {
      $0.selection = policy
      $0.asksBeforeSelecting = !turning
      $0.asksBeforeTurning = turning
      change(&$0)
    }
  }

  private func allow(_ id: Int32, in harness: EngineHarness) {
    harness.send(.answered(id: id, .allowed))
  }

  private func refuse(_ id: Int32, _ reason: String = "", in harness: EngineHarness) {
    harness.send(.answered(id: id, .refused(reason: Array(reason.utf8))))
  }

  // MARK: - Selecting

  @Test func nobodyIsAskedUnlessThatIsWanted() {
    let harness = EngineHarness()
    harness.tap("2024-02-14")
    #expect(harness.take() == ["selection 2024-02-14"])
  }

  @Test func fsD23NothingHappensBeforeTheAnswer() {
    let harness = harness()
    harness.tap("2024-02-14")
    #expect(harness.take("ask") == ["ask 1 2024-02-14 instead of none"])
    #expect(harness.summary == "2024-02 rest, focus 2024-02-20, selected none")
    #expect(harness.spoken == "")
    allow(1, in: harness)
    #expect(harness.summary == "2024-02 rest, focus 2024-02-14, selected 2024-02-14")
    #expect(harness.take("selection") == ["selection 2024-02-14"])
    #expect(harness.spoken == "Wednesday, February 14, 2024, selected")
  }

  @Test func fsD23ARefusalChangesNothingAndSaysWhy() {
    let harness = harness()
    harness.tap("2024-02-14")
    refuse(1, "Fully booked", in: harness)
    #expect(harness.summary == "2024-02 rest, focus 2024-02-20, selected none")
    #expect(harness.spoken == "Fully booked")
    #expect(harness.text(.notice) == "Fully booked")
    #expect(harness.take("selection") == [])
    harness.wait(milliseconds: 6_100)
    #expect(harness.node(NodeKey(.notice)) == nil)
  }

  @Test func aRefusalWithoutAReasonSaysThatTheDayIsNotAvailable() {
    let harness = harness()
    harness.tap("2024-02-14")
    refuse(1, in: harness)
    #expect(harness.spoken == "Wednesday, February 14, 2024, not available")
    #expect(harness.node(NodeKey(.notice)) == nil)
  }

  @Test func theNextChoiceTakesTheNoticeAway() {
    let harness = harness()
    harness.tap("2024-02-14")
    refuse(1, "Fully booked", in: harness)
    harness.tap("2024-02-15")
    #expect(harness.node(NodeKey(.notice)) == nil)
    harness.send(.frame)
    #expect(harness.take("wake").last == "wake \(harness.now + 15_000_000)")
  }

  @Test func fsD25TakingOutIsAskedAboutToo() throws {
    let harness = harness(.multiple)
    harness.tap("2024-02-14")
    allow(1, in: harness)
    harness.forget()
    harness.tap("2024-02-14")
    #expect(harness.take("ask") == ["ask 2 none instead of 2024-02-14"])
    refuse(2, in: harness)
    #expect(harness.state.selection.written == "2024-02-14")
    #expect(harness.spoken == "Wednesday, February 14, 2024, selected")
  }

  @Test func aQuestionNamesTheDaysThatComeAndGo() {
    let question = CalendarQuestion.select(
      .interval(days("2024-02-14", "2024-02-20")),
      insteadOf: .interval(days("2024-02-10", "2024-02-16")))
    #expect(question.added == DaySet(days("2024-02-17", "2024-02-20")))
    #expect(question.removed == DaySet(days("2024-02-10", "2024-02-13")))
  }

  @Test func whatIsTappedMeanwhileIsAskedAboutNext() {
    let harness = harness(.multiple)
    for text in ["2024-02-14", "2024-02-15", "2024-02-16"] { harness.tap(text) }
    #expect(harness.take("ask") == ["ask 1 2024-02-14 instead of none"])
    allow(1, in: harness)
    #expect(harness.take("ask") == ["ask 2 2024-02-14/2024-02-15 instead of 2024-02-14"])
    refuse(2, in: harness)
    #expect(harness.take("ask") == ["ask 3 2024-02-14 2024-02-16 instead of 2024-02-14"])
    allow(3, in: harness)
    #expect(harness.state.selection.written == "2024-02-14 2024-02-16")
    #expect(harness.state.asking.waiting == [])
  }

  @Test func staleAnswersDoNothing() {
    let harness = harness()
    harness.tap("2024-02-14")
    allow(7, in: harness)
    #expect(harness.state.selection == .none)
    refuse(1, in: harness)
    let before = harness.state
    allow(1, in: harness)
    refuse(1, "late", in: harness)
    #expect(harness.state == before)
  }

  @Test func whatTheAppSelectsIsNotAskedAbout() {
    let harness = harness()
    harness.send(.select(.day(day("2024-02-14"))))
    #expect(harness.take() == ["selection 2024-02-14"])
  }

  @Test func aPagesOwnChoiceIsNotAskedAbout() {
    let harness = harness(.singlePerPage)
    harness.send(.page(by: 1))
    #expect(harness.state.selection.day == day("2024-03-01"))
    #expect(harness.take("ask") == [])
  }

  @Test func aQuestionThatTheAppOvertakesIsAskedAnew() {
    let harness = harness(.multiple)
    harness.tap("2024-02-14")
    harness.forget()
    harness.send(.select(.days(DaySet(day("2024-02-01")))))
    #expect(
      harness.take() == [
        "ask 2 2024-02-01 2024-02-14 instead of 2024-02-01", "selection 2024-02-01",
      ])
    allow(1, in: harness)
    #expect(harness.state.selection.written == "2024-02-01")
    allow(2, in: harness)
    #expect(harness.state.selection.written == "2024-02-01 2024-02-14")
  }

  @Test func whatDoesNotMatterToTheQuestionLeavesItOpen() {
    let harness = harness()
    harness.tap("2024-02-14")
    harness.forget()
    harness.configure { $0.rows = .fitting }
    harness.send(.page(by: 1))
    #expect(harness.take("ask") == [])
    allow(1, in: harness)
    #expect(harness.state.selection.day == day("2024-02-14"))
  }

  @Test func aDayThatHasClosedMeanwhileIsNotSelected() {
    let harness = harness()
    harness.tap("2024-02-14")
    harness.configure { $0.disabled = DisabledDays(days: DaySet(day("2024-02-14"))) }
    allow(1, in: harness)
    #expect(harness.state.selection == .none)
    #expect(harness.spoken == "Wednesday, February 14, 2024, not available")
  }

  @Test func switchedOffItGoesOnWithoutAnAnswer() {
    let harness = harness()
    harness.tap("2024-02-14")
    harness.configure { $0.asksBeforeSelecting = false }
    #expect(harness.state.selection.day == day("2024-02-14"))
  }

  @Test func nobodyAnswersAndItIsRefused() {
    let harness = harness()
    harness.tap("2024-02-14")
    harness.tap("2024-02-15")
    harness.skip(milliseconds: 15_000)
    harness.frame()
    #expect(harness.state.selection == .none)
    #expect(harness.state.asking.open == nil && harness.state.asking.waiting == [])
    allow(1, in: harness)
    #expect(harness.state.selection == .none)
  }

  @Test func theKeyboardAsksToo() {
    let harness = harness(.interval)
    harness.key(.enter)
    allow(1, in: harness)
    harness.key(.right, .shift)
    #expect(harness.take("ask").last == "ask 2 2024-02-20/2024-02-21 instead of 2024-02-20")
    #expect(harness.state.focus.day == day("2024-02-20"))
    allow(2, in: harness)
    #expect(harness.summary == "2024-02 rest, focus 2024-02-21, selected 2024-02-20/2024-02-21")
    harness.key(.escape)
    #expect(harness.state.selection.written == "2024-02-20/2024-02-21")
  }

  @Test func paintingAsksForEachDay() {
    let harness = harness(.multiple)
    harness.send(.beginPainting(day("2024-02-13")))
    for text in ["2024-02-14", "2024-02-15"] { harness.send(.paint(day(text))) }
    harness.send(.endPainting(isCancelled: false))
    for (id, isAllowed) in [(Int32(1), true), (2, false), (3, true)] {
      if isAllowed { allow(id, in: harness) } else { refuse(id, in: harness) }
    }
    #expect(harness.state.selection.written == "2024-02-13 2024-02-15")
    #expect(harness.state.selecting.extent == nil)
  }

  @Test func aPaintingThatIsGivenUpTakesItsQuestionsBack() {
    let harness = harness(.multiple)
    harness.send(.beginPainting(day("2024-02-13")))
    allow(1, in: harness)
    harness.send(.paint(day("2024-02-14")))
    harness.send(.paint(day("2024-02-15")))
    harness.send(.endPainting(isCancelled: true))
    allow(2, in: harness)
    #expect(harness.state.selection == .none)
    #expect(harness.state.asking.open == nil && harness.state.selecting.extent == nil)
  }

  @Test func callsInsideTheQuestionAreSafe() {
    // An app that selects something itself whenever it is asked, and then answers.
    let harness = harness(.multiple)
    harness.tap("2024-02-14")
    for _ in 0..<6 {
      let asked = harness.effects
      harness.forget()
      for case .ask(let id, _) in asked {
        harness.send(.select(.days(DaySet(day("2024-02-01")))))
        allow(id, in: harness)
      }
    }
    #expect(harness.state.selection.written == "2024-02-01 2024-02-14")
    #expect(harness.state.asking.open == nil)
  }

  // MARK: - Turning

  @Test func tapkuAMonthIsAskedForBeforeItComes() {
    let harness = harness(turning: true)
    harness.tap(.nextButton)
    #expect(harness.take().contains("ask 1 2024-03 from 2024-02"))
    #expect(harness.summary == "2024-02 rest, focus 2024-02-20, selected none")
    allow(1, in: harness)
    #expect(harness.take("title") == ["title 2024-03"])
    harness.settle()
    #expect(harness.summary == "2024-03 rest, focus 2024-03-01, selected none")
  }

  @Test func aRefusedMonthStaysAway() {
    let harness = harness(turning: true)
    harness.key(.pageDown)
    refuse(1, "Not yet", in: harness)
    #expect(harness.summary == "2024-02 rest, focus 2024-02-20, selected none")
    #expect(harness.spoken == "Not yet")
  }

  @Test func anAnswerAtOnceKeepsTheSpeedOfTheHand() {
    let free = EngineHarness()
    let asked = harness(turning: true)
    for harness in [free, asked] { harness.flick(.left) }
    allow(1, in: asked)
    #expect(asked.state.motion == free.state.motion)
    #expect(asked.state.viewport == free.state.viewport)
  }

  @Test func aLateAnswerFindsThePageAtRest() {
    let harness = harness(turning: true)
    harness.flick(.left)
    harness.settle()
    #expect(harness.summary == "2024-02 rest, focus 2024-02-20, selected none")
    allow(1, in: harness)
    harness.settle()
    #expect(harness.summary == "2024-03 rest, focus 2024-03-01, selected none")
  }

  @Test func aHandOnThePagesTakesTheQuestionBack() {
    let harness = harness(turning: true)
    harness.tap(.nextButton)
    harness.tap(.nextButton)
    harness.grab()
    allow(1, in: harness)
    harness.pointer(.up, x: 164, y: 200)
    harness.settle()
    #expect(harness.summary == "2024-02 rest, focus 2024-02-20, selected none")
  }

  @Test func turnsThatWaitAreAskedForInOrder() {
    let harness = harness(turning: true)
    harness.tap(.nextButton)
    harness.tap(.nextButton)
    allow(1, in: harness)
    #expect(harness.take("ask") == ["ask 1 2024-03 from 2024-02", "ask 2 2024-04 from 2024-03"])
    refuse(2, in: harness)
    harness.settle()
    #expect(harness.state.viewport.page.month == month("2024-03"))
  }

  @Test func aDayOfAnotherMonthAsksTwice() {
    let harness = harness { $0.asksBeforeTurning = true }
    harness.tap("2024-03-02")
    allow(1, in: harness)
    #expect(harness.take("ask").last == "ask 2 2024-03 from 2024-02")
    #expect(harness.state.selection == .none)
    allow(2, in: harness)
    harness.settle()
    #expect(harness.summary == "2024-03 rest, focus 2024-03-02, selected 2024-03-02")
  }

  // MARK: - Typed errors

  @Test func fui36SelectingForTheAppThrows() throws {
    var runtime = EngineHarness().runtime
    #expect(throws: SelectionProblem.wrongKind) {
      try runtime.select(.interval(days("2024-02-01", "2024-02-05")), at: 5_000_000)
    }
    #expect(runtime.state.selection == .none)
    let update = try runtime.select(.day(day("2024-02-14")), at: 5_000_000)
    #expect(update.effects == [.selectionChanged(.day(day("2024-02-14")))])
  }
}
