// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// Whether a day can be chosen.
  func isEnabled(_ day: EpochDay) -> Bool {
    options.admits(day) && fact(on: day)?.isDisabled != true
  }

  mutating func choose(_ day: EpochDay, on page: CalendarPage, _ context: inout ReduceContext) {
    let isOutside = isOutside(day, on: page)
    if isOutside, options.outsideTap == .ignore || options.outsideDays == .hidden { return }
    guard isEnabled(day) else { return announce(.unavailable(day)) }
    extent = nil
    take(day, context.weekStart)
    if isOutside, options.outsideTap == .select, options.selection != .singlePerPage { return }
    let isOther = focus.day != day
    focus.day = day
    focus.wantedDayOfMonth = nil
    let own = self.page(of: day, context.weekStart)
    if own != homePage(of: day) {
      turn(to: own, keepingFocus: true, &context)
    } else if isOther {
      // A screen reader chooses without moving the host's focus.
      moveHostFocus(&context)
    }
  }

  /// Whether a day is shown on a month's page and is another month's.
  func isOutside(_ day: EpochDay, on page: CalendarPage) -> Bool {
    page.scale == .month && !page.contains(day)
  }

  /// Selects something else and says so; what the rules for intervals object to only says why.
  @inline(never)
  mutating func replace(with new: Selection, announcing content: Announcement.Content? = nil) {
    guard new != selection else { return }
    if let objection = objection(to: new) { return announce(objection) }
    selection = new
    announce(content ?? announcement(of: new))
  }

  /// Whether an interval has a start and no end yet.
  var isStarted: Bool {
    options.selection == .interval && selection.kind == .day
  }

  /// The days inside a selected interval that cannot be chosen, as far as is known.
  ///
  /// Linear in the number of known facts; where weekdays are disabled, in that of selected days.
  public var unavailableDays: DaySet {
    selection.interval.map { disabledDays(in: $0) } ?? DaySet()
  }

  /// How many they are; costs nothing for each selected day.
  public var unavailableCount: Int32 {
    guard let days = selection.interval else { return 0 }
    return options.disabled.count(in: days, or: window.disabledDays(in: days))
  }

  /// The days of an interval within the bounds that cannot be chosen, as far as is known.
  func disabledDays(in days: DayInterval) -> DaySet {
    options.disabled.days(in: days, or: window.disabledDays(in: days))
  }

  mutating func announce(_ content: Announcement.Content) {
    announcement = Announcement(content: content, serial: (announcement?.serial ?? 0) &+ 1)
  }
}
