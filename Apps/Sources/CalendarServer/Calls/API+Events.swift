// SPDX-License-Identifier: MIT
import CalendarStore
import CivilTime
import Foundation
import Hummingbird

extension API {
  /// `GET /api/events`.
  func events(_ call: APICall) async throws -> Response {
    let query = try call.query("from", "to", "through", "zone", "calendars")
    let viewer = try await viewer(query, call.store)
    var asked = try await occurrenceQuery(query, viewer, call)
    asked.includesNotes = true
    let page = try await occurrences(asked, call)
    return .json { json in
      json.array { json in page.occurrences.forEach { json.event($0.record) } }
    }
  }

  /// `POST /api/events`.
  func addEvent(_ call: APICall) async throws -> Response {
    _ = try call.query()
    let body = try await call.body(
      limits, "id", "calendar", "title", "notes", "location", "status", "busy", "color", "start",
      "end")
    let id = try RecordName.check(body.text("id") ?? RecordIDs.shared.next())
    let calendar = try body.text("calendar").required("calendar")
    let start = try await time("start", body).required("start")
    let end = try await time("end", body).required("end")
    let event = CalendarEvent(
      id: id, calendar: calendar, title: try body.text("title") ?? "",
      span: try EventSpan(start: start, end: end), notes: try body.text("notes") ?? "",
      location: try body.text("location") ?? "", status: try body.status() ?? .confirmed,
      isBusy: try body.boolean("busy") ?? true,
      color: body.isNull("color") ? nil : try body.color("color"))
    try await requireCalendar(calendar, of: id, call)
    return try await write(.putEvent(event, base: nil), call, created: true)
  }

  /// `GET`, `PATCH` and `DELETE /api/events/{id}`.
  func event(_ id: String, _ call: APICall) async throws -> Response {
    let id = try RecordName.check(id)
    switch call.method {
    case .delete:
      let base = try call.query("revision").number("revision", in: 0...Int64.max)
      return try await write(.deleteEvent(id, base: base.required("revision")), call)
    case .patch: return try await editEvent(id, call)
    default:
      _ = try call.query()
      guard let record = try await call.store.event(id) else { throw Self.unknownRecord }
      return .json { $0.event(record) }
    }
  }

  private func editEvent(_ id: String, _ call: APICall) async throws -> Response {
    _ = try call.query()
    let body = try await call.body(
      limits, "revision", "calendar", "title", "notes", "location", "status", "busy", "color",
      "start", "end", "deleted")
    let base = try body.revision()
    var patch = EventPatch()
    patch.calendar = try body.text("calendar")
    patch.title = try body.text("title")
    patch.notes = try body.text("notes")
    patch.location = try body.text("location")
    patch.status = try body.status()
    patch.isBusy = try body.boolean("busy")
    patch.color = body.isNull("color") ? .some(nil) : try body.color("color").map { .some($0) }
    patch.restores = try body.restores()
    patch.span = try await span(of: id, base, body, call)
    if let calendar = patch.calendar { try await requireCalendar(calendar, of: id, call) }
    return try await write(.patchEvent(id, patch, base: base), call)
  }

  /// The span that a patch sets, or nil when it names neither end; an end that it does not name is the
  /// present one.
  ///
  /// If somebody changes that meanwhile, the revision differs and the write is refused. Of an outdated
  /// patch that is what there is to say, also where the two ends do not go together.
  private func span(
    of id: String, _ base: Int64, _ body: BodyObject, _ call: APICall
  ) async throws -> EventSpan? {
    let (start, end) = (try await time("start", body), try await time("end", body))
    guard start != nil || end != nil else { return nil }
    guard let record = try await call.store.event(id) else { throw Self.unknownRecord }
    let present = record.event.span
    do {
      return try EventSpan(start: start ?? present.start, end: end ?? present.end)
    } catch {
      let isWhole = start != nil && end != nil
      throw isWhole || record.revision == base ? error : Self.conflict(.event(record))
    }
  }

  /// The time in a member, or nil when it is absent; the rules of its zone complete it.
  private func time(_ name: String, _ body: BodyObject) async throws -> EventTime? {
    guard let text = try body.text(name) else { return nil }
    let written = try WrittenTime(text, field: name)
    guard let zone = written.zone else { return written.time(.utc) }
    guard let rules = try? await zones.rules(of: zone) else {
      throw Problem.bad(name, "No time zone has this name. Names look like Europe/Berlin.")
    }
    guard let time = written.time(rules) else {
      throw Problem.bad(name, "In this zone the time lies beyond the calendar.")
    }
    return time
  }

  /// Refuses the id of a calendar that is not there, unless it is the present one of the event: what is
  /// sent again is answered as before, and a client may send back what it has got.
  private func requireCalendar(_ id: String, of event: String, _ call: APICall) async throws {
    if let record = try await call.store.calendar(id), !record.isDeleted { return }
    guard let present = try await call.store.event(event)?.event.calendar,
      present.utf8.elementsEqual(id.utf8)
    else { throw Problem.bad("calendar", "There is no calendar with this id.") }
  }
}

extension BodyObject {
  /// Whether an event takes place, or nil when the member is absent.
  func status() throws(Problem) -> EventStatus? {
    guard let text = try text("status") else { return nil }
    guard let status = EventStatus(rawValue: text) else {
      throw .bad(
        "status", "It is confirmed, tentative or cancelled.",
        ReasonCause("notOneOf", "confirmed, tentative, cancelled"))
    }
    return status
  }
}
