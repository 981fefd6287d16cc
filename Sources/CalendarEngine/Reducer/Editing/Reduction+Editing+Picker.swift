// SPDX-License-Identifier: MIT

extension Reduction {
  /// Pickers show no events.
  mutating func edit(_ move: EditMove) {}
  mutating func keepHold() {}
  mutating func revealTime() {}
  mutating func placeTime() {}
  mutating func feelTurn(from page: CalendarPage) {}
}
