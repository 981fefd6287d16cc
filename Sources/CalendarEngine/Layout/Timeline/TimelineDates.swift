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
    if state.facts.fact(on: day)?.isHighlighted == true { traits.insert(.highlighted) }
    if !state.facts.hours.exists(day) { traits.insert(.closed) }
    let node = builder.add(key, in: parent, frame: rect, traits: traits)
    let locale = input.locale
    builder.text(node) { out in
      let names =
        rect.width < 34 * input.environment.metrics.textScale
        ? locale.narrowWeekdays : locale.shortWeekdays
      out.append(contentsOf: LocaleProfile.name(day.weekday.isoNumber - 1, of: names))
      out.append(0x0A)
      locale.append(Int64(day.civil.day), to: &out)
    }
    builder.label(node) { TimelineLabel.append(day, traits, input, to: &$0) }
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
