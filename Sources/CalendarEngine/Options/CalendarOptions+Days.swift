// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarOptions {
  /// The dots of a fact that are shown.
  func dots(of fact: DayFact) -> Dots {
    showsIndicators && fact.showsIndicator ? fact.dots : .none
  }

  /// A day of the week from which pages of several weeks are counted: the first one that can be
  /// reached, so that no page begins with a week that cannot.
  var firstCounted: EpochDay { bounds.start == .min ? .epoch : bounds.start }
  /// Whether a day can be reached and no rule disables it; only the app knows whether it may be
  /// chosen on that day.
  public func admits(_ day: EpochDay) -> Bool {
    bounds.contains(day) && !disabled.contains(day)
  }

  /// The reachable day nearest to this one.
  func clamp(_ day: EpochDay) -> EpochDay {
    bounds.clamp(day) ?? bounds.start
  }
}
