// SPDX-License-Identifier: MIT
import CivilTime

/// What a layout sees: a state in an environment.
struct LayoutInput {
  let state: CalendarState
  let environment: CalendarEnvironment
  let phrases: PhraseBook

  var locale: LocaleProfile { environment.locale }
  var isRightToLeft: Bool { environment.locale.isRightToLeft }
  var firstWeekday: Weekday { state.firstWeekday(environment) }

  /// The x of something that stands so far from the leading edge of its container.
  func x(leading: Double, width: Double, in container: Double) -> Double {
    isRightToLeft ? container - leading - width : leading
  }
}
