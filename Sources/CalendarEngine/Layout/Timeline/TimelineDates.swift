// SPDX-License-Identifier: MIT
import CivilTime

/// Lays out the dates above the columns of a timeline.
enum TimelineDates {
  static func nodes(
    for input: LayoutInput, _ frame: TimelineFrame, in grid: Int32,
    into builder: inout SceneBuilder
  ) {
    let measures = frame.measures
    guard measures.dateHeight > 0 else { return }
    let row = frame.row(
      1, top: measures.whole.gridTop, height: measures.dateHeight, in: grid, &builder)
    addZoneNames(input, measures, in: row, into: &builder)
    let strip = frame.window(.dates, height: measures.dateHeight, in: row, &builder)
    for column in frame.columns {
      add(
        measures.columns.day(at: column),
        frame.rect(column, y: 0, height: measures.dateHeight), input, in: strip, into: &builder)
    }
  }

  /// Adds the date of a day: weekday and number.
  static func add(
    _ day: EpochDay, _ rect: LayoutRect, _ input: LayoutInput, in parent: Int32,
    into builder: inout SceneBuilder
  ) {
    let key = NodeKey(.dateHeader, page: CalendarPage(.day, index: day.rawValue), day: day)
    let state = input.state
    var traits: Traits = []
    if state.options.marksToday, day == input.environment.today { traits.insert(.today) }
    if input.locale.weekend.contains(day.weekday) { traits.insert(.weekend) }
    if state.selecting.pressed == key { traits.insert(.pressed) }
    if state.selection.contains(day) { traits.insert(.selected) }
    if !state.options.admits(day) { traits.insert(.disabled) }
    let fact = state.facts.fact(on: day)
    if fact?.isHighlighted == true { traits.insert(.highlighted) }
    if !state.facts.hours.exists(day) { traits.insert(.closed) }
    let node = builder.add(key, in: parent, frame: rect, traits: traits)
    builder.update(node) { ($0.tint, $0.progress) = (fact?.tint ?? 0, fact?.percent ?? 0) }
    let locale = input.locale
    builder.text(node) { out in
      let names =
        rect.width < 34 * input.environment.metrics.texts.of(12)
        ? locale.narrowWeekdays : locale.shortWeekdays
      out.append(contentsOf: LocaleProfile.name(day.weekday.isoNumber - 1, of: names))
      out.append(0x0A)
      locale.append(Int64(day.civil.day), to: &out)
    }
    builder.label(node) { TimelineLabel.append(day, -1, traits, input, to: &$0) }
  }

  /// Adds the names of the groups below the dates, each above its column.
  static func addGroups(
    for input: LayoutInput, _ frame: TimelineFrame, in grid: Int32,
    into builder: inout SceneBuilder
  ) {
    let (measures, groups) = (frame.measures, input.state.options.groups)
    let height = measures.groupHeight
    let row = frame.row(4, top: measures.groupsTop, height: height, in: grid, &builder)
    let strip = frame.window(.groups, height: height, in: row, &builder)
    for column in frame.columns {
      let day = measures.columns.day(at: column)
      let parts = input.state.parts(of: day)
      for part in 0..<parts {
        let own = frame.part(part, of: parts)
        let node = builder.add(
          NodeKey(.groupHeader, number: part, day: day), in: strip,
          frame: frame.rect(column, own, y: 0, height: height),
          traits: part > 0 ? .continuesBefore : [])
        // Of less than some letters nobody would know the rest.
        if own.width >= 28 * input.environment.metrics.texts.of(11) {
          builder.text(node) { input.append(part: part, to: &$0) }
        }
        builder.label(node) { out in
          input.locale.append(day, input.locale.fullDate, to: &out)
          input.appendFurther(part: part, to: &out)
        }
        if part < groups.count { builder.update(node) { $0.tint = groups[Int(part)].tint } }
      }
    }
  }

  /// Adds the names of the zones above their times, where there are several.
  private static func addZoneNames(
    _ input: LayoutInput, _ measures: TimelineMeasures, in row: Int32,
    into builder: inout SceneBuilder
  ) {
    let zones = input.state.facts.hours.zones
    guard zones.count > 1 else { return }
    let width = measures.timeWidth / Double(zones.count)
    for (index, zone) in zones.enumerated() {
      let x = input.x(leading: Double(index) * width, width: width, in: measures.whole.width)
      let node = builder.add(
        NodeKey(.zoneLabel, ordinal: Int32(index)), in: row,
        frame: LayoutRect(x: x, y: 0, width: width, height: measures.dateHeight))
      builder.text(node) { $0.append(contentsOf: zone.name) }
    }
  }
}
