// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// What a host says of the days of a load.
struct DayAnswer: Hashable, Sendable {
  var facts: [DayFact]
  /// Occurrences that touch the days, in the order of their placing.
  var occurrences: [Occurrence]

  init(facts: [DayFact], occurrences: [Occurrence] = []) {
    self.facts = facts
    self.occurrences = occurrences.inOrder { Occurrence.comesBefore($0, $1) }
  }
}
