// SPDX-License-Identifier: MIT
import CalendarFoundation
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// Edits on days that have no 24 hours.
struct EditingClocksTests {
  static let changes = TimelineClocksTests.changes

  private func harness(_ change: TimelineClocksTests.Change, _ length: Int32) throws
    -> (EngineHarness, ZoneRules)
  {
    let harness = EngineHarness.editable(showing: change.day)
    let rules = try ZoneRules(identifier: change.zone)
    let days = try #require(
      DayInterval(start: day(change.day).addingClamped(days: -45), count: 90))
    harness.send(.hoursTold([ZoneTimes(name: [], offsets: rules.offsets(in: days))]))
    // Two days later clocks do not change.
    let far = day(change.day).addingClamped(days: 2)
    let plain = Occurrence(id: Array("a".utf8), start: (far, 600), end: (far, 600 + length))
    let event = harness.state.facts.hours.placed(plain, from: plain.wallStart, to: plain.wallEnd)
    harness.answer([event])
    harness.forget()
    return (harness, rules)
  }

  /// On each quarter of an hour of such a day as much time passes as before, and the clocks are right.
  @Test(arguments: changes) func ic72AMovedEventLastsAsLongAsBefore(
    _ change: TimelineClocksTests.Change
  ) throws {
    let (harness, rules) = try harness(change, 90)
    let isMissing = change.gap == 0...1440
    harness.send(.edit(.take(Array("a".utf8), .move)))
    for minute in stride(from: Int32(0), to: 1_440, by: 15) {
      harness.send(.edit(.drag(to: ClockPlace(day: day(change.day), minute: minute))))
      let after = try #require(harness.state.editing.edit?.after)
      let hours = try #require(after.hours)
      #expect(hours.duration == 5_400, "\(minute)")
      // What the rules of the zone say of that time.
      let wanted = rules.instant(ofMinute: minute, on: day(change.day))
      let start = rules.civil(at: wanted)
      #expect(
        after.days.start == start.day && hours.start == Int32(start.time.minuteOfDay), "\(minute)")
      let end = rules.civil(
        at: Instant(clamping: wanted.microsecondsSince1970 + 5_400_000_000))
      #expect(hours.end % 1_440 == Int32(end.time.minuteOfDay), "\(minute)")
      // A time that there is stays what was asked for.
      if !isMissing, change.gap?.contains(minute) != true {
        #expect(hours.start == minute && after.days.start == day(change.day), "\(minute)")
      }
    }
  }

  /// Whoever moves an event over a change of the clocks hears of it, whichever way it goes, and also where
  /// the event has it in its midst; elsewhere nothing is said of clocks.
  @Test(arguments: changes) func ic72AChangeOfTheClocksIsSaid(
    _ change: TimelineClocksTests.Change
  ) throws {
    // A day that is left out moves no clock of the day, and on a plain one they do not change.
    guard change.gap != 0...1440, change.gap != nil || change.fold != nil else { return }
    let (harness, _) = try harness(change, 90)
    let said = change.gap == nil ? "clocks go back" : "clocks go forward"
    for (days, minute, isOver) in [
      (Int32(1), Int32(600), false), (-2, 600, true), (0, 1_200, true), (3, 600, false),
      (-1, 600, true), (-3, 600, false), (2, 600, true),
    ] {
      harness.send(.edit(.take(Array("a".utf8), .move)))
      let place = day(change.day).addingClamped(days: days)
      harness.send(.edit(.place(at: ClockPlace(day: place, minute: minute))))
      #expect(harness.spoken.contains("; was "), "\(days)")
      #expect(harness.spoken.hasSuffix(", \(said)") == isOver, "\(days) \(harness.spoken)")
      #expect(harness.spoken.contains("clocks") == isOver, "\(days) \(harness.spoken)")
    }
  }

  /// The other end stays at its instant.
  @Test(arguments: changes) func ic77AnEndIsMovedAlone(_ change: TimelineClocksTests.Change) throws
  {
    let (harness, rules) = try harness(change, 30)
    for kind in [Edit.Kind.resizeStart, .resizeEnd] {
      harness.send(.edit(.cancel))
      harness.send(.edit(.take(Array("a".utf8), kind)))
      let before = try #require(harness.state.editing.edit?.before)
      let far = before.days.start
      for minute in stride(from: Int32(0), to: 1_440, by: 45) {
        harness.send(.edit(.drag(to: ClockPlace(day: far, minute: minute))))
        let after = try #require(harness.state.editing.edit?.after)
        if kind == .resizeEnd {
          #expect(after.hours?.start == before.hours?.start && after.days.start == far)
        } else {
          #expect(after.hours?.end == before.hours?.end && after.days.last == far)
        }
        let (start, end) = (
          rules.instant(ofMinute: after.hours?.start ?? 0, on: after.days.start),
          rules.instant(ofMinute: after.hours?.end ?? 0, on: after.days.last ?? far)
        )
        let seconds = (end.microsecondsSince1970 - start.microsecondsSince1970) / 1_000_000
        #expect(after.hours?.duration == Int32(seconds), "\(minute)")
      }
    }
  }
}

extension ZoneRules {
  /// The instant at which clocks show a minute of a day; the first of two, and after a gap.
  fileprivate func instant(ofMinute minute: Int32, on day: EpochDay) -> Instant {
    instant(
      of: CivilDateTime(day: day, time: .midnight)
        .addingClamped(microseconds: Int64(minute) * 60_000_000))
  }
}
