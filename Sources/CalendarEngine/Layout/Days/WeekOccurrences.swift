// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// The occurrences of a week row, as far as the row shows them.
struct WeekOccurrences {
  let page: CalendarPage
  /// The columns that have days.
  let columns: Range<Int32>
  let week: PackedWeek
  /// What fits as bars; nil where cells are too small for bars.
  let bars: PackedWeek.Fitting?

  /// Nil for a week without occurrences.
  init?(
    page: CalendarPage, start: Int32, columns: Range<Int32>, _ input: LayoutInput,
    _ measures: MonthMeasures
  ) {
    guard let week = input.state.facts.week(from: start), !columns.isEmpty else {
      return nil
    }
    self.page = page
    self.columns = columns
    self.week = week
    bars = measures.lanes.map { week.fitting(lanes: $0.count) }
  }

  /// The number of a day's occurrences.
  func count(in column: Int32) -> Int32 { week.counts[Int(column)] }

  /// A day's dots where there are no bars: those of its fact, then one for each occurrence.
  func dots(in column: Int32, behind own: Dots) -> Dots {
    guard bars == nil else { return own }
    let count = count(in: column)
    var tints: [UInt8] = []
    for segment in week.segments where tints.count < 3 {
      guard (segment.span.first..<segment.span.end).contains(column) else { continue }
      let tint = segment.occurrence.tint
      tints.append(tint == 0 ? Dots.untinted : tint)
    }
    return own.adding(tints, count: count)
  }
}
