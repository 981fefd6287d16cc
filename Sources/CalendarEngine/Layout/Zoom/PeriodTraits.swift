// SPDX-License-Identifier: MIT
import CivilTime

/// The traits of a month's, a year's or a decade's cell.
enum PeriodTraits {
  static func of(
    _ period: CalendarPage, key: NodeKey, isOutside: Bool, _ input: LayoutInput
  ) -> Traits {
    let state = input.state
    let days = period.days
    var traits: Traits = isOutside ? .outside : []
    if state.options.marksToday, let today = input.environment.today, days.contains(today) {
      traits.insert(.today)
    }
    if key == state.selecting.pressed { traits.insert(.pressed) }
    if !isOutside, key == state.arrangement.cell(of: state.focus.day) { traits.insert(.tabStop) }
    guard days.overlaps(state.options.bounds) else { return traits.union(.disabled) }
    if isOutside, state.options.outsideTap == .ignore { return traits }
    if isSelected(days, state) { traits.insert(.selected) }
    if state.level == state.options.picks, state.options.selection != .none {
      traits.insert(state.options.isDisabled ? .disabled : .selectable)
    }
    return traits
  }

  /// Whether anything in the period is selected; small months show that on their days instead.
  private static func isSelected(_ days: DayInterval, _ state: CalendarState) -> Bool {
    if state.arrangement.showsYear, state.options.picks == .days { return false }
    return state.selection.first(in: days) != nil
  }
}
