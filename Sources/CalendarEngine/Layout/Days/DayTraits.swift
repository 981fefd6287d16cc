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
      return traits.union(.disabled)
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

  /// The traits of a day within an interval.
  private static func range(_ day: EpochDay, in days: DayInterval?) -> Traits {
    guard let days, days.contains(day) else { return [] }
    var traits: Traits = day == days.start ? .rangeStart : []
    if day == days.last { traits.insert(.rangeEnd) }
    return traits.isEmpty ? .rangeMiddle : traits
  }
}
