// SPDX-License-Identifier: MIT
import CivilTime

extension Reduction {
  /// Takes what the host says about days.
  mutating func performOnFacts(_ action: CalendarAction) {
    switch action {
    case .loaded(let token, let sequence, let facts, let occurrences):
      let answer = DayAnswer(facts: facts, occurrences: occurrences)
      state.facts.file(token, sequence: sequence, answer, inView: daysInView, &context)
      keepEdits()
    case .loadFailed(let token): state.facts.fail(token, inView: daysInView, &context)
    case .invalidated(let days, let sequence):
      state.facts.invalidate(days, sequence: sequence, &context)
    case .retry: state.facts.retry()
    case .daysNamed(let day, let labels): state.facts.name(day, labels)
    case .alternatesChanged: state.facts.forgetNames()
    case .hoursTold(let zones): state.facts.noteHours(zones)
    case .clocksChanged: state.facts.forgetHours()
    default: break
    }
  }

  /// Gives up on loads that nobody answers.
  mutating func expireFacts() {
    state.facts.expire(inView: daysInView, &context)
  }

  /// The days of the pages in view.
  private var daysInView: DayInterval? {
    state.arrangement.days(in: state.viewport, context.weekStart)
  }

  /// Loads what the view shows about its days.
  mutating func loadFacts() {
    // Small months have no room for dates of another calendar.
    let namesDays = state.options.showsAlternateDates && !state.viewport.page.scale.isYears
    let showsFacts = state.showsFacts
    if namesDays || showsFacts {
      let wanted = wantedFacts
      if namesDays { state.facts.nameDays(wanted, &context) }
      if showsFacts { state.facts.load(wanted, &context) }
    }
  }

  /// Packs the weeks of what has arrived, where they are shown.
  mutating func packWeeks() {
    let arrangement = state.arrangement
    if arrangement.movement.listsDays { return state.facts.unpackDays() }
    state.facts.packWeeks(arrangement.firstWeekday(context.weekStart))
  }

  /// What is wanted about the days in view and about those of the neighbouring pages.
  private var wantedFacts: WantedFacts {
    let (arrangement, weekStart) = (state.arrangement, context.weekStart)
    let (first, last) = state.viewport.pages
    if arrangement.movement.joinsDays { return wantedWeeks(first, last) }
    var pages = [
      daysInView, arrangement.days(on: last.addingClamped(pages: 1), weekStart),
      arrangement.days(on: first.addingClamped(pages: -1), weekStart),
    ]
    let page = loadingPage
    if page != state.viewport.page { pages.append(arrangement.days(on: page, weekStart)) }
    let around = first == last ? (page, page) : (first, last)
    // Facts are kept for twelve pages of days on either side, or for two pages of longer periods.
    return WantedFacts(
      pages: pages, near: WantedFacts.days(around, pages: 1),
      kept: WantedFacts.days(around, pages: state.level == .days ? 12 : 2),
      detail: state.wantedDetail)
  }

  /// What is wanted where days are columns: whole weeks, so that nobody is asked for each column.
  private func wantedWeeks(_ first: CalendarPage, _ last: CalendarPage) -> WantedFacts {
    let start = first.firstDay.startOfWeek(on: .monday)
    let end = last.firstDay.startOfWeek(on: .monday).addingClamped(days: 6)
    let bounds = state.options.bounds
    func weeks(_ before: Int32, _ after: Int32) -> DayInterval? {
      DayInterval(
        first: start.addingClamped(days: -7 * before), last: end.addingClamped(days: 7 * after))
    }
    let inView = DayInterval(first: start, last: end)
    let after = DayInterval(
      first: end.addingClamped(days: 1), last: end.addingClamped(days: 14))
    let before = DayInterval(
      first: start.addingClamped(days: -14), last: start.addingClamped(days: -1))
    let all = first.days
    return WantedFacts(
      pages: [inView, after, before].map { $0?.intersection(bounds) }, near: weeks(3, 3) ?? all,
      kept: weeks(12, 12) ?? all, detail: state.wantedDetail)
  }

  /// The page around which facts are kept: the current one, or the month that a week expands to.
  private var loadingPage: CalendarPage {
    let page = state.viewport.page
    guard state.options.view == .expandable, state.expansion.isFolded else { return page }
    let day = state.dayToKeep(on: page, context.today, context.weekStart)
    return CalendarPage(day.civil.yearMonth)
  }
}

extension Reduction {
  /// What is done to an occurrence's bar, or to the button for those without a place.
  mutating func performOnOccurrence(_ action: CalendarAction) {
    switch action {
    case .chooseOccurrence(let key) where key.isTime:
      if state.options.unselects { clearTime() }
    case .chooseOccurrence(let key):
      if let occurrence = state.facts.occurrence(of: key) {
        select([])
        context.emit(.occurrenceChosen(occurrence))
      }
    case .showMore(let day): context.emit(.moreChosen(day))
    case .focusOccurrence(let key): focusOccurrence(key)
    case .occurrenceEntered(let key): enterOccurrence(key)
    default: break
    }
  }

  private mutating func focusOccurrence(_ key: NodeKey?) {
    guard key != state.focus.occurrence else { return }
    guard let key else {
      state.focus.enter(occurrence: nil)
      return moveHostFocus()
    }
    enterOccurrence(key)
    context.emit(.focus(key))
  }

  /// The host is there already: an answer could only lead its focus away from where it has gone since.
  private mutating func enterOccurrence(_ key: NodeKey) {
    let isNew = key != state.focus.occurrence
    state.focus.enter(occurrence: key)
    if isNew { reveal(key) }
  }
}
