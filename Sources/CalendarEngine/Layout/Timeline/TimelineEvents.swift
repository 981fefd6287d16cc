// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// Lays out the events of a day in their columns.
enum TimelineEvents {
  static func nodes(
    _ packed: PackedDay, _ part: DayPart, _ parts: Int32, _ input: LayoutInput,
    _ frame: TimelineFrame, in column: Int32, into builder: inout SceneBuilder
  ) {
    let least = frame.measures.leastMinutes
    let isKnown = frame.knowsWords(of: packed, parts)
    var words: DayWords?
    func day() -> DayWords {
      let day = words ?? DayWords(packed.day, input)
      words = day
      return day
    }
    for event in packed.events where event.part == part.index && isNear(event, frame, least) {
      // One without a column is shown while the keyboard is on it.
      let key = NodeKey(.timedEvent, number: event.number, day: packed.day)
      if event.place.isHidden, input.state.focus.occurrence != key { continue }
      let rect = rect(event, part, input, frame)
      let node = add(event, rect, key, input, in: column, into: &builder)
      if isKnown, builder.keepWords(node) { continue }
      write(event.occurrence, rect, day(), input, on: node, into: &builder)
    }
    for (number, hidden) in packed.hidden.enumerated() {
      if !packed.hiddenParts.isEmpty, packed.hiddenParts[number] != part.index { continue }
      let key = NodeKey(.moreButton, number: Int32(number), day: packed.day)
      let node = add(hidden, key, part, input, frame, in: column, into: &builder)
      if isKnown, builder.keepWords(node) { continue }
      write(hidden, day(), part, input, on: node, into: &builder)
    }
  }

  /// Whether any of an event is in view or near it.
  private static func isNear(
    _ event: PackedDay.Event, _ frame: TimelineFrame, _ least: Int32
  ) -> Bool {
    let end = max(event.segment.end, event.segment.start + least)
    return event.segment.start < frame.minutes.end && end > frame.minutes.start
  }

  /// Adds an event without its words.
  private static func add(
    _ event: PackedDay.Event, _ rect: LayoutRect, _ key: NodeKey, _ input: LayoutInput,
    in column: Int32, into builder: inout SceneBuilder
  ) -> Int32 {
    let segment = event.segment
    var traits: Traits = segment.continuesBefore ? .continuesBefore : []
    if segment.continuesAfter { traits.insert(.continuesAfter) }
    traits.formUnion(EventTraits.of(event.occurrence, input))
    if isPart(event, at: input.state.selecting.pressed, key, input) { traits.insert(.pressed) }
    if isPart(event, at: input.state.selecting.pointing.bar, key, input) { traits.insert(.hovered) }
    let node = builder.add(key, in: column, frame: rect, traits: traits)
    let isCascade = input.state.options.timeline.packing == .cascade
    builder.update(node) {
      $0.tint = event.occurrence.tint
      $0.layer = isCascade ? UInt8(min(event.place.column, 1)) + 1 : event.place.isHidden ? 2 : 1
    }
    return node
  }

  /// Writes what an event is, and when.
  private static func write(
    _ occurrence: Occurrence, _ rect: LayoutRect, _ day: DayWords, _ input: LayoutInput,
    on node: Int32, into builder: inout SceneBuilder
  ) {
    let words = OccurrenceWords(occurrence, input, known: day)
    builder.text(node) { appendText(occurrence, words, rect, input, to: &$0) }
    builder.label(node) { OccurrenceLabel.append(occurrence, words, input, to: &$0) }
    builder.detail(node) { occurrence.appendDetail(known: day, to: &$0) }
  }

  /// Adds the parts of what a hand holds on a day, over all that is there.
  static func addHeld(
    on day: EpochDay, _ part: DayPart, _ input: LayoutInput, _ frame: TimelineFrame,
    in column: Int32, into builder: inout SceneBuilder
  ) {
    let groups = input.state.options.shownGroups
    // What the hand itself is on stands last, above the others.
    var index = input.state.editing.heldCount
    while index > 0 {
      index -= 1
      let held = input.state.editing.held(index)
      guard groups.part(of: held.group) == part.index else { continue }
      let number = EventNumbers.held - Int32(index)
      let traits = EventTraits.held(input)
      add(held, number, traits, on: day, part, input, frame, in: column, into: &builder)
    }
  }

  /// Adds the part on a day of the range of times that is selected, over its events.
  static func addTime(
    on day: EpochDay, _ part: DayPart, _ input: LayoutInput, _ frame: TimelineFrame,
    in column: Int32, into builder: inout SceneBuilder
  ) {
    // Where days have several columns, the time is in the first one.
    guard part.index == 0, let time = input.state.chosenTime else { return }
    let key = NodeKey(.timedEvent, number: EventNumbers.time, day: day)
    var traits: Traits = input.state.holdsTime ? .vacated : .selected
    if input.state.selecting.pressed == key { traits.insert(.pressed) }
    add(
      time, EventNumbers.time, traits, on: day, part, input, frame, in: column, into: &builder)
  }

  @inline(never)
  private static func add(
    _ held: Occurrence, _ number: Int32, _ traits: Traits, on day: EpochDay, _ part: DayPart,
    _ input: LayoutInput, _ frame: TimelineFrame, in column: Int32,
    into builder: inout SceneBuilder
  ) {
    guard
      let segment = TimedSegments.of([held], on: day, hours: frame.measures.hours).first
    else { return }
    let place = ColumnPlace(column: 0, columns: 1, span: 1)
    let event = PackedDay.Event(
      occurrence: held, segment: segment, place: place, number: number)
    var traits = traits
    if segment.continuesBefore { traits.insert(.continuesBefore) }
    if segment.continuesAfter { traits.insert(.continuesAfter) }
    let rect = rect(event, part, input, frame)
    let key = NodeKey(.timedEvent, number: event.number, day: day)
    let node = builder.add(key, in: column, frame: rect, traits: traits)
    write(held, rect, DayWords(day, input), input, on: node, into: &builder)
    builder.update(node) {
      $0.tint = held.tint
      $0.layer = traits.contains(.lifted) ? 3 : 2
    }
    guard number == EventNumbers.held else { return }
    let height = frame.measures.hoursHeight - TimelineMeasures.foot
    let bounds = LayoutRect(x: 0, y: 0, width: part.width, height: height)
    ResizeHandles.add(over: node, within: bounds, input, into: &builder)
  }

  /// Whether a node is an event's, or another part of the same event.
  private static func isPart(
    _ event: PackedDay.Event, at other: NodeKey?, _ key: NodeKey, _ input: LayoutInput
  ) -> Bool {
    guard let other, other.role == .timedEvent else { return false }
    return other == key || input.state.facts.event(of: other)?.occurrence == event.occurrence
  }

  /// The frame of an event: a point of ground above, below and beside it.
  private static func rect(
    _ event: PackedDay.Event, _ part: DayPart, _ input: LayoutInput, _ frame: TimelineFrame
  ) -> LayoutRect {
    let measures = frame.measures
    let room = max(part.width - 4, 1)
    let each = room / Double(max(event.place.columns, 1))
    let leading = 1 + each * Double(event.place.column)
    let width = max(each * Double(max(event.place.span, 1)) - (event.place.columns > 1 ? 1 : 0), 1)
    let start = measures.y(event.segment.start)
    let end = measures.y(max(event.segment.end, event.segment.start + measures.leastMinutes))
    let last = measures.hoursHeight - TimelineMeasures.foot
    let bottom = min(end, max(last, start + 12))
    return LayoutRect(
      x: input.x(leading: leading, width: width, in: part.width), y: start + 1,
      width: width, height: max(bottom - start - 1, 8))
  }

  /// The title, and as there is room for it the time below it; without a title the time alone.
  private static func appendText(
    _ occurrence: Occurrence, _ words: OccurrenceWords, _ rect: LayoutRect, _ input: LayoutInput,
    to out: inout [UInt8]
  ) {
    out.append(contentsOf: occurrence.title)
    let texts = input.environment.metrics.texts
    let isNamed = !occurrence.title.isEmpty
    let size = isNamed ? 11.0 : 12
    guard !isNamed || rect.height >= 34 * min(texts.of(12), 2) else { return }
    var time = words.start
    if !words.end.isEmpty {
      time.append(" – ")
      time.append(contentsOf: words.end)
    }
    // From start to end, the start alone, or nothing: a time that is cut would be another one.
    for text in [time[...], words.start[...]]
    where texts.width(of: text, size: size * min(texts.of(size), 2)) <= rect.width - 10 {
      if isNamed { out.append(0x0A) }
      return out.append(contentsOf: text)
    }
  }

  /// The width of one of the columns that events share.
  private static func width(_ place: ColumnPlace, _ part: DayPart) -> Double {
    max(part.width - 4, 1) / Double(max(place.columns, 1))
  }

  /// Adds what stands for events for which there is no column, without its words.
  private static func add(
    _ hidden: HiddenSpans, _ key: NodeKey, _ part: DayPart, _ input: LayoutInput,
    _ frame: TimelineFrame, in column: Int32, into builder: inout SceneBuilder
  ) -> Int32 {
    let measures = frame.measures
    let each = width(hidden.place, part)
    let node = builder.add(
      key, in: column,
      frame: LayoutRect(
        x: input.x(
          leading: 1 + each * Double(hidden.place.column), width: each - 1,
          in: part.width), y: measures.y(hidden.start) + 1, width: max(each - 1, 1),
        height: max(measures.y(hidden.end) - measures.y(hidden.start) - 1, 8)),
      traits: input.state.selecting.pressed == key ? .pressed : [])
    builder.update(node) { $0.layer = 1 }
    return node
  }

  /// Writes how many they are.
  private static func write(
    _ hidden: HiddenSpans, _ day: DayWords, _ part: DayPart, _ input: LayoutInput,
    on node: Int32, into builder: inout SceneBuilder
  ) {
    var count: [UInt8] = []
    input.locale.append(Int64(hidden.count), to: &count)
    builder.text(node) {
      let texts = input.environment.metrics.texts
      let width = width(hidden.place, part) - 1
      texts.append(
        more: count, in: width, size: 11 * min(texts.of(11), 2), input.locale, to: &$0)
    }
    builder.label(node) { out in
      input.phrases.append(
        .moreEvents, count: Int64(hidden.count), arguments: [count], to: &out)
      input.phrases.append(.separator, to: &out)
      out.append(contentsOf: day.words)
    }
    builder.detail(node) { $0.append(contentsOf: count) }
  }
}

extension Occurrence {
  /// Appends when it begins and ends, the end exclusive, and its id: days where it lasts whole days,
  /// otherwise civil times.
  package func appendDetail(to out: inout [UInt8]) { appendDetail(known: nil, to: &out) }

  /// The same; a day on which many begin and end may be known as it is written.
  func appendDetail(known: DayWords?, to out: inout [UInt8]) {
    func append(_ day: EpochDay) {
      if let known, known.day == day { return out.append(contentsOf: known.code) }
      day.appendISO8601(to: &out)
    }
    append(days.start)
    if let hours { out.append(clockTime: hours.start) }
    out.append(0x20)
    if let hours, hours.end < 1440 {
      append(days.last ?? days.start)
      out.append(clockTime: hours.end)
    } else {
      append(EpochDay(clamping: Int64(days.endRawValue)))
      if hours != nil { out.append(clockTime: 0) }
    }
    out.append(0x20)
    out.append(contentsOf: id)
  }
}
