// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// What the title names, by rule.
struct TitleTests {
  private func week(
    _ rule: TitleRule, showing: String = "2024-11-27", locale: LocaleProfile? = nil
  ) -> EngineHarness {
    EngineHarness(showing: showing, today: nil, locale: locale) {
      $0.view = .week
      $0.titleRule = rule
    }
  }

  @Test func theTitleOfWeeksNamesTheirDaysUnlessARuleSaysMore() {
    let harness = EngineHarness(showing: "2024-11-27", today: nil, width: 700) { $0.view = .week }
    #expect(harness.text(.title) == "Nov 24, 2024 – Nov 30, 2024")
    #expect(
      harness.label(.title) == "Sunday, November 24, 2024 to Saturday, November 30, 2024")
  }

  // The week of 29 September 2024 has two days of September and five of October.
  @Test func fsB5TheMajorityOfTheDaysDecides() {
    #expect(week(.majority, showing: "2024-09-29").text(.title) == "October 2024")
    #expect(week(.majority, showing: "2024-11-28").text(.title) == "November 2024")
  }

  /// Every week of a decade: counted day by day, no month has more days than the one named.
  @Test func fsB5NoMonthHasMoreDaysOfTheWeekThanTheMajority() {
    var state = week(.majority).state
    var weeks = 0
    for start in stride(from: day("2020-01-05").rawValue, to: day("2030-01-01").rawValue, by: 7) {
      let page = CalendarPage(
        of: EpochDay(clamping: Int64(start)), .weeks(1), firstWeekday: .sunday)
      state.moving.pass(to: page)
      var counts: [YearMonth: Int] = [:]
      for count in 0..<Int32(7) {
        counts[page.firstDay.addingClamped(days: count).civil.yearMonth, default: 0] += 1
      }
      #expect(counts[state.title.page.month] == counts.values.max())
      weeks += 1
    }
    #expect(weeks == 522)
  }

  @Test func fsB5TheFirstDayDecides() {
    #expect(week(.firstDay, showing: "2024-10-02").text(.title) == "September 2024")
  }

  // FSCalendar#852: December 1 is selected and the header says November.
  @Test func fsB5TheSelectedDayDecidesElseTheFirst() {
    let harness = week(.selectedDay, showing: "2024-12-31")
    #expect(harness.text(.title) == "December 2024")
    harness.tap("2025-01-02")
    #expect(harness.text(.title) == "January 2025")
    harness.send(.page(by: 1))
    harness.settle()
    #expect(harness.text(.title) == "January 2025")
    harness.send(.page(by: -1))
    harness.settle()
    #expect(harness.text(.title) == "January 2025")
  }

  @Test func fui4AWeekIsNamedByItsSelectedDayElseByItsFirst() {
    let harness = EngineHarness(showing: "2024-10-02", today: nil) {
      $0 = CalendarOptions(.fioriWeek)
    }
    // The page has selected its first day.
    #expect(harness.text(.title) == "September 2024")
    harness.tap("2024-10-04")
    #expect(harness.text(.title) == "October 2024")
  }

  @Test func fsB5ASpanNamesBothMonthsInTheOrderOfTheLocale() {
    #expect(week(.span, showing: "2024-12-01").text(.title) == "December 2024")
    let harness = week(.span, showing: "2024-09-29")
    #expect(harness.text(.title) == "Sep – Oct 2024")
    #expect(harness.label(.title) == "September 2024 to October 2024")
    #expect(week(.span, showing: "2024-12-31").text(.title) == "Dec 2024 – Jan 2025")
    var japanese = LocaleProfile()
    japanese.tag = Array("ja".utf8)
    japanese.monthAndYear = TextPattern(utf8: Array("y年M月".utf8))
    #expect(week(.span, showing: "2024-09-29", locale: japanese).text(.title) == "2024年9 – 10月")
  }

  @Test func aMonthIsNamedInFullByEveryRuleForWeeks() {
    for rule in [TitleRule.majority, .firstDay, .selectedDay, .span] {
      #expect(EngineHarness { $0.titleRule = rule }.text(.title) == "February 2024")
    }
  }

  // MARK: - What is selected

  @Test func fui4ARangeIsNamedFromItsStart() {
    let harness = EngineHarness(width: 700) { $0 = CalendarOptions(.fioriRange) }
    #expect(harness.text(.title) == "February 2024")
    harness.tap("2024-02-14")
    #expect(harness.text(.title) == "Feb 14, 2024")
    harness.tap("2024-02-17")
    #expect(harness.text(.title) == "Feb 14, 2024 – Feb 17, 2024")
    #expect(
      harness.label(.title) == "Wednesday, February 14, 2024 to Saturday, February 17, 2024")
    harness.tap("2024-02-20")
    #expect(harness.text(.title) == "February 2024")
  }

  @Test func fui4DatesAreCounted() {
    let harness = EngineHarness { $0 = CalendarOptions(.fioriDates) }
    #expect(harness.text(.title) == "February 2024")
    harness.tap("2024-02-14")
    #expect(harness.text(.title) == "1 day selected")
    harness.tap("2024-02-16")
    #expect(harness.text(.title) == "2 days selected")
  }

  @Test func fui4DatesAreCountedWithPluralRules() {
    let harness = EngineHarness(locale: SampleLocales.arabic) { $0 = CalendarOptions(.fioriDates) }
    var titles: [String] = []
    for day in ["14", "15", "17"] {
      harness.tap("2024-02-\(day)")
      titles.append(harness.text(.title))
    }
    #expect(titles == ["تم تحديد يوم واحد", "تم تحديد يومين", "تم تحديد ٣ أيام"])
  }

  @Test func aDayAndAWeekAreNamed() {
    let day = EngineHarness { $0.titleRule = .selection }
    day.tap("2024-02-14")
    #expect(day.text(.title) == "Feb 14, 2024")
    let week = EngineHarness(width: 700) {
      $0.titleRule = .selection
      $0.selection = .week
    }
    week.tap("2024-02-14")
    #expect(week.text(.title) == "Feb 11, 2024 – Feb 17, 2024")
  }

  @Test func whereThereIsNoRoomTheYearIsWrittenOnce() {
    let harness = EngineHarness(width: 320) {
      $0.selection = .interval
      $0.titleRule = .selection
    }
    harness.send(.select(.interval(days("2024-02-14", "2024-03-01"))))
    #expect(harness.text(.title) == "Feb 14 – Mar 1, 2024")
    // Nobody is told anything else, and the spoken title is complete.
    #expect(
      String(decoding: harness.runtime.title, as: UTF8.self) == "Feb 14, 2024 – Mar 1, 2024")
    #expect(harness.label(.title) == "Wednesday, February 14, 2024 to Friday, March 1, 2024")
    harness.send(.select(.interval(days("2024-12-30", "2025-01-02"))))
    #expect(harness.text(.title) == "Dec 30, 2024 – Jan 2, 2025")
  }

  @Test func aYearIsLeftOutWhereItStandsAtAnEndBesideAMonthsName() {
    func short(_ pattern: String) -> String? {
      var locale = LocaleProfile()
      locale.mediumDate = TextPattern(utf8: Array(pattern.utf8))
      let environment = CalendarEnvironment(
        today: nil, locale: locale, metrics: CalendarMetrics(width: 320))
      let input = LayoutInput(
        state: CalendarState(showing: day("2024-02-20")), environment: environment,
        phrases: PhraseBook(.english))
      let days = days("2024-02-14", "2024-03-01")
      return input.shortened(CalendarTitle(month("2024-02"), .interval(days)))
        .map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(short("d MMM y") == "14 Feb – 1 Mar 2024")
    #expect(short("d MMM y 'г'.") == "14 Feb – 1 Mar 2024 г.")
    #expect(short("y. MMM d.") == "2024. Feb 14. – Mar 1.")
    #expect(short("dd.MM.y") == nil)
    #expect(short("d y MMM") == nil)
  }

  // MARK: - Who is told

  @Test func fui4ATitleOfWhatIsSelectedIsToldOnceWithIt() {
    let harness = EngineHarness(reducesMotion: true) {
      $0.selection = .interval
      $0.titleRule = .selection
    }
    harness.tap("2024-02-14")
    #expect(harness.take() == ["selection 2024-02-14", "title 2024-02"])
    harness.tap("2024-02-17")
    #expect(harness.take() == ["selection 2024-02-14/2024-02-17", "title 2024-02"])
    // The title stays when the page turns, and nobody is told about it.
    harness.send(.page(by: 1))
    #expect(harness.take("title") == [])
  }

  @Test func fsB5AWeekOfTheSameMonthIsNoOtherTitle() {
    let harness = week(.majority, showing: "2024-11-05")
    harness.send(.page(by: 1))
    harness.settle()
    #expect(harness.take("title") == [])
    harness.send(.page(by: 3))
    harness.settle()
    #expect(harness.take("title") == ["title 2024-12"])
  }

  @Test func theTitleCanBeReadAtAnyTime() {
    let harness = EngineHarness { $0.titleRule = .selection }
    #expect(String(decoding: harness.runtime.title, as: UTF8.self) == "February 2024")
    harness.tap("2024-02-14")
    #expect(String(decoding: harness.runtime.title, as: UTF8.self) == "Feb 14, 2024")
    #expect(harness.state.title.subject == .day(day("2024-02-14")))
  }

  // MARK: - What depends on the title

  @Test func aGridIsNamedByItsDaysWhereTheTitleSaysSomethingElse() {
    let harness = EngineHarness { $0.titleRule = .selection }
    #expect(harness.label(.grid) == "")
    harness.tap("2024-02-14")
    #expect(harness.label(.grid) == "February 2024")
    #expect(
      week(.majority).label(.grid) == "Sunday, November 24, 2024 to Saturday, November 30, 2024")
  }

  @Test func aTurnedPageIsAnnouncedWhateverTheTitleNames() {
    let harness = EngineHarness { $0.titleRule = .selection }
    harness.tap("2024-02-14")
    harness.send(.page(by: 1))
    harness.settle()
    #expect(harness.spoken == "March 2024")
    #expect(harness.text(.title) == "Feb 14, 2024")
  }

  @Test func theTitleTurnsPagesWhateverItNames() throws {
    let harness = EngineHarness {
      $0.titleRule = .selection
      $0.selection = .multiple
    }
    harness.tap("2024-02-14")
    let tree = harness.runtime.accessibility
    let title = try #require(tree.elements.first { $0.key == NodeKey(.title) })
    #expect(String(decoding: title.label, as: UTF8.self) == "1 day selected")
    #expect(title.actions.map(\.trigger) == [.increment, .decrement, .named])
  }

  @Test func levelsAreNamedByTheirPages() {
    let harness = EngineHarness {
      $0.titleRule = .selection
      $0.zooms = true
    }
    harness.tap("2024-02-14")
    #expect(harness.label(.zoomButton) == "Wednesday, February 14, 2024, zoom out")
    harness.send(.zoomOut)
    harness.settle()
    #expect(harness.text(.title) == "2024")
  }
}
