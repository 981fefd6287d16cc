// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// Lays out the bars that begin in a cell, and the count of those without a place.
enum BarLayout {
  static func nodes(
    _ occurrences: WeekOccurrences, in cell: DayCell, _ input: LayoutInput,
    _ measures: MonthMeasures,
    into builder: inout SceneBuilder
  ) {
    guard let lanes = measures.lanes, let bars = occurrences.bars else { return }
    for segment in bars.segments
    where max(segment.span.first, occurrences.columns.lowerBound) == cell.column
      && segment.span.end > occurrences.columns.lowerBound
    {
      let name = SegmentName(segment, in: occurrences.week)
      addBar(
        Bar(segment: segment, lane: segment.lane, key: name.key(on: occurrences.page)),
        until: occurrences.columns.upperBound,
        EventTraits.of(segment.occurrence, input), cell, input, measures, lanes,
        into: &builder)
    }
    let more = bars.more[Int(cell.column)]
    if more > 0 { addMore(more, occurrences, cell, input, measures, lanes, into: &builder) }
  }

  /// A bar, or the part of it in a week.
  struct Bar {
    let segment: Segment
    let lane: Int32
    let key: NodeKey
  }

  // Not inlined at its callers, for the size of the WebAssembly module.
  /// Adds a bar that begins in a cell and goes no further than a column.
  @inline(never)
  static func addBar(
    _ bar: Bar, until last: Int32, _ more: Traits, _ cell: DayCell, _ input: LayoutInput,
    _ measures: MonthMeasures, _ lanes: LaneMeasures, into builder: inout SceneBuilder
  ) {
    let (segment, key) = (bar.segment, bar.key)
    let end = min(segment.span.end, last)
    var traits = ends(of: segment, from: cell.column, to: end).union(more)
    let (before, after) = (
      traits.contains(.continuesBefore) ? 0.0 : 2.0, traits.contains(.continuesAfter) ? 0.0 : 3.0
    )
    let width = Double(end - cell.column) * measures.columnWidth - before - after
    let x = input.x(leading: before, width: width, in: measures.columnWidth)
    let occurrence = segment.occurrence
    if occurrence.hours != nil, occurrence.days.count == 1 { traits.insert(.timed) }
    let selecting = input.state.selecting
    if isPart(key, of: occurrence, at: selecting.pressed, input) { traits.insert(.pressed) }
    if isPart(key, of: occurrence, at: selecting.pointing.bar, input) { traits.insert(.hovered) }
    let node = builder.add(
      key, in: cell.node,
      frame: LayoutRect(
        x: x, y: lanes.y(lane: bar.lane), width: width, height: lanes.barHeight),
      traits: traits)
    let time =
      traits.contains(.continuesBefore) ? [] : time(of: occurrence, in: width, input, measures)
    builder.text(node) { out in
      out.append(contentsOf: occurrence.title)
      if time.isEmpty { return }
      out.append(0x0A)
      out.append(contentsOf: time)
    }
    builder.label(node) { OccurrenceLabel.append(occurrence, input, to: &$0) }
    builder.detail(node) { appendDetail(occurrence, to: &$0) }
    builder.update(node) {
      $0.tint = occurrence.tint
      $0.layer = more.contains(.lifted) ? 3 : 1
    }
  }

  /// When it begins, if there is room for that beside its title; empty otherwise, for the title matters more.
  private static func time(
    of occurrence: Occurrence, in width: Double, _ input: LayoutInput, _ measures: MonthMeasures
  ) -> [UInt8] {
    guard let hours = occurrence.hours, width >= 110 else { return [] }
    var time: [UInt8] = []
    input.locale.append(minuteOfDay: hours.start, to: &time)
    // A wide bar has room for a title that says enough where it ends.
    if width >= 200 { return time }
    let size = 12 * measures.texts.of(12)
    let title = measures.texts.closeWidth(of: occurrence.title[...], size: size)
    let room = width - 20 - measures.texts.closeWidth(of: time[...], size: size * 0.92)
    return title <= room ? time : []
  }

  /// Whether a bar is another one, or a part of the same occurrence.
  private static func isPart(
    _ key: NodeKey, of occurrence: Occurrence, at other: NodeKey?, _ input: LayoutInput
  ) -> Bool {
    guard let other, other.role == .eventBar else { return false }
    return other == key || input.state.facts.occurrence(of: other) == occurrence
  }

  /// Whether a bar goes on before and after the columns in which it is drawn.
  private static func ends(of segment: Segment, from column: Int32, to end: Int32) -> Traits {
    var traits: Traits = []
    if segment.continuesBefore || segment.span.first < column { traits.insert(.continuesBefore) }
    if segment.continuesAfter || end < segment.span.end { traits.insert(.continuesAfter) }
    return traits
  }

  /// Appends the first day, the day after the last one, and the id.
  private static func appendDetail(_ occurrence: Occurrence, to out: inout [UInt8]) {
    occurrence.days.start.appendISO8601(to: &out)
    out.append(" ")
    EpochDay(clamping: Int64(occurrence.days.endRawValue)).appendISO8601(to: &out)
    out.append(" ")
    out.append(contentsOf: occurrence.id)
  }

  private static func addMore(
    _ count: Int32, _ occurrences: WeekOccurrences, _ cell: DayCell, _ input: LayoutInput,
    _ measures: MonthMeasures, _ lanes: LaneMeasures, into builder: inout SceneBuilder
  ) {
    let key = NodeKey(.moreButton, page: occurrences.page, day: cell.day)
    let node = builder.add(
      key, in: cell.node,
      frame: LayoutRect(
        x: 2, y: lanes.y(lane: lanes.count - 1), width: measures.columnWidth - 4,
        height: lanes.barHeight),
      traits: input.state.selecting.pressed == key ? .pressed : [])
    var number: [UInt8] = []
    input.locale.append(Int64(count), to: &number)
    var words: [UInt8] = []
    input.phrases.append(.moreEvents, count: Int64(count), arguments: [number], to: &words)
    let size = 12 * measures.texts.of(12)
    let fits = measures.texts.width(of: words[...], size: size) <= measures.columnWidth - 8
    builder.text(node) { out in
      if fits { return out.append(contentsOf: words) }
      input.locale.appendPlus(to: &out)
      out.append(contentsOf: number)
    }
    builder.label(node) { out in
      out.append(contentsOf: words)
      input.phrases.append(.separator, to: &out)
      input.locale.append(cell.day, input.locale.fullDate, to: &out)
    }
    builder.detail(node) { $0.append(contentsOf: number) }
    builder.update(node) { $0.layer = 1 }
  }
}

extension TextScale {
  /// The width of a text that may be cut where it is a little wider: an estimate that knows the narrow
  /// letters of Latin texts, spaces and points, where the host has measured none.
  fileprivate func closeWidth(of text: ArraySlice<UInt8>, size: Double) -> Double {
    if let width = widths.width(of: text, size: size) { return width }
    var narrow = 0.0
    for byte in text where Self.isNarrow(byte) { narrow += 1 }
    return width(of: text, size: size) - narrow * size / 4
  }

  // A space, ! ' ( ) , - . / : ; I [ \ ] f i j l r t and |.
  private static func isNarrow(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x21, 0x27...0x29, 0x2C...0x2F, 0x3A, 0x3B, 0x49, 0x5B...0x5D, 0x66, 0x69, 0x6A,
      0x6C, 0x72, 0x74, 0x7C:
      true
    default: false
    }
  }
}
