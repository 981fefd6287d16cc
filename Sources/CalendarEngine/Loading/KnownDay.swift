// SPDX-License-Identifier: MIT
import CivilTime

/// What is known about a day that is laid out.
struct KnownDay {
  /// Its fact; nil for a day of which none is known.
  let fact: DayFact?
  /// Its date in another calendar; nil where none is shown.
  let alternate: AlternateLabel?

  init(_ day: EpochDay, in facts: FactBook) {
    fact = facts.fact(on: day)
    alternate = facts.alternate(on: day)
  }
}
