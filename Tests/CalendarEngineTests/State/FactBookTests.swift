// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// What is known of days and asked about them, without a calendar around it.
struct FactBookTests {
  private func wanted(_ months: String...) -> WantedFacts {
    let pages = months.map { page($0) }
    let around = (first: pages.min() ?? page("2024-02"), last: pages.max() ?? page("2024-02"))
    return WantedFacts(
      pages: pages.map { $0.days }, near: WantedFacts.days(around, pages: 0),
      kept: WantedFacts.days(around, pages: 12), detail: .facts)
  }

  private func asked(_ effects: [CalendarEffect]) -> [DayInterval] {
    effects.compactMap { $0.request?.days }
  }

  @Test func thePageInViewDoesNotWaitForItsNeighbours() {
    var (book, context) = (FactBook(), ReduceContext.sample())
    book.load(wanted("2024-02", "2024-03", "2024-01"), &context)
    #expect(asked(context.effects).count == 3)
    var next = ReduceContext.sample()
    book.load(wanted("2024-05", "2024-03", "2024-02", "2024-01"), &next)
    #expect(next.effects.first == .cancel(token: 1))
    #expect(asked(next.effects) == [page("2024-05").days])
  }

  @Test func whatIsOutOfSightIsWithdrawnAndItsAnswerStillFiled() {
    var (book, context) = (FactBook(), ReduceContext.sample())
    book.load(wanted("2024-02"), &context)
    book.load(wanted("2024-06"), &context)
    #expect(context.effects.contains(.cancel(token: 1)))
    var fact = DayFact(day: day("2024-02-14"))
    fact.isDisabled = true
    book.file(1, sequence: nil, DayAnswer(facts: [fact]), inView: nil, &context)
    #expect(book.fact(on: day("2024-02-14"))?.isDisabled == true)
    #expect(book.disabledDays(in: page("2024-02").days).count == 1)
  }

  @Test func aFailureIsSaidOnlyWhereItIsInView() {
    let (february, march) = (page("2024-02"), page("2024-03"))
    for (inView, isSaid) in [(february, true), (march, false)] {
      var (book, context) = (FactBook(), ReduceContext.sample())
      book.load(wanted("2024-02"), &context)
      book.fail(1, inView: inView.days, &context)
      #expect(context.effects.contains(.loadFailed(february.days)))
      #expect((context.announcements == [.loadFailed]) == isSaid)
    }
  }

  @Test func aQuestionThatNobodyAnswersFailsAfterFifteenSeconds() {
    var (book, context) = (FactBook(), ReduceContext.sample(at: 5))
    book.load(wanted("2024-02"), &context)
    #expect(book.expiry == 15_000_005)
    var early = ReduceContext.sample(at: 15_000_004)
    book.expire(inView: nil, &early)
    #expect(early.effects == [])
    var late = ReduceContext.sample(at: 15_000_005)
    book.expire(inView: nil, &late)
    #expect(late.effects == [.cancel(token: 1), .loadFailed(page("2024-02").days)])
    #expect(book.status(of: page("2024-02").days, .facts) == .failed)
  }
}
