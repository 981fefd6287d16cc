// SPDX-License-Identifier: MIT

import CivilTime

@testable import CalendarEngine

extension ReduceContext {
  /// A step in February 2024, for parts of the state that are tested alone.
  static func sample(today: String? = "2024-02-20", at time: Int64 = 0) -> ReduceContext {
    ReduceContext(
      CalendarEnvironment(
        today: today.map { day($0) }, locale: LocaleProfile(),
        metrics: CalendarMetrics(width: 350)),
      time: time)
  }
}
