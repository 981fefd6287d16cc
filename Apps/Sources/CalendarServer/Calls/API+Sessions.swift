// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks
import Foundation
import Hummingbird

extension API {
  /// `GET /api/sessions`.
  func sessions(_ call: APICall) async throws -> Response {
    let query = try call.query("from", "to", "through", "zone", "limit", "after")
    let days = try query.requiredDays()
    let limit = try query.number("limit", in: 1...10_000) ?? 1_000
    let viewer = try await viewer(query, call.store)
    let page = try await call.store.sessions(
      SessionQuery(days: days, zone: viewer.zone, limit: Int(limit), after: query.text("after")))
    return .json { json in
      json.object { json in
        json.name("sessions")
        json.array { json in page.sessions.forEach { json.session($0) } }
        json.name("next")
        if let next = page.next { json.text(next) } else { json.null() }
      }
    }
  }

  /// `POST /api/sessions`.
  func addSession(_ call: APICall) async throws -> Response {
    _ = try call.query()
    let body = try await call.body(limits, "id", "start", "end", "points")
    let session = Session(
      id: SessionID(try RecordName.check(body.text("id") ?? RecordIDs.shared.next())),
      start: try body.time("start").required("start"), end: try body.time("end").required("end"),
      points: try body.points().required("points"))
    return try await write(.putSession(session, base: nil), call, created: true)
  }

  /// `GET`, `PATCH` and `DELETE /api/sessions/{id}`.
  func session(_ id: String, _ call: APICall) async throws -> Response {
    let id = SessionID(try RecordName.check(id))
    switch call.method {
    case .delete:
      let base = try call.query("revision").number("revision", in: 0...Int64.max)
      return try await write(.deleteSession(id, base: base.required("revision")), call)
    case .patch: return try await editSession(id, call)
    default:
      _ = try call.query()
      guard let record = try await call.store.session(id) else { throw Self.unknownRecord }
      return .json { $0.session(record) }
    }
  }

  private func editSession(_ id: SessionID, _ call: APICall) async throws -> Response {
    _ = try call.query()
    let body = try await call.body(limits, "revision", "start", "end", "points", "deleted")
    let base = try body.revision()
    let patch = SessionPatch(
      start: try body.time("start"), end: try body.time("end"), points: try body.points(),
      restores: try body.restores())
    return try await write(.patchSession(id, patch, base: base), call)
  }
}
