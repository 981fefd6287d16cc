// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// What is told, without a calendar around it: docs/notifications.md.
struct TellingTests {
  private func news(_ month: String) -> News {
    News(
      page: page(month), selection: .none, level: .days, title: CalendarTitle(page(month)),
      mode: nil, visible: page(month).days, isAtRest: true, scrollEnds: [], wake: nil)
  }

  /// One that has told of February 2024.
  private var telling: Telling {
    var (telling, context) = (Telling(level: .days), ReduceContext.sample())
    telling.tell(news("2024-02"), &context)
    return telling
  }

  @Test func allAtOnceComesInTheOrderOfTheTable() {
    var (telling, context) = (telling, ReduceContext.sample(today: "2024-03-01"))
    var news = news("2024-03")
    news.selection = .day(day("2024-03-01"))
    news.level = .months
    news.scrollEnds = [News.ScrollEnd(id: 4, isCompleted: true)]
    news.wake = 9
    telling.tell(news, &context)
    let march = page("2024-03")
    #expect(
      context.effects == [
        .todayChanged(day("2024-03-01")), .pageChanged(march, .turning),
        .selectionChanged(news.selection), .levelChanged(.months),
        .titleChanged(CalendarTitle(march)), .visibleDaysChanged(march.days),
        .pageChanged(march, .settled), .scrollEnded(id: 4, isCompleted: true), .wake(at: 9),
      ])
  }

  @Test func nothingIsToldTwice() {
    var (telling, context) = (telling, ReduceContext.sample())
    telling.tell(news("2024-02"), &context)
    #expect(context.effects == [])
  }

  @Test func whatTheAppSelectedItselfIsNotTold() {
    var (telling, context) = (telling, ReduceContext.sample())
    var news = news("2024-02")
    news.selection = .day(day("2024-02-02"))
    telling.suppress(news.selection)
    telling.tell(news, &context)
    #expect(context.effects == [])
  }

  @Test func thePageRestsOnceAfterAnyNumberOfTurns() {
    var (telling, context) = (telling, ReduceContext.sample())
    for month in ["2024-03", "2024-04"] {
      var news = news(month)
      (news.isAtRest, news.visible) = (false, nil)
      telling.tell(news, &context)
    }
    telling.tell(news("2024-04"), &context)
    let settled = context.effects.filter { $0 == .pageChanged(page("2024-04"), .settled) }
    #expect(settled.count == 1)
    #expect(!context.effects.contains(.pageChanged(page("2024-03"), .settled)))
  }

  @Test func theSameWordsCanBeSaidTwice() {
    var telling = telling
    telling.announce([.cleared])
    let first = telling.announcement
    telling.announce([.loadFailed, .cleared])
    #expect(telling.announcement?.content == .cleared)
    #expect(telling.announcement?.serial == (first?.serial ?? 0) + 2)
    let second = telling.announcement
    telling.announce([])
    #expect(telling.announcement == second)
  }

  @Test func aReasonStandsForSixSeconds() {
    var (telling, context) = (telling, ReduceContext.sample(at: 1_000_000))
    let question = CalendarQuestion.select(.day(day("2024-02-02")), insteadOf: .none)
    telling.refuse(question, [], on: page("2024-02"), &context)
    #expect(telling.notice == nil)
    telling.refuse(question, Array("Full".utf8), on: page("2024-02"), &context)
    #expect(
      context.announcements == [.unavailable(day("2024-02-02")), .refused(Array("Full".utf8))])
    telling.expire(at: 6_999_999)
    #expect(telling.notice?.content == .refused(Array("Full".utf8)))
    telling.expire(at: 7_000_000)
    #expect(telling.notice == nil)
  }
}
