// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// Lays out the bar of what a hand holds in a month, over all that is there.
enum HeldBarLayout {
  /// Adds its part in a week of a page, if that begins in a cell; the week has days in some columns.
  static func node(
    in cell: BarLayout.Cell, _ columns: Range<Int32>, on page: CalendarPage, _ input: LayoutInput,
    _ measures: MonthMeasures, into builder: inout SceneBuilder
  ) {
    guard let edit = input.state.editing.edit, let lanes = measures.lanes else { return }
    let (held, start) = (edit.after, cell.day.rawValue - cell.column)
    let first = max(held.days.start.rawValue - start, 0)
    let end = min(held.days.endRawValue - start, 7)
    guard first < end, max(first, columns.lowerBound) == cell.column else { return }
    let span = LanePacking.Span(first: first, end: end)
    let own = PackedWeek(start: start, parts: [PackedWeek.Part(held, span)])
    guard let segment = own.segments.first else { return }
    let lane = lane(of: edit, span, in: input.state.facts.week(from: start))
    let bar = BarLayout.Bar(
      segment: segment, lane: min(lane, lanes.count - 1),
      key: SegmentName(EventNumbers.held, in: own).key(on: page))
    BarLayout.addBar(
      bar, until: columns.upperBound, EventTraits.held(input), cell, input, measures, lanes,
      into: &builder)
  }

  /// The lane where it was, or the first one that is free.
  private static func lane(of edit: Edit, _ span: LanePacking.Span, in week: PackedWeek?) -> Int32 {
    guard let week else { return 0 }
    if let own = week.segments.first(where: { edit.moves($0.occurrence) }) { return own.lane }
    let taken = week.segments.filter { $0.span.first < span.end && span.first < $0.span.end }
    return (0..<PackedWeek.mostLanes).first { lane in !taken.contains { $0.lane == lane } } ?? 0
  }
}
