// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks

extension SessionRecord {
  /// The session in a line of an export.
  init(_ object: BodyObject) throws(Problem) {
    try object.allow(["kind", "id", "start", "end", "points", "revision", "deleted"])
    let session = Session(
      id: SessionID(try object.text("id").required("id")),
      start: try object.time("start").required("start"),
      end: try object.time("end").required("end"),
      points: try object.points().required("points"))
    self.init(
      session: session, revision: try object.revision(), change: 0,
      isDeleted: try object.boolean("deleted") ?? false)
  }
}

extension MarkRecord {
  /// The mark in a line of an export.
  init(_ object: BodyObject) throws(Problem) {
    try object.allow(["kind", "id", "type", "owner", "day", "revision", "deleted"])
    let mark = DayMark(
      id: try object.text("id").required("id"), type: try object.text("type").required("type"),
      owner: try object.text("owner") ?? "", day: try object.day("day").required("day"))
    self.init(
      mark: mark, revision: try object.revision(), change: 0,
      isDeleted: try object.boolean("deleted") ?? false)
  }
}

extension CalendarRecord {
  /// The calendar in a line of an export.
  init(_ object: BodyObject) throws(Problem) {
    try object.allow([
      "kind", "id", "name", "color", "order", "hidden", "locked", "zone", "revision", "deleted",
    ])
    let calendar = EventCalendar(
      id: try object.text("id").required("id"), name: try object.text("name").required("name"),
      color: try object.color("color").required("color"),
      order: try object.number("order", in: Int32.min...Int32.max) ?? 0,
      isHidden: try object.boolean("hidden") ?? false,
      zone: object.isNull("zone") ? nil : try object.text("zone"),
      isLocked: try object.boolean("locked") ?? false)
    self.init(
      calendar: calendar, revision: try object.revision(), change: 0,
      isDeleted: try object.boolean("deleted") ?? false)
  }
}

extension EventRecord {
  /// The event in a line of an export, whose times say their offsets: no rules are looked up.
  init(_ object: BodyObject) throws(Problem) {
    try object.allow([
      "kind", "id", "calendar", "title", "notes", "location", "status", "busy", "color", "start",
      "end", "revision", "deleted",
    ])
    let (start, end) = (try object.eventTime("start"), try object.eventTime("end"))
    let span: EventSpan
    do throws(StoreError) {
      span = try EventSpan(start: start, end: end)
    } catch {
      throw Problem(error)
    }
    let event = CalendarEvent(
      id: try object.text("id").required("id"),
      calendar: try object.text("calendar").required("calendar"),
      title: try object.text("title") ?? "", span: span, notes: try object.text("notes") ?? "",
      location: try object.text("location") ?? "", status: try object.status() ?? .confirmed,
      isBusy: try object.boolean("busy") ?? true,
      color: object.isNull("color") ? nil : try object.color("color"))
    self.init(
      event: event, revision: try object.revision(), change: 0,
      isDeleted: try object.boolean("deleted") ?? false)
  }
}

extension BodyObject {
  /// A time of an event that needs no rules.
  fileprivate func eventTime(_ name: String) throws(Problem) -> EventTime {
    let text = try text(name).required(name)
    do throws(StoreError) {
      guard case .time(let time) = try WrittenTime(text, field: name) else {
        throw StoreError.invalid(
          field: name,
          reason: InvalidReason(
            "needs its offset, as in 2026-03-29T09:30:00+02:00[Europe/Berlin]",
            ReasonCause("needsOffset")))
      }
      return time
    } catch {
      throw Problem(error)
    }
  }
}

extension SettingsRecord {
  /// The settings in a line of an export.
  init(_ object: BodyObject) throws(Problem) {
    try object.allow(["kind", "goal", "firstDay", "zone", "trashDays", "revision"])
    var settings = StoreSettings()
    settings.goal = try object.number("goal", in: 1...Int32.max).required("goal")
    settings.firstDay = try object.nullable("firstDay", BodyObject.day)
    settings.zone = try object.nullable("zone", BodyObject.text)
    settings.trashDays = try object.nullable("trashDays") { object in
      { name throws(Problem) in try object.number(name, in: 1...36_500) }
    }
    self.init(settings: settings, revision: try object.revision())
  }
}
