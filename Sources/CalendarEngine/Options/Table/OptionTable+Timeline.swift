// SPDX-License-Identifier: MIT

extension OptionTable {
  /// The columns of a timeline.
  @inline(__always)
  static func visitTimeline<Visitor: OptionVisitor>(
    _ draft: inout OptionDraft, _ visitor: inout Visitor
  ) {
    visitor.number(
      OptionRow(
        "days", "", .layout, "Days in view", "columns of a timeline: 1 to 14 days",
        [.whole, .property], views: "timeline"), in: 1...14, usual: 7,
      &draft.options.timeline.days)
    visitor.weekdays(
      OptionRow(
        "hidden-weekdays", "", .layout, "Weekdays left out",
        "weekdays without a column: `saturday sunday`", [.whole, .property], views: "timeline"),
      &draft.options.timeline.hiddenWeekdays)
    visitor.choice(
      OptionRow(
        "page-start", "auto week day", .layout, "Pages begin",
        "whether pages begin with weeks, on any day, or with weeks where whole weeks are shown",
        [.whole, .property], views: "timeline"), usual: 0, &draft.options.timeline.start)
    visitor.choice(
      OptionRow(
        "scroll-snap", "page day none", .layout, "Comes to rest",
        "where scrolling sideways ends: one page further, where a day begins, or anywhere",
        [.whole, .property, .byHand], views: "timeline"), usual: 0,
      &draft.options.timeline.snap)
    visitor.choice(
      OptionRow(
        "date-position", "top left", .layout, "Date of one day",
        "where the date of a single day stands: above the hours, or beside its events",
        [.whole, .property], views: "timeline"), usual: 0,
      &draft.options.timeline.datePosition)
    visitor.word(
      OptionRow(
        "columns-by", "group", .layout, "Columns by",
        "with `group` a day has a column for each of the page's `groups`, side by side",
        [.whole, .property], views: "timeline"), &draft.options.timeline.columnsByGroup)
    visitor.number(
      OptionRow(
        "all-day-rows", "", .layout, "Rows of whole days",
        "rows of events of whole days until all are asked for, 1 to 10", [.whole, .property],
        views: "timeline"), in: 1...10, usual: 3, &draft.options.timeline.laneLimit)
  }

  /// The hours of a timeline.
  @inline(__always)
  static func visitHours<Visitor: OptionVisitor>(
    _ draft: inout OptionDraft, _ visitor: inout Visitor
  ) {
    visitor.number(
      OptionRow(
        "hour-height", "", .layout, "Height of an hour",
        "height of an hour in points (CSS pixels), 16 to 400, until it is pinched",
        [.whole, .property], views: "timeline"), in: 16...400, usual: 56,
      &draft.options.timeline.hourHeight)
    visitor.number(
      OptionRow(
        "slot", "", .layout, "Minutes between lines",
        "minutes between the lines: 5, 10, 15, 20, 30 or 60", [.whole, .property],
        views: "timeline"), in: 5...60, usual: 30, &draft.options.timeline.slot)
    visitor.hours(
      OptionRow(
        "hours", "", .layout, "Hours",
        "the hours shown, as in `8-20`; `6-30` goes on until six of the next day",
        [.whole, .property], views: "timeline"), &draft.shownHours)
    visitor.hours(
      OptionRow(
        "label-hours", "", .layout, "Hours with labels", "the hours that have labels",
        [.whole, .property], views: "timeline"), &draft.options.timeline.labelHours)
    visitor.hours(
      OptionRow(
        "working-hours", "", .layout, "Working hours",
        "the hours that stand out, as in `9-17` or `8:30-16:45`", [.whole, .property],
        views: "timeline"), &draft.options.timeline.workingHours)
    visitor.flag(
      OptionRow(
        "editable", "", .layout, "Events can be edited",
        "lets hands and keys make, move and stretch events; the page stores them",
        [.whole, .property, .byHand], views: "timeline month week expandable"), on: true,
      &draft.options.timeline.isEditable)
    visitor.number(
      OptionRow(
        "snap-minutes", "", .layout, "Minutes of edits",
        "the minutes to which events snap that are made, moved or stretched, 1 to 60",
        [.whole, .property, .byHand], views: "timeline"), in: 1...60, usual: 15,
      &draft.options.timeline.snapMinutes)
    visitor.lengths(
      OptionRow(
        "edge-zones", "", .layout, "Zones at the edges",
        "how far in hands scroll hours and turn pages: above, after, below, before, as CSS has it",
        [.whole, .property, .byHand], views: "timeline month week expandable"),
      &draft.options.timeline.edges.zones)
    visitor.lengths(
      OptionRow(
        "edge-speed", "", .layout, "Speed at the edges",
        "points per second at which hours scroll at the very edge, or where the zone begins and there",
        [.whole, .property, .byHand], views: "timeline"), &draft.options.timeline.edges.speed)
    visitor.lengths(
      OptionRow(
        "edge-dwell", "", .layout, "Time before pages turn",
        "milliseconds at a side before each page, or before the first one and before each further one",
        [.whole, .property, .byHand], views: "timeline month week expandable"),
      &draft.options.timeline.edges.dwell)
    visitor.choice(
      OptionRow(
        "edit-within", "anywhere working-hours open", .layout, "Events can be put",
        "where events can be made, moved or stretched to: working hours, or times marked as open",
        [.whole, .property, .byHand], views: "timeline month week expandable"), usual: 0,
      &draft.options.timeline.editWithin)
    visitor.number(
      OptionRow(
        "overlap-limit", "", .layout, "Events at a time",
        "how many events with hours an edit may leave at one moment: 1 for no overlap, 0 for any",
        [.whole, .property, .byHand], views: "timeline month week expandable"), in: 0...99,
      usual: 0, &draft.options.timeline.overlapLimit)
    visitor.host(
      OptionRow(
        "time-zones", "", .time, "Further time zones",
        "IANA names with spaces between, whose times stand beside those of `time-zone`, up to four",
        [.whole, .watched, .property], views: "timeline"), .zones)
    visitor.choice(
      OptionRow(
        "packing", "columns cascade", .layout, "Overlapping events",
        "whether events that overlap stand beside each other or over each other",
        [.whole, .property], views: "timeline"), usual: 0, &draft.options.timeline.packing)
  }
}
