// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime
import Testing

struct PresetTests {
  private func attributes(_ preset: Preset) -> [String] {
    var text: [UInt8] = []
    CalendarOptions(preset).appendAttributes(to: &text)
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func everyPresetHasANameOfItsOwn() {
    let names = Preset.allCases.map { "\($0.name)" }
    #expect(Set(names).count == names.count)
    #expect(names.count == 17)
    for preset in Preset.allCases {
      #expect(Preset(name: Array("\(preset.name)".utf8)) == preset)
    }
    #expect(Preset(name: Array("fiori".utf8)) == nil)
    #expect(Preset(name: []) == nil)
  }

  @Test func fui11MonthSnapsVerticallyAndShowsDaysThatCannotBeSelected() {
    let options = CalendarOptions(.fioriMonth)
    #expect(options.view == .month)
    #expect(options.axis == .vertical)
    #expect(options.rows == .alwaysSix)
    #expect(options.outsideDays == .shown)
    #expect(options.outsideTap == .ignore)
    #expect(options.selection == .singlePerPage)
  }

  @Test func fui12WeekIsOneRowAPage() {
    let options = CalendarOptions(.fioriWeek)
    #expect(options.view == .week)
    #expect(options.weeks == 1)
    #expect(options.axis == .horizontal)
    #expect(options.selection == .singlePerPage)
  }

  @Test func fui1ExpandableFoldsAMonthThatTurnsSideways() {
    let options = CalendarOptions(.fioriExpandable)
    #expect(options.view == .expandable && options.axis == .horizontal)
    #expect(options.rows == .alwaysSix && options.expanding == ExpandingOptions())
    #expect(options.selection == .singlePerPage && options.outsideTap == .ignore)
  }

  @Test func fui13RangeSelectsByTheRulesOfTheSeed() {
    let options = CalendarOptions(.fioriRange)
    #expect(options.view == .months)
    #expect(options.list == MonthListOptions())
    #expect(options.selection == .interval)
    #expect(options.interval == IntervalPolicy())
    #expect(options.interval.taps == .shrinkInside)
    #expect(!options.interval.allowsOneDay)
  }

  @Test func fui14DatesSelectsAnyDaysBySwiping() {
    let options = CalendarOptions(.fioriDates)
    #expect(options.selection == .multiple)
    #expect(options.swipe == .selects)
    #expect(options.view == .months)
  }

  @Test func fui1FullScreenScrollsNamedMonthsAndSelectsOneDay() {
    let options = CalendarOptions(.fioriFullScreenMonth)
    #expect(options.view == .months)
    #expect(options.list.headers == .plain)
    #expect(!options.list.snapsToMonths)
    #expect(options.selection == .singlePerPage)
  }

  @Test func fui1EveryStyleHasLettersTodaysWeekdayAndNoButtonForToday() {
    let styles: [Preset] = [
      .fioriMonth, .fioriFullScreenMonth, .fioriWeek, .fioriExpandable, .fioriRange, .fioriDates,
    ]
    for preset in styles {
      let options = CalendarOptions(preset)
      #expect(options.weekdayForm == .narrow, "\(preset)")
      #expect(options.marksWeekdayOfToday, "\(preset)")
      #expect(options.headerButtons == [.previous, .next], "\(preset)")
    }
  }

  @Test func kal7TimesSquareScrollsNamedMonthsThatStopAnywhere() {
    let options = CalendarOptions(.timesSquare)
    #expect(options.view == .months)
    #expect(options.list.headers == .plain)
    #expect(!options.list.snapsToMonths)
    #expect(options.selection == .single)
    #expect(options.swipe == .turnsPages)
  }

  @Test func fsC1ADefaultCalendarHasSixRowsFrom1970To2099() throws {
    let options = CalendarOptions(.fsCalendar(scope: .month))
    #expect(options.view == .month)
    #expect(options.axis == .horizontal)
    #expect(options.rows == .alwaysSix)
    #expect(options.selection == .single)
    #expect(!options.unselects)
    #expect(options.bounds.first == (try EpochDay(iso8601: "1970-01-01")))
    #expect(options.bounds.last == (try EpochDay(iso8601: "2099-12-31")))
  }

  @Test func fsD26APlaceholderIsSelectedAndStays() {
    for scope in Preset.Scope.allCases {
      #expect(CalendarOptions(.fsCalendar(scope: scope)).outsideTap == .select)
    }
    #expect(CalendarOptions(.fsCalendar(scope: .week)).view == .week)
  }

  @Test func cv14EveryPageHas42DaysAndTheNeighboursDoNothing() {
    let options = CalendarOptions(.calendarView)
    #expect(options.rows == .alwaysSix)
    #expect(options.outsideDays == .shown)
    #expect(options.outsideTap == .ignore)
    #expect(options.selection == .single)
    #expect(!options.unselects)
  }

  @Test func kal31DraggingSelectsContinuouslyAndMonthsShareARow() {
    let options = CalendarOptions(.kal)
    #expect(options.swipe == .selects)
    #expect(options.selection == .singlePerPage)
    #expect(options.outsideTap == .navigate)
    #expect(options.rows == .fitting)
    #expect(options.axis == .vertical)
    #expect(options.pageJoin == .sharingWeeks)
  }

  @Test func kal7TheNeighboursHaveWhatTheSpecificationNames() {
    let tapku = CalendarOptions(.tapku)
    #expect(tapku.pageJoin == .sharingWeeks)
    #expect(tapku.swipe == .turnsPages)
    let ck = CalendarOptions(.ckCalendar)
    #expect(ck.outsideDays == .hidden)
    #expect(ck.rows == .fitting)
    let picker = CalendarOptions(.abCalendarPicker)
    #expect(picker.zooms && picker.picks == .days && picker.view == .month)
    #expect(picker.axis == .vertical && picker.pageJoin == .sharingWeeks)
    #expect(picker.rows == .fitting && picker.outsideTap == .navigate)
    #expect(!CalendarOptions(.streak).marksToday)
    #expect(Theme(.streak) == .streak)
  }

  @Test func attributesSayWhatDiffersFromAPlainMonth() {
    var plain: [UInt8] = []
    CalendarOptions().appendAttributes(to: &plain)
    #expect(plain.isEmpty)
    #expect(
      attributes(.fioriRange) == [
        "view=months", "outside-tap=ignore", "title-rule=selection", "selection=interval",
        "hide-buttons=today", "weekdays=narrow", "weekday-today=",
      ])
    #expect(
      attributes(.kal) == [
        "direction=vertical", "shared-weeks=", "rows=fit", "selection=page",
        "page-day=first", "swipe=select",
      ])
    #expect(attributes(.fsCalendar(scope: .month)).contains("min=1970-01-01"))
    #expect(attributes(.streak) == ["hide-today="])
    #expect(
      attributes(.abCalendarPicker) == [
        "direction=vertical", "shared-weeks=", "rows=fit", "zooms=",
      ])
  }

  @Test func whatIsPickedIsWritten() {
    for (picks, written) in [(ZoomLevel.months, "month"), (.years, "year")] {
      var options = CalendarOptions()
      options.view = .year
      options.picks = picks
      var text: [UInt8] = []
      options.appendAttributes(to: &text)
      #expect(String(decoding: text, as: UTF8.self) == "view=year\npicks=\(written)\n")
    }
  }

  @Test func theOptionsOfAListAreWritten() {
    var options = CalendarOptions()
    options.view = .months
    options.list.headers = .sticky
    options.columns = 0
    options.list.snapsToMonths = true
    var text: [UInt8] = []
    options.appendAttributes(to: &text)
    #expect(
      String(decoding: text, as: UTF8.self) == """
        view=months
        month-headers=sticky
        columns=auto
        snap=

        """)
  }

  @Test func everyOptionThatTheElementHasIsWritten() {
    var options = CalendarOptions()
    options.weeks = 3
    options.view = .week
    options.interval.taps = .extendNearest
    options.interval.minimumCount = 2
    options.interval.maximumCount = 9
    options.interval.allowsOneDay = true
    options.unselects = true
    options.firstWeekday = .saturday
    options.showsIndicators = false
    options.singleKeys = false
    options.wheelPagesVertically = true
    var text: [UInt8] = []
    options.appendAttributes(to: &text)
    #expect(
      String(decoding: text, as: UTF8.self) == """
        view=week
        weeks=3
        interval-rule=extend
        min-length=2
        max-length=9
        one-day=
        unselects=
        first-weekday=saturday
        no-indicators=
        no-single-keys=
        wheel=both

        """)
  }
}
