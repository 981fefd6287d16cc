// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// Lays out the events of whole days above the hours: a cell for each day, and bars across them.
enum TimelineLaneLayout {
  static func nodes(
    for input: LayoutInput, _ frame: TimelineFrame, in grid: Int32,
    into builder: inout SceneBuilder
  ) {
    let measures = frame.measures
    let row = frame.row(
      2, top: measures.lanesTop, height: measures.lanes.height, in: grid, &builder)
    addHead(input, frame, in: row, into: &builder)
    let strip = frame.window(.lanes, height: measures.lanes.height, in: row, &builder)
    for column in frame.columns {
      addCell(input, frame, column, in: strip, into: &builder)
    }
  }

  /// Adds what stands beside the bars: the date of a single day, what they are, and the button that
  /// shows all of them.
  private static func addHead(
    _ input: LayoutInput, _ frame: TimelineFrame, in row: Int32, into builder: inout SceneBuilder
  ) {
    let measures = frame.measures
    let (width, height) = (measures.timeWidth, measures.lanes.height)
    let x = input.x(leading: 0, width: width, in: measures.whole.width)
    let box = LayoutRect(x: x, y: 0, width: width, height: height)
    if measures.dateHeight == 0 {
      let day = measures.columns.day(at: frame.columns.lowerBound)
      return TimelineDates.add(
        day, LayoutRect(x: x, y: 0, width: width, height: min(height, 64)), input, in: row,
        into: &builder)
    }
    let key = NodeKey(.lanesButton)
    guard measures.lanes.isCollapsible else {
      let label = builder.add(NodeKey(.lanesLabel), in: row, frame: box)
      return builder.text(label) { input.phrases.append(.allDay, to: &$0) }
    }
    var traits: Traits = input.state.moving.hours.showsAllLanes ? .expanded : []
    if input.state.selecting.pressed == key { traits.insert(.pressed) }
    let button = builder.add(key, in: row, frame: box, traits: traits)
    let isExpanded = traits.contains(.expanded)
    builder.label(button) {
      input.phrases.append(isExpanded ? .showFewerEvents : .showAllEvents, to: &$0)
    }
  }

  private static func addCell(
    _ input: LayoutInput, _ frame: TimelineFrame, _ column: Int32, in strip: Int32,
    into builder: inout SceneBuilder
  ) {
    let measures = frame.measures
    let day = measures.columns.day(at: column)
    let cell = builder.add(
      NodeKey(.allDayCell, page: CalendarPage(.day, index: day.rawValue), day: day), in: strip,
      frame: frame.rect(column, y: 0, height: measures.lanes.height),
      traits: input.locale.weekend.contains(day.weekday) ? .weekend : [])
    if !builder.keepWords(cell) {
      builder.label(cell) { input.locale.append(day, input.locale.fullDate, to: &$0) }
    }
    let lanes = measures.lanes
    var hidden: Int32 = 0
    for bar in input.state.facts.bars(
      touching: DayInterval(first: day, last: day) ?? day.civil.yearMonth.days)
    {
      let isCounted = lanes.countsRest && bar.lane >= lanes.shown - 1
      if isCounted || bar.lane >= lanes.shown {
        hidden += 1
        continue
      }
      // A bar is in the cell of its first day in view.
      let first = max(measures.columns.column(of: bar.days.start), frame.columns.lowerBound)
      if first == column { add(bar, input, frame, column, in: cell, into: &builder) }
    }
    if hidden > 0 { addMore(hidden, day, input, frame, in: cell, into: &builder) }
    var index = input.state.editing.heldCount
    while index > 0 {
      index -= 1
      guard let held = heldBar(index, input, lanes) else { continue }
      let first = max(measures.columns.column(of: held.days.start), frame.columns.lowerBound)
      let isHere = first == column && held.days.endRawValue > day.rawValue
      if isHere { add(held, input, frame, column, in: cell, into: &builder) }
    }
  }

  /// The bar of what a hand holds or of what follows that, in the lane where it was or in one that is free.
  private static func heldBar(
    _ index: Int, _ input: LayoutInput, _ lanes: TimelineLanes
  ) -> LaneBar? {
    let (editing, facts) = (input.state.editing, input.state.facts)
    let event = editing.held(index)
    guard !event.isTimed else { return nil }
    let part = input.state.options.shownGroups.part(ofBar: event)
    let others = facts.bars(touching: event.days).filter {
      !editing.moves($0.occurrence) && ($0.part == part || min($0.part, part) < 0)
    }
    let free = (0..<max(lanes.shown, 1)).first { lane in !others.contains { $0.lane == lane } }
    var lane = free.map { $0 + Int32(index) } ?? .max
    if let former = editing.former(index, facts),
      let own = facts.bars(touching: former.days).first(where: { $0.occurrence.id == former.id })
    {
      lane = own.lane
    }
    return LaneBar(
      occurrence: event, lane: min(lane, max(lanes.shown - 1, 0)),
      number: EventNumbers.held - Int32(index), part: part)
  }

  private static func add(
    _ bar: LaneBar, _ input: LayoutInput, _ frame: TimelineFrame, _ column: Int32,
    in cell: Int32, into builder: inout SceneBuilder
  ) {
    let measures = frame.measures
    let columns = measures.columns
    // Up to the last shown day before its end.
    let past = columns.column(of: EpochDay(clamping: Int64(bar.days.endRawValue)))
    let end = min(max(past, column + 1), frame.columns.upperBound + 1)
    var traits: Traits = []
    if columns.day(at: column) > bar.occurrence.days.start { traits.insert(.continuesBefore) }
    if past > end || bar.days.endRawValue < bar.occurrence.days.endRawValue {
      traits.insert(.continuesAfter)
    }
    let (before, after) = (
      traits.contains(.continuesBefore) ? 0.0 : 1.0, traits.contains(.continuesAfter) ? 0.0 : 3.0
    )
    // What is in one of the columns of a day is as wide as that.
    let room =
      bar.part < 0
      ? Double(end - column) * measures.columnWidth
      : measures.columnWidth / Double(input.state.parts(of: bar.days.start))
    let width = max(room - before - after, 1)
    let leading = before + room * Double(max(bar.part, 0))
    // The lane is part of the key of bars that the same event has in turn.
    let key = NodeKey(.eventBar, number: bar.number, day: bar.days.start)
    let selecting = input.state.selecting
    let isHeld = EventNumbers.isHeld(bar.number)
    traits.formUnion(
      isHeld ? EventTraits.held(input) : EventTraits.of(bar.occurrence, input))
    if selecting.pressed == key { traits.insert(.pressed) }
    if selecting.pointing.bar == key { traits.insert(.hovered) }
    let node = builder.add(
      key, in: cell,
      frame: LayoutRect(
        x: input.x(leading: leading, width: width, in: measures.columnWidth),
        y: 3 + Double(bar.lane) * measures.lanes.rowHeight, width: width,
        height: measures.lanes.rowHeight - 2),
      traits: traits)
    builder.text(node) { $0.append(contentsOf: bar.occurrence.title) }
    builder.label(node) { OccurrenceLabel.append(bar.occurrence, input, to: &$0) }
    builder.detail(node) { bar.occurrence.appendDetail(to: &$0) }
    builder.update(node) {
      $0.tint = bar.occurrence.tint
      $0.layer = isHeld ? 3 : 1
    }
    guard bar.number == EventNumbers.held else { return }
    let all = Double(frame.columns.count) * measures.columnWidth
    let shift = Double(frame.columns.lowerBound - column) * measures.columnWidth
    let bounds = LayoutRect(
      x: input.x(leading: shift, width: all, in: measures.columnWidth), y: 0, width: all,
      height: measures.lanes.height)
    ResizeHandles.add(over: node, within: bounds, input, into: &builder)
  }

  private static func addMore(
    _ count: Int32, _ day: EpochDay, _ input: LayoutInput, _ frame: TimelineFrame,
    in cell: Int32, into builder: inout SceneBuilder
  ) {
    let measures = frame.measures
    let key = NodeKey(.moreButton, page: CalendarPage(.day, index: day.rawValue), day: day)
    let node = builder.add(
      key, in: cell,
      frame: LayoutRect(
        x: 1, y: 3 + Double(measures.lanes.shown - 1) * measures.lanes.rowHeight,
        width: max(measures.columnWidth - 4, 1), height: measures.lanes.rowHeight - 2),
      traits: input.state.selecting.pressed == key ? .pressed : [])
    var number: [UInt8] = []
    input.locale.append(Int64(count), to: &number)
    builder.text(node) { out in
      input.locale.appendPlus(to: &out)
      out.append(contentsOf: number)
    }
    builder.label(node) { out in
      input.phrases.append(.moreEvents, count: Int64(count), arguments: [number], to: &out)
      input.phrases.append(.separator, to: &out)
      input.locale.append(day, input.locale.fullDate, to: &out)
    }
    builder.detail(node) { $0.append(contentsOf: number) }
    builder.update(node) { $0.layer = 1 }
  }
}
