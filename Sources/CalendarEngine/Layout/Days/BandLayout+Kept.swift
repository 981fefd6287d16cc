// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

extension BandLayout {
  /// Adds a band for each run of days on which a goal was reached.
  func addKept(in week: Int32, into builder: inout SceneBuilder) {
    var column = columns.lowerBound
    while column < columns.upperBound {
      var end = column
      while end < columns.upperBound, isKept(end) { end += 1 }
      if end > column {
        // The days beyond the row say whether the run goes on there.
        let first = column == columns.lowerBound && isKept(column - 1) ? column - 1 : column
        let last = end == columns.upperBound && isKept(end) ? end + 1 : end
        let band = Band(
          run: first..<last, number: 2 + column, faint: .outside, tint: Tint.streakKept.rawValue)
        // A single day is its own shape, unless it is of another month and only leaves a trace.
        if last - first > 1 || isOutside(column) {
          add(band, in: week, into: &builder) { isOutside($0) }
        }
      }
      column = end + 1
    }
  }

  private func isKept(_ column: Int32) -> Bool {
    EpochDay(start + column).flatMap { input.state.facts.fact(on: $0) }?.tint
      == Tint.streakKept.rawValue
  }
}
