// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// Lays out the hours of one day: what they are, and its events.
enum TimelineColumnLayout {
  static func nodes(
    for input: LayoutInput, _ frame: TimelineFrame, _ column: Int32, in strip: Int32,
    into builder: inout SceneBuilder
  ) {
    let day = frame.measures.columns.day(at: column)
    let groups = input.state.options.shownGroups
    let parts = input.state.parts(of: day)
    for part in 0..<parts {
      let key =
        groups.isEmpty
        ? NodeKey(.dayColumn, page: CalendarPage(.day, index: day.rawValue), day: day)
        : NodeKey(part: part, of: day)
      add(
        key, day, frame.part(part, of: parts), parts, input, frame, column, in: strip,
        into: &builder)
    }
  }

  /// Adds a column of a day, which may be one of several.
  private static func add(
    _ key: NodeKey, _ day: EpochDay, _ part: DayPart, _ parts: Int32, _ input: LayoutInput,
    _ frame: TimelineFrame, _ column: Int32, in strip: Int32, into builder: inout SceneBuilder
  ) {
    let height = frame.measures.hoursHeight - TimelineMeasures.foot
    var traits = traits(of: day, input)
    if part.index > 0 { traits.insert(.continuesBefore) }
    if hasKeyboard(input, day, part) { traits.insert(.tabStop) }
    if column == frame.columns.lowerBound, part.index == 0 { traits.insert(.current) }
    let node = builder.add(
      key, in: strip, frame: frame.rect(column, part, y: 0, height: height), traits: traits)
    builder.label(node) { TimelineLabel.append(day, key.part, traits, input, to: &$0) }
    addGround(input, frame, day, part, in: node, into: &builder)
    if let packed = input.state.facts.timed(day) {
      TimelineEvents.nodes(packed, part, parts, input, frame, in: node, into: &builder)
    }
    TimelineEvents.addTime(on: day, part, input, frame, in: node, into: &builder)
    TimelineEvents.addHeld(on: day, part, input, frame, in: node, into: &builder)
    addNow(input, frame, day, part, in: node, into: &builder)
    addCursor(input, frame, day, part, in: node, into: &builder)
  }

  /// Whether the keyboard is in a column.
  private static func hasKeyboard(
    _ input: LayoutInput, _ day: EpochDay, _ part: DayPart
  ) -> Bool {
    input.state.focus.day == day && input.state.focusPart == part.index
  }

  private static func traits(of day: EpochDay, _ input: LayoutInput) -> Traits {
    let state = input.state
    var traits: Traits = []
    if state.options.marksToday, day == input.environment.today { traits.insert(.today) }
    if input.locale.weekend.contains(day.weekday) { traits.insert(.weekend) }
    if !state.options.admits(day) { traits.insert(.disabled) }
    if !state.facts.hours.exists(day) { traits.insert(.closed) }
    if state.facts.fact(on: day)?.isHighlighted == true { traits.insert(.highlighted) }
    return traits
  }

  /// Adds what is behind the events: hours off work, hours that do not exist, and hours that come
  /// twice.
  private static func addGround(
    _ input: LayoutInput, _ frame: TimelineFrame, _ day: EpochDay, _ part: DayPart,
    in column: Int32, into builder: inout SceneBuilder
  ) {
    addOffHours(input, frame, day, part, in: column, into: &builder)
    for (number, ground) in input.state.grounds(of: day, part: part.index).enumerated() {
      let node = add(
        .backgroundEvent, Int32(number), ground.minutes(on: day), frame, day, part, column, &builder
      )
      guard let node else { continue }
      builder.text(node) { $0.append(contentsOf: ground.title) }
      builder.update(node) { $0.tint = ground.tint }
    }
    guard let clocks = input.state.facts.hours.dayHours(day) else { return }
    for (number, gap) in clocks.gaps.enumerated() {
      add(.hourGap, Int32(number), gap, frame, day, part, column, &builder)
    }
    for (number, fold) in clocks.folds.enumerated() {
      add(.hourFold, Int32(number), fold, frame, day, part, column, &builder)
    }
  }

  /// Adds what lies between working hours; those of the day before may go on after midnight.
  private static func addOffHours(
    _ input: LayoutInput, _ frame: TimelineFrame, _ day: EpochDay, _ part: DayPart,
    in column: Int32, into builder: inout SceneBuilder
  ) {
    guard let work = input.state.options.timeline.workingHours else { return }
    let hours = frame.measures.hours
    var (minute, number) = (hours.start, Int32(0))
    for further in Int32(-1)...1 {
      let workday = EpochDay(clamping: Int64(day.rawValue) + Int64(further))
      let (start, end) = (work.start + 1440 * further, work.end + 1440 * further)
      guard !input.locale.weekend.contains(workday.weekday), start < hours.end, end > hours.start
      else { continue }
      add(
        .offHours, number, MinuteRange(start: minute, end: start), frame, day, part, column,
        &builder)
      minute = max(minute, end)
      number += 1
    }
    add(
      .offHours, number, MinuteRange(start: minute, end: hours.end), frame, day, part, column,
      &builder)
  }

  @discardableResult
  private static func add(
    _ role: Role, _ number: Int32, _ minutes: MinuteRange, _ frame: TimelineFrame,
    _ day: EpochDay, _ part: DayPart, _ column: Int32, _ builder: inout SceneBuilder
  ) -> Int32? {
    let measures = frame.measures
    let start = max(minutes.start, measures.hours.start)
    let end = min(minutes.end, measures.hours.end)
    guard start < end else { return nil }
    return builder.add(
      NodeKey(role, number: part.index << 16 | number, day: day), in: column,
      frame: LayoutRect(
        x: 0, y: measures.y(start), width: part.width,
        height: measures.y(end) - measures.y(start)),
      traits: .decorative)
  }

  private static func addNow(
    _ input: LayoutInput, _ frame: TimelineFrame, _ day: EpochDay, _ part: DayPart,
    in column: Int32, into builder: inout SceneBuilder
  ) {
    guard input.state.options.marksToday, let now = input.environment.now,
      let minute = frame.measure(now, on: day)
    else { return }
    let line = builder.add(
      NodeKey(.nowLine, number: part.index, day: day), in: column,
      frame: LayoutRect(
        x: 0, y: frame.measures.y(minute) - 5, width: part.width, height: 10),
      traits: part.index > 0 ? [.decorative, .continuesBefore] : .decorative)
    builder.update(line) { $0.layer = 3 }
  }

  /// Adds the keyboard's time while the keyboard is in the column, and draws nothing over whole days.
  private static func addCursor(
    _ input: LayoutInput, _ frame: TimelineFrame, _ day: EpochDay, _ part: DayPart,
    in column: Int32, into builder: inout SceneBuilder
  ) {
    let focus = input.state.focus
    guard hasKeyboard(input, day, part), let minute = focus.shownMinute else { return }
    let editing = input.state.editing
    if editing.isHeld, !editing.held(0).isTimed { return }
    let measures = frame.measures
    let timeline = input.state.options.timeline
    // A finger sees the event that it would make.
    let end = focus.isTapped ? timeline.end(ofNew: minute) : minute + timeline.slotMinutes
    let cursor = builder.add(
      NodeKey(.timeCursor), in: column,
      frame: LayoutRect(
        x: 0, y: measures.y(minute), width: part.width - 2,
        height: measures.y(end) - measures.y(minute)),
      traits: focus.isTapped ? [.decorative, .preview] : .decorative)
    builder.update(cursor) { $0.layer = 2 }
    // A tap on what a finger sees makes an event; a time that is cut would be another one.
    var text: [UInt8] = focus.isTapped ? [0x2B, 0x20] : []
    input.locale.append(minuteOfDay: minute, to: &text)
    let texts = input.environment.metrics.texts
    let isCut = texts.width(of: text[...], size: 11 * texts.of(11)) > part.width - 14
    if focus.isTapped && isCut { text = [0x2B] }
    builder.text(cursor) { $0.append(contentsOf: text) }
  }
}

extension Occurrence {
  /// The minutes of a day that it takes on the clocks, of one that lasts whole days all; empty where
  /// it takes none.
  ///
  /// Counted from the day's midnight, into the next day.
  func minutes(on day: EpochDay) -> MinuteRange {
    // What begins or ends further away covers the day as well.
    func minutes(until other: EpochDay) -> Int32 {
      min(max(day.days(until: other), -3), 3) * 1440
    }
    let last = minutes(until: days.last ?? days.start)
    guard let hours else {
      return MinuteRange(start: minutes(until: days.start), end: last + 1440)
    }
    let start = minutes(until: days.start) + hours.start
    let end = last + hours.end
    // Where clocks are set back, the end may be before the start.
    return MinuteRange(start: start, end: end > start ? end : start + (hours.duration ?? 0) / 60)
  }
}
