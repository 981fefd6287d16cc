// SPDX-License-Identifier: MIT
import CivilTime

/// What a day cell is.
enum DayTraits {
  static func of(
    _ day: EpochDay, key: NodeKey, isOutside: Bool, fact: DayFact?, _ input: LayoutInput
  ) -> Traits {
    let state = input.state
    var traits: Traits = []
    if state.options.marksToday, day == input.environment.today { traits.insert(.today) }
    if isOutside { traits.insert(.outside) }
    if input.locale.weekend.contains(day.weekday) { traits.insert(.weekend) }
    if fact?.isHighlighted == true, !isOutside { traits.insert(.highlighted) }
    if key == state.pressed { traits.insert(.pressed) }
    if key.page == state.viewport.page, !isOutside, day == state.focus.day {
      traits.insert(.tabStop)
    }
    guard state.options.bounds.contains(day), fact?.isDisabled != true else {
      return traits.union(.disabled)
    }
    if isOutside, state.options.outsideTap == .ignore { return traits }
    if state.options.selection != .none {
      traits.insert(.selectable)
      if day == state.selection { traits.insert(.selected) }
    }
    return traits
  }
}
