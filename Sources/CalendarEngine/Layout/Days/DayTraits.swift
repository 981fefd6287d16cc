// SPDX-License-Identifier: MIT
import CivilTime

/// The traits of a day's cell.
enum DayTraits {
  static func of(
    _ day: EpochDay, key: NodeKey, isOutside: Bool, fact: DayFact?, _ input: LayoutInput
  ) -> Traits {
    let state = input.state
    var traits: Traits = []
    if state.options.marksToday, day == input.environment.today { traits.insert(.today) }
    if isOutside { traits.insert(.outside) }
    if input.locale.weekend.contains(day.weekday) { traits.insert(.weekend) }
    if fact?.isHighlighted == true { traits.insert(.highlighted) }
    if key == state.selecting.pressed { traits.insert(.pressed) }
    if !isOutside, day == state.focus.day,
      key == NodeKey(.dayCell, page: state.arrangement.ownPage(of: state.focus.day), day: day)
    {
      traits.insert(.tabStop)
    }
    traits.formUnion(range(day, in: state.selection.interval))
    let previewed = range(day, in: input.preview)
    if previewed != [] { traits.formUnion(previewed.union(.preview)) }
    guard state.options.admits(day), fact?.isDisabled != true else {
      return traits.union(isAmongOpen(day, state.options) ? [.disabled, .closed] : .disabled)
    }
    if state.options.isDisabled {
      traits.insert(.disabled)
      // Only what is selected is still told from the rest.
      if state.selection.contains(day) { traits.formUnion([.selected, .selectable]) }
      return traits
    }
    if isOutside, state.options.outsideTap == .ignore { return traits }
    if state.options.selection != .none {
      traits.insert(.selectable)
      if state.selection.contains(day) { traits.insert(.selected) }
    }
    return traits
  }

  /// Whether days within a week before a day and within a week after it can be chosen.
  private static func isAmongOpen(_ day: EpochDay, _ options: CalendarOptions) -> Bool {
    func opens(_ step: Int32) -> Bool {
      for distance in 1...Int32(7) {
        if let other = day.adding(days: step * distance), options.admits(other) { return true }
      }
      return false
    }
    return opens(-1) && opens(1)
  }

  /// The traits of a day within an interval.
  private static func range(_ day: EpochDay, in days: DayInterval?) -> Traits {
    guard let days, days.contains(day) else { return [] }
    var traits: Traits = day == days.start ? .rangeStart : []
    if day == days.last { traits.insert(.rangeEnd) }
    return traits.isEmpty ? .rangeMiddle : traits
  }
}
