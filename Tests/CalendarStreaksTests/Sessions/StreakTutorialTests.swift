// SPDX-License-Identifier: MIT

import CalendarStreaks
import CivilTime
import Testing

/// The streaks tutorial for FSCalendar, point by point (A1 to A10 of the behavioural notes).
struct StreakTutorialTests {
  private let today = day("2024-02-29")
  private let february = days("2024-02-01", through: "2024-02-29")
  /// The 42 cells that a month page shows for February 2024 when weeks begin on Sunday.
  private let cells = days("2024-01-28", through: "2024-03-09")

  @Test func a1AGoalAFirstDayAndSessionsAreAllThereIs() throws {
    let book = SampleSessions.book()
    #expect(book.goal.points == 100)
    #expect(book.firstDay == day("2024-01-01"))
    #expect(book.count == 5)
    let session = try #require(book.session(SessionID("d")))
    #expect(session == SampleSessions.all[3])
  }

  @Test func a2PointsCountOnTheDayOfTheStartAndAddUp() {
    var book = SampleSessions.book()
    #expect(book.streaks.points(on: day("2024-02-25")) == 100)
    book.put(session("night", "2024-02-27T23:00", "2024-02-28T01:00", 100))
    #expect(book.streaks.state(on: day("2024-02-27"), asOf: today) == .kept)
    #expect(book.streaks.state(on: day("2024-02-28"), asOf: today) == DayState.none)
  }

  @Test func a3CellsAreFilledInTheMonthShownFromTheFirstDayThroughToday() {
    let page = SampleSessions.book().streaks.states(of: cells, asOf: today).limited(to: february)
    var found: [DayState?: [Int32]] = [:]
    for place in 0..<42 as Range<Int32> {
      found[page.state(on: cells.start.addingClamped(days: place)), default: []].append(place)
    }
    // Cell 4 is 1 February, so cell n is the day n − 3.
    #expect(found[.kept] == [23, 28, 29])
    #expect(found[.short] == [27])
    #expect(found[DayState.none]?.count == 25)
    #expect(found[nil] == [0, 1, 2, 3, 33, 34, 35, 36, 37, 38, 39, 40, 41])
  }

  @Test func a3NoCellIsFilledBeforeTheFirstDay() {
    let december = days("2023-12-01", through: "2023-12-31")
    #expect(SampleSessions.book().streaks.states(of: december, asOf: today).stated == 0)
  }

  @Test func a4TitlesTurnWhiteExactlyWhereACellIsFilled() {
    let page = SampleSessions.book().streaks.states(of: cells, asOf: today).limited(to: february)
    #expect(page.stated == page.kept | page.short | page.none)
    #expect(page.stated == ((1 << 33) - 1) & ~0b1111)
  }

  @Test func a5TodayIsFilledLikeEveryOtherDay() {
    var book = SampleSessions.book()
    #expect(book.streaks.state(on: today, asOf: today) == DayState.none)
    book.put(session("f", "2024-02-29T10:00", "2024-02-29T11:00", 100))
    #expect(book.streaks.state(on: today, asOf: today) == .kept)
  }

  @Test func a6SessionsOfADayComeByTheirStart() {
    let book = SampleSessions.book()
    #expect(book.sessions(on: day("2024-02-25")).map(\.id.text) == ["d", "c"])
    #expect(book.sessions(on: day("2024-02-23")) == [])
  }

  @Test func a6AStripAsksForAsManySessionsAsItShows() {
    let book = SampleSessions.book()
    let sunday = day("2024-02-25")
    #expect(book.sessions(on: sunday, limit: 1).map(\.id.text) == ["d"])
    #expect(book.sessions(on: sunday, skipping: 1, limit: 9).map(\.id.text) == ["c"])
    #expect(book.sessions(on: sunday, skipping: -3, limit: -1) == [])
  }

  @Test func a7MidnightGivesTheNewDayItsState() {
    let streaks = SampleSessions.book().streaks
    let tomorrow = day("2024-03-01")
    #expect(streaks.state(on: tomorrow, asOf: today) == nil)
    #expect(streaks.state(on: tomorrow, asOf: tomorrow) == DayState.none)
  }

  @Test func a8ChangedSessionsShowOnTheNextPage() throws {
    var book = SampleSessions.book()
    try book.remove(SessionID("d"))
    #expect(book.streaks.state(on: day("2024-02-25"), asOf: today) == .short)
    book.put(session("d", "2024-02-24T13:00", "2024-02-24T14:00", 70))
    #expect(book.streaks.state(on: day("2024-02-24"), asOf: today) == .kept)
  }

  @Test func a9TheGoalComesFromTheData() {
    var book = SampleSessions.book()
    book.goal = StreakGoal(points: 30)
    #expect(book.streaks.state(on: day("2024-02-24"), asOf: today) == .kept)
    book.goal = StreakGoal(points: 101)
    #expect(book.streaks.keptCount(in: february, asOf: today) == 1)
  }

  @Test func a9ASessionThatEndsBeforeItStartsIsKeptAsGivenAndFlagged() throws {
    let session = try #require(SampleSessions.book().session(SessionID("b")))
    #expect(session.endsBeforeItStarts)
    #expect(session.end == .civil(civil("2024-02-24T01:15:20")))
    #expect(SampleSessions.all.count { $0.endsBeforeItStarts } == 1)
  }

  @Test func a10TheStreakOf25And26FebruaryIsTheLongest() {
    let streaks = SampleSessions.book().streaks
    let both = days("2024-02-25", through: "2024-02-26")
    #expect(streaks.longestStreak(asOf: today)?.days == both)
    #expect(streaks.streak(endingOn: day("2024-02-26"), asOf: today)?.count == 2)
    #expect(streaks.currentStreak(asOf: day("2024-02-27"))?.days == both)
    #expect(streaks.currentStreak(asOf: today) == nil)
    #expect(streaks.keptCount(in: february, asOf: today) == 3)
    #expect(streaks.total(in: february, asOf: today) == 350)
  }
}
