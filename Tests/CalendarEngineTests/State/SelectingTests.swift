// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// What is selected, without a calendar around it.
struct SelectingTests {
  private func rules(_ configure: (inout CalendarOptions) -> Void) -> DayRules {
    var options = CalendarOptions()
    configure(&options)
    return DayRules(options: options, facts: FactBook())
  }

  @Test func aDayThatCannotBeChosenChangesNothingAndIsSaid() {
    var (selecting, context) = (Selecting(), ReduceContext.sample())
    let rules = rules { $0.bounds = days("2024-02-10", "2024-02-20") }
    #expect(!selecting.choose(day("2024-02-09"), rules, &context))
    #expect(selecting == Selecting())
    #expect(context.announcements == [.unavailable(day("2024-02-09"))])
  }

  @Test func twoChoicesMakeAnIntervalAndAThirdBeginsAnother() {
    var (selecting, context) = (Selecting(), ReduceContext.sample())
    let rules = rules {
      $0.selection = .interval
      $0.interval.taps = .restart
    }
    for text in ["2024-02-20", "2024-02-12"] {
      #expect(selecting.choose(day(text), rules, &context))
    }
    #expect(selecting.selection == .interval(days("2024-02-12", "2024-02-20")))
    #expect(selecting.choose(day("2024-02-25"), rules, &context))
    #expect(selecting.isStarted(rules.options))
    #expect(
      context.announcements == [
        .started(day("2024-02-20")),
        .interval(days("2024-02-12", "2024-02-20"), unavailable: 0),
        .started(day("2024-02-25")),
      ])
  }

  @Test func anIntervalThatIsTooLongIsNotSelected() {
    var (selecting, context) = (Selecting(), ReduceContext.sample())
    let rules = rules {
      $0.selection = .interval
      $0.interval.maximumCount = 3
    }
    #expect(selecting.choose(day("2024-02-01"), rules, &context))
    #expect(selecting.choose(day("2024-02-04"), rules, &context))
    #expect(selecting.selection == .day(day("2024-02-01")))
    #expect(context.announcements.last == .tooLong(3))
  }

  @Test func aCancelledDragLeavesWhatWasSelectedBefore() {
    var (selecting, context) = (Selecting(), ReduceContext.sample())
    let rules = rules { $0.selection = .multiple }
    let february = page("2024-02")
    #expect(selecting.choose(day("2024-02-05"), rules, &context))
    #expect(selecting.beginPainting(day("2024-02-07"), rules, &context))
    for text in ["2024-02-07", "2024-02-08"] {
      #expect(selecting.paint(day(text), on: february, rules, &context))
    }
    #expect(selecting.selection.days.count == 3)
    #expect(selecting.endPainting(isCancelled: true) == nil)
    #expect(selecting.selection == .days(DaySet(day("2024-02-05"))))
  }

  @Test func aDragThatBeginsOnASelectedDayTakesDaysOut() {
    var (selecting, context) = (Selecting(), ReduceContext.sample())
    let rules = rules { $0.selection = .multiple }
    let february = page("2024-02")
    for text in ["2024-02-05", "2024-02-06", "2024-02-08"] {
      #expect(selecting.choose(day(text), rules, &context))
    }
    #expect(selecting.beginPainting(day("2024-02-05"), rules, &context))
    for text in ["2024-02-05", "2024-02-06", "2024-02-06"] {
      _ = selecting.paint(day(text), on: february, rules, &context)
    }
    #expect(selecting.endPainting(isCancelled: false) == day("2024-02-06"))
    #expect(selecting.selection == .days(DaySet(day("2024-02-08"))))
  }

  @Test func extendingPassesOverDaysThatCannotBeChosen() {
    var (selecting, context) = (Selecting(), ReduceContext.sample())
    let rules = rules {
      $0.selection = .multiple
      $0.disabled = DisabledDays(weekdays: WeekdaySet([.saturday, .sunday]))
    }
    selecting.beginExtending(from: day("2024-02-08"), rules.options)
    selecting.extend(to: day("2024-02-10"), rules, &context)
    #expect(selecting.selection == .none)
    selecting.extend(to: day("2024-02-12"), rules, &context)
    #expect(selecting.selection.written == "2024-02-08/2024-02-09 2024-02-12")
  }

  @Test func aSelectionThatIsNotAdmittedIsRefusedAndChangesNothing() {
    var (selecting, context) = (Selecting(), ReduceContext.sample())
    let rules = rules { $0.bounds = days("2024-02-10", "2024-02-20") }
    selecting.select(.day(day("2024-02-12")), rules, &context)
    selecting.select(.day(day("2024-03-01")), rules, &context)
    #expect(selecting.selection == .day(day("2024-02-12")))
    #expect(
      context.effects == [
        .selectionRefused(.day(day("2024-03-01")), .outOfBounds(day("2024-03-01")))
      ])
  }

  @Test func aTurnedWeekKeepsTheWeekdayOrTakesTheNearestOpenOneTheLaterOfTwo() {
    var (selecting, context) = (Selecting(), ReduceContext.sample())
    let closed = days("2024-02-20", "2024-02-20")
    let rules = rules {
      $0.view = .week
      $0.selection = .singlePerPage
      $0.disabled = DisabledDays(days: DaySet(closed))
    }
    let weeks = [day("2024-02-13"), day("2024-02-20"), day("2024-02-27")].map {
      CalendarPage(of: $0, .weeks(1), firstWeekday: .sunday)
    }
    selecting.select(.day(day("2024-02-13")), rules, &context)
    selecting.carry(from: weeks[0], to: weeks[1], rules)
    #expect(selecting.selection == .day(day("2024-02-21")))
    selecting.carry(from: weeks[1], to: weeks[2], rules)
    #expect(selecting.selection == .day(day("2024-02-28")))
  }

  @Test func aPreviewEndsWithItsStart() {
    var (selecting, context) = (Selecting(), ReduceContext.sample())
    let rules = rules { $0.selection = .interval }
    let key = NodeKey(.dayCell, page: page("2024-02"), day: day("2024-02-14"))
    selecting.point(at: key, rules.options)
    #expect(selecting.previewed(rules) == nil)
    #expect(selecting.choose(day("2024-02-10"), rules, &context))
    selecting.point(at: key, rules.options)
    #expect(selecting.previewed(rules) == days("2024-02-10", "2024-02-14"))
    selecting.dropStart(rules, &context)
    #expect(selecting.previewed(rules) == nil)
  }
}
