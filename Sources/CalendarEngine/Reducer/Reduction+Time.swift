// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

// A range of times that hands and keys draw, move and stretch as they do events.
extension Reduction {
  /// Selects the time that an event takes, and returns what is selected as an event.
  ///
  /// What the rules for days do not admit is announced, and changes nothing; nil is returned then.
  @inline(never)
  mutating func chooseTime(_ event: Occurrence) -> Occurrence? {
    // Where clocks are set back meanwhile, it may end before it begins on them.
    let (start, last) = (event.wallStart, event.wallEnd)
    let end = last > start ? last : start + Int64(event.hours?.duration ?? 0) / 60
    guard let range = TimeRange(start: start, end: end) else { return nil }
    let rules = state.rules
    do throws(SelectionProblem) {
      let selected = try rules.admitting(.time(range), weekStart: context.weekStart)
      state.telling.dropNotice()
      let words = Announcement.Content.time(
        event.days.start, event.wallMinutes, besides: EventNumbers.time)
      state.selecting.replace(with: selected, announcing: words, rules, &context)
      return state.chosenTime
    } catch {
      switch error {
      case .disabled(let day), .outOfBounds(let day): context.announce(.unavailable(day))
      default: context.announce(.unavailable(event.days.start))
      }
      return nil
    }
  }

  /// Selects a range of times about which the app has been asked.
  mutating func select(_ range: TimeRange) {
    guard state.choosesTime, let chosen = chooseTime(state.event(at: range)) else { return }
    putKeyboard(on: chosen)
  }

  /// Brings the hours of the range of times into view that the app has selected.
  mutating func revealTime() {
    guard isAmongHours, let time = state.chosenTime else { return }
    timeline.reveal(time.wallMinutes, &state.moving, still)
  }

  /// Until somebody scrolls them, the hours in which the selected range of times begins are in view.
  @inline(never)
  mutating func placeTime() {
    guard isAmongHours, let time = state.selection.time else { return }
    let start = Int32(time.start - Int64(time.days.start.rawValue) * 1440)
    timeline.place(start, &state.moving)
  }

  /// Selects no time any more; a keyboard that was on it is at its start.
  @inline(never)
  mutating func clearTime() {
    guard state.choosesTime, let time = state.chosenTime else { return }
    let wasOnIt = state.focus.occurrence?.isTime == true
    state.selecting.replace(with: .none, announcing: .cleared, state.rules, &context)
    guard wasOnIt else { return }
    state.focus.enter(occurrence: nil)
    state.focus.carry(to: time.days.start)
    stand(at: time.hours?.start ?? 0, inPart: 0)
    moveHostFocus()
  }
}
