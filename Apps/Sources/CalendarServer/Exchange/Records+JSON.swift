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
