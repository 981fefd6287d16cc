// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// Lays out the bars of what a hand holds in a month, over all that is there.
enum HeldBarLayout {
  /// Adds their parts in a week of a page that begin in a cell; the week has days in some columns.
  static func nodes(
    in cell: BarLayout.Cell, _ columns: Range<Int32>, on page: CalendarPage, _ input: LayoutInput,
    _ measures: MonthMeasures, into builder: inout SceneBuilder
  ) {
    guard let lanes = measures.lanes else { return }
    let start = cell.day.rawValue - cell.column
    var taken: [(lane: Int32, span: LanePacking.Span)] = []
    for (index, edit) in input.state.editing.shown {
      let held = edit.after
      let first = max(held.days.start.rawValue - start, 0)
      let end = min(held.days.endRawValue - start, 7)
      guard first < end else { continue }
      let span = LanePacking.Span(first: first, end: end)
      let own = PackedWeek(start: start, parts: [PackedWeek.Part(held, span)])
      guard let segment = own.segments.first else { continue }
      let lane = lane(of: edit, span, in: input, from: start, besides: taken)
      taken.append((lane, span))
      guard max(first, columns.lowerBound) == cell.column else { continue }
      let bar = BarLayout.Bar(
        segment: segment, lane: min(lane, lanes.count - 1),
        key: SegmentName(EventNumbers.held - index, in: own).key(on: page))
      BarLayout.addBar(
        bar, until: columns.upperBound, EventTraits.held(input), cell, input, measures, lanes,
        into: &builder)
    }
  }

  /// The lane where it was, or the first one that is free.
  private static func lane(
    of edit: Edit, _ span: LanePacking.Span, in input: LayoutInput, from start: Int32,
    besides held: [(lane: Int32, span: LanePacking.Span)]
  ) -> Int32 {
    var taken = held
    if let week = input.state.facts.week(from: start) {
      if let own = week.segments.first(where: { edit.moves($0.occurrence) }) { return own.lane }
      taken += week.segments.map { ($0.lane, $0.span) }
    }
    return (0..<PackedWeek.mostLanes).first { lane in
      !taken.contains { $0.lane == lane && $0.span.first < span.end && span.first < $0.span.end }
    } ?? 0
  }
}
