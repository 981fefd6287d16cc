// SPDX-License-Identifier: MIT
import CivilTime

/// Everything a calendar remembers between two inputs: what the app asks of it, and one part for
/// each concern.
///
/// Only the part itself changes what it holds.
public struct CalendarState: Hashable, Sendable {
  /// What the app asks of the calendar.
  public internal(set) var options: CalendarOptions {
    // Lent and not copied: a copy would count a reference for each array in them.
    @inline(__always) _read { yield sharedOptions.value }
    set { sharedOptions = Shared(newValue) }
  }
  /// What is in view, and how that moves.
  public internal(set) var moving: Moving
  /// What is selected, and what is about to be.
  public internal(set) var selecting = Selecting()
  /// Where the keyboard is.
  public internal(set) var focus: KeyboardFocus
  /// What is known of days.
  public internal(set) var facts = FactBook()
  /// What is being done to events.
  public internal(set) var editing = Editing()
  /// What the app is being asked.
  var asking = Asking()
  /// What the app and screen readers have been told.
  public internal(set) var telling: Telling

  // Shared, because states and what is made of them are copied often.
  private var sharedOptions: Shared<CalendarOptions>

  /// A calendar on the month of a day, with nothing selected.
  public init(options: CalendarOptions = CalendarOptions(), showing day: EpochDay) {
    let day = options.clamp(day)
    sharedOptions = Shared(options)
    let expansion = Expansion(options.expanding.mode)
    let level = options.startLevel
    // The locale may begin weeks on another weekday; the first input then realigns the pages.
    self.moving = Moving(
      CalendarPage(
        of: day, options.scale(at: level, isFolded: expansion.isFolded),
        firstWeekday: options.firstWeekday ?? .monday,
        from: options.firstCounted), expansion, Zooming(level))
    self.focus = KeyboardFocus(day: day)
    telling = Telling(level: level)
  }
}

extension CalendarState {
  /// Whether another state has the very same options; equal ones that came apart count as others.
  func sharesOptions(with other: CalendarState) -> Bool { sharedOptions === other.sharedOptions }

  /// What is in view.
  public var viewport: Viewport { moving.viewport }

  /// How the view is moving.
  public var motion: Motion { moving.motion }

  /// How far an expandable calendar is expanded.
  public var expansion: Expansion { moving.expansion }

  /// The zoom level: days, months, quarters, years or decades.
  public var level: ZoomLevel { moving.zooming.level }

  /// How one level gives way to another, or nil at rest.
  public var zoom: ZoomMotion? { moving.zooming.motion }

  /// What is selected.
  public var selection: Selection { selecting.selection }

  /// Whether events can be made here at all.
  var makesEvents: Bool {
    !Edition.isPicker && options.timeline.isEditable && !options.isDisabled
  }

  /// Whether what is drawn among hours is a range of times to select, and no event.
  var choosesTime: Bool {
    !Edition.isPicker && options.selection == .time && !options.isDisabled
  }

  /// Whether hands and keys make, move and stretch events, or a range of times.
  var editsEvents: Bool {
    guard makesEvents || choosesTime, level == .days else { return false }
    // Lists have rows too low for bars.
    let movement = arrangement.movement
    return movement.joinsDays || makesEvents && movement.turnsPages
  }

  // These two are not inlined at their dozens of callers, for the size of the WebAssembly module.

  /// How the view in force arranges days.
  @inline(never)
  var arrangement: Arrangement { Arrangement(options, level, moving) }

  /// Which days can be chosen.
  @inline(never)
  var rules: DayRules { DayRules(options: options, facts: facts) }
}

extension CalendarState {
  /// What the title names: while a hand holds the pages, the page that fills most of the view; from
  /// the release on, the page that they settle on.
  public var title: CalendarTitle { title(of: moving.titledPage) }

  /// What the title names while a page is current.
  func title(of page: CalendarPage) -> CalendarTitle {
    guard level == .days else { return CalendarTitle(page) }
    if page.scale == .day { return CalendarTitle(from: page, through: viewport.list.days?.last) }
    if !Edition.isPicker, arrangement.beside > 1, options.titleRule != .selection {
      let last = page.month.addingClamped(months: arrangement.beside - 1)
      return CalendarTitle(page.month, .months(through: last))
    }
    return CalendarTitle(of: page, options.titleRule, selection)
  }

  /// Whether an interval has a start and no end yet.
  var isStarted: Bool { selecting.isStarted(options) }

  /// The interval that choosing the day under the pointer or the focus would select.
  ///
  /// Nil when there is no such day, or when the interval would be too short or too long.
  public var previewedDays: DayInterval? { selecting.previewed(rules) }

  /// The days inside a selected interval that cannot be chosen, as far as is known.
  ///
  /// Linear in the number of known facts or, where weekdays are disabled, of selected days.
  public var unavailableDays: DaySet {
    selection.interval.map { rules.disabledDays(in: $0) } ?? DaySet()
  }

  /// A selection in the form in which the calendar would adopt it.
  ///
  /// Intervals may hold days that cannot be chosen, but not begin or end with one.
  ///
  /// - Parameters:
  ///   - selected: What is to be selected.
  ///   - weekStart: The weekday on which weeks begin in the locale.
  /// - Returns: What would be selected.
  /// - Throws: Why it cannot be; facts that have not arrived yet object to nothing.
  public func admitting(
    _ selected: Selection, weekStart: Weekday
  ) throws(SelectionProblem) -> Selection {
    try rules.admitting(selected, weekStart: weekStart)
  }
}

extension CalendarState {
  /// Whether the view shows facts: small months do, month names alone do not.
  var showsFacts: Bool { options.loadsFacts && (level == .days || arrangement.showsYear) }

  /// How much the view wants to know about its days.
  var wantedDetail: LoadDetail {
    options.loadsOccurrences && !viewport.page.scale.isYears ? .occurrences : .facts
  }

  /// Whether the load of any of the days in view has failed.
  func hasFailed(_ weekStart: Weekday) -> Bool {
    guard showsFacts, let days = arrangement.days(in: viewport, weekStart) else { return false }
    return facts.hasFailed(in: days)
  }

  /// The state of the facts about the days in view.
  func loadStatus(_ weekStart: Weekday) -> FactBook.Status {
    guard showsFacts, let days = arrangement.days(in: viewport, weekStart) else { return .ready }
    return facts.status(of: days, wantedDetail)
  }

  /// The day that stays in view: with its week when a page is folded, with its month when it is
  /// expanded.
  ///
  /// On the current page, it can be the keyboard's day.
  func dayToKeep(on page: CalendarPage, _ today: EpochDay?, _ weekStart: Weekday) -> EpochDay {
    // Where each page has a selected day, that day stays in view.
    let followsKeyboard = focus.isInside && options.selection != .singlePerPage
    if followsKeyboard, page == viewport.page, page.contains(focus.day) { return focus.day }
    let shown = arrangement.days(on: page, weekStart) ?? page.days
    if let day = selection.first(in: shown) { return day }
    // A week expands to the month from which it was folded.
    if page.scale != .month, let day = expansion.day, shown.contains(day) { return day }
    guard options.expanding.focus == .selectedDayOrToday else {
      return options.clamp(page.firstDay)
    }
    if let today, shown.contains(today) { return today }
    return options.clamp(
      page.scale == .month ? page.firstDay : page.firstDay.addingClamped(days: 3))
  }
}
