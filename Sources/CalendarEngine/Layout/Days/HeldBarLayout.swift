// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// Lays out the bars of what a hand holds in a month, over all that is there.
enum HeldBarLayout {
  /// Adds their parts in a week of a page that begin in a cell; the week has days in some columns.
  static func nodes(
    in cell: DayCell, _ columns: Range<Int32>, on page: CalendarPage, _ input: LayoutInput,
    _ measures: MonthMeasures, into builder: inout SceneBuilder
  ) {
    var index = input.state.editing.heldCount
    while index > 0 {
      index -= 1
      node(index, in: cell, columns, on: page, input, measures, into: &builder)
    }
  }

  private static func node(
    _ index: Int, in cell: DayCell, _ columns: Range<Int32>, on page: CalendarPage,
    _ input: LayoutInput, _ measures: MonthMeasures, into builder: inout SceneBuilder
  ) {
    guard let lanes = measures.lanes else { return }
    let (held, start) = (input.state.editing.held(index), cell.day.rawValue - cell.column)
    let first = max(held.days.start.rawValue - start, 0)
    let end = min(held.days.endRawValue - start, 7)
    guard first < end, max(first, columns.lowerBound) == cell.column else { return }
    let span = LanePacking.Span(first: first, end: end)
    let own = PackedWeek(start: start, parts: [PackedWeek.Part(held, span)])
    guard let segment = own.segments.first else { return }
    let lane = lane(of: held, index, span, in: input.state.facts.week(from: start), input)
    let bar = BarLayout.Bar(
      segment: segment, lane: min(lane, lanes.count - 1),
      key: SegmentName(EventNumbers.held - Int32(index), in: own).key(on: page))
    BarLayout.addBar(
      bar, until: columns.upperBound, EventTraits.held(input), cell, input, measures, lanes,
      into: &builder)
    // On days an event with hours has no ends to take.
    guard index == 0, !held.isTimed else { return }
    let width = measures.columnWidth
    let room = Double(columns.count) * width
    let leading = Double(columns.lowerBound - cell.column) * width
    let bounds = LayoutRect(
      x: input.x(leading: leading, width: room, in: width), y: 0, width: room,
      height: measures.rowHeight)
    let node = Int32(builder.count - 1)
    ResizeHandles.add(over: node, within: bounds, on: page, input, into: &builder)
  }

  /// The lane where it was; or the first one that is free, and for what follows another one below.
  private static func lane(
    of event: Occurrence, _ index: Int, _ span: LanePacking.Span, in week: PackedWeek?,
    _ input: LayoutInput
  ) -> Int32 {
    guard let week else { return Int32(index) }
    let editing = input.state.editing
    if editing.moves(event), let own = week.segments.first(where: { $0.occurrence.id == event.id })
    {
      return own.lane
    }
    let taken = week.segments.filter { $0.span.first < span.end && span.first < $0.span.end }
    let free = (0..<PackedWeek.mostLanes).first { lane in !taken.contains { $0.lane == lane } } ?? 0
    return free + Int32(index)
  }
}
