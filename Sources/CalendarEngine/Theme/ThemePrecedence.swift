// SPDX-License-Identifier: MIT

/// Which of a day's states determines its colours when it is in several.
///
/// What an app says about a day, by tint or title tint, comes after the selection and before today.
public enum ThemePrecedence: UInt8, CaseIterable, Sendable {
  /// Selected, today, outside, disabled, weekend, as in FSCalendar.
  case selectionFirst = 0
  /// Outside, disabled, selected, today, weekend, as in FUICalendarView: a day outside the month,
  /// or one that cannot be chosen, shows nothing else, neither a tint nor that it is selected.
  case monthFirst
}

extension ThemePrecedence {
  /// Where a day's colours can come from.
  enum Source {
    case state(ThemeState)
    /// What the app says about the day.
    case fact
  }

  /// The sources for a day with these traits, the decisive one first; the last is `normal`.
  func sources(_ traits: Traits) -> [Source] {
    var away: [Source] = []
    if traits.contains(.outside) { away.append(.state(.outside)) }
    if traits.contains(.disabled) { away.append(.state(.disabled)) }
    if self == .monthFirst, !away.isEmpty { return away + [.state(.normal)] }
    var sources: [Source] = []
    if traits.contains(.selected) {
      if traits.contains(.today) { sources.append(.state(.selectedToday)) }
      sources.append(.state(.selected))
    }
    sources.append(.fact)
    if traits.contains(.today) { sources.append(.state(.today)) }
    sources += away
    if traits.contains(.weekend) { sources.append(.state(.weekend)) }
    sources.append(.state(.normal))
    return sources
  }
}
