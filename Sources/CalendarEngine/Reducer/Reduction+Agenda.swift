// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

extension Reduction {
  /// The places of an agenda's days.
  var agenda: MonthList {
    AgendaMeasures(state, context.metrics, weekStart: context.weekStart)
      .list(state, context.weekStart)
  }

  /// Begins an agenda with the keyboard's day, unless it already has a place.
  mutating func beginAgenda() {
    guard state.arrangement.movement == .agenda, state.viewport.list.anchor == nil else { return }
    state.moving.anchor(at: agenda.anchor(on: state.focus.day))
  }

  /// Lists the events of the months in view and around them; what is in view stays where it is.
  mutating func listAgenda() {
    guard state.arrangement.movement == .agenda else {
      return state.facts.closeAgenda()
    }
    let measures = AgendaMeasures(state, context.metrics, weekStart: context.weekStart)
    let (first, last) = state.viewport.pages
    let reach = measures.list(state, context.weekStart)
    let wanted =
      max(first.month.index - 2, reach.firstBand)...min(last.month.index + 2, reach.lastBand)
    let rule = AgendaBook.Rule(
      showsEmptyDays: state.options.agenda.emptyDays == .shown, today: context.today,
      bounds: state.options.bounds, leastRows: measures.leastRows, loads: state.showsFacts)
    guard state.facts.listAgenda(wanted, rule) else { return }
    keepFocusInView(measureView())
    focusListedDay()
  }

  /// Puts the keyboard on a day that is listed.
  mutating func focusListedDay() {
    guard state.arrangement.movement == .agenda else { return }
    let months = state.facts.agenda.months
    // What is not known yet may be listed before long.
    guard months.month(state.focus.day.civil.yearMonth.index)?.isLoading == false else { return }
    let day = state.facts.agenda.day(nearest: state.focus.day)
    guard day != state.focus.day, state.options.bounds.contains(day) else { return }
    state.focus.carry(to: day)
    moveHostFocus()
  }

  /// Brings an event into view, at once: nothing moves under the keyboard.
  mutating func revealInAgenda(_ event: NodeKey) {
    guard let day = event.day,
      let row = state.facts.agenda.events(of: day).firstIndex(where: { $0.number == event.number })
    else { return }
    state.focus.carry(to: day)
    let track = agenda
    let place = track.place(of: state.viewport)
    let way = track.way(from: place, toShow: day, row: Int32(row))
    guard way != 0, !state.motion.isHeld else { return }
    state.moving.stop()
    state.moving.intend(nil)
    let goal = track.move(place, by: way).place
    state.moving.anchor(at: track.anchor(at: goal))
  }
}
