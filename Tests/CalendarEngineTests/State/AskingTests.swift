// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// What the app is being asked, without a calendar around it.
struct AskingTests {
  private func open(_ text: String, at time: Int64 = 0) -> Asking.Open {
    Asking.Open(
      question: .select(.day(day(text)), insteadOf: .none), action: choice(text),
      permits: Permits(), askedAt: time)
  }

  private func choice(_ text: String) -> CalendarAction {
    .choose(day(text), on: page("2024-02"))
  }

  @Test func oneQuestionAtATimeAndTheOthersWaitInOrder() {
    var (asking, context) = (Asking(), ReduceContext.sample())
    for text in ["2024-02-01", "2024-02-02", "2024-02-03"] {
      asking.ask(open(text), after: nil, &context)
    }
    #expect(context.effects.count == 1)
    #expect(asking.next() == nil)
    #expect(asking.close(7) == nil)
    #expect(asking.close(1)?.action == choice("2024-02-01"))
    #expect(asking.next() == choice("2024-02-02"))
    #expect(asking.next() == choice("2024-02-03"))
    #expect(asking.next() == nil)
  }

  @Test func theSameQuestionIsNotAskedTwice() {
    var (asking, context) = (Asking(), ReduceContext.sample())
    asking.ask(open("2024-02-01"), after: nil, &context)
    let before = asking.close()
    asking.ask(open("2024-02-01", at: 9), after: before, &context)
    #expect(context.effects.count == 1)
    #expect(asking.open == before)
    let closed = asking.close()
    asking.ask(open("2024-02-02"), after: closed, &context)
    #expect(context.effects.count == 2)
    #expect(asking.open?.id == 2)
  }

  @Test func aQuestionWithoutAnAnswerTakesWhatWaitedWithIt() {
    var (asking, context) = (Asking(), ReduceContext.sample())
    asking.ask(open("2024-02-01", at: 5), after: nil, &context)
    asking.wait(choice("2024-02-02"))
    #expect(asking.expire(at: 15_000_004) == nil)
    #expect(asking.expire(at: 15_000_005) != nil)
    #expect(asking.next() == nil)
    #expect(asking.expiry == nil)
  }

  @Test func aHandOnThePagesWithdrawsTheQuestionAboutThem() {
    var (asking, context) = (Asking(), ReduceContext.sample())
    var turn = open("2024-02-01")
    turn.question = .turn(to: page("2024-03"), from: page("2024-02"))
    asking.ask(turn, after: nil, &context)
    #expect(asking.delays(.page(by: 1)))
    #expect(!asking.delays(.release(velocity: 0, threshold: 0.5)))
    asking.wait(.page(by: 1))
    asking.wait(choice("2024-02-02"))
    asking.withdraw(for: .holdPages)
    #expect(asking.open == nil)
    #expect(asking.waiting == [choice("2024-02-02")])
  }

  @Test func whatHasBeenAllowedIsNotAskedAboutAgain() {
    var options = CalendarOptions()
    options.asksBeforeSelecting = true
    let (february, none) = (page("2024-02"), Selection.none)
    let selected = Selection.day(day("2024-02-01"))
    var permits = Permits()
    func question() -> CalendarQuestion? {
      permits.question(
        about: choice("2024-02-01"), from: .init(selection: none, page: february),
        to: .init(selection: selected, page: february), options, turnsPages: true)
    }
    #expect(question() == .select(selected, insteadOf: none))
    permits.add(.select(selected, insteadOf: none))
    #expect(question() == nil)
  }
}
