// SPDX-License-Identifier: MIT
import CivilTime

/// Pickers know nothing about days but their dates.
struct KnownDay {
  init(_ day: EpochDay, in facts: FactBook) {}

  var fact: DayFact? { nil }
  var alternate: AlternateLabel? { nil }
}
