// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks
import CivilTime
import HTTPTypes
import Hummingbird

extension API {
  /// `GET /api/sessions.csv`.
  func sessionsTable(_ call: APICall) async throws -> Response {
    let (days, zone) = try await exportedDays(call)
    let spool = try await StoreExport.sessions(of: call.store, in: days, zone: zone)
    return .attachment(spool, name: "sessions.csv", type: "text/csv; charset=utf-8")
  }

  /// `GET /api/events.csv`.
  func eventsTable(_ call: APICall) async throws -> Response {
    let (days, zone) = try await exportedDays(call)
    let spool = try await StoreExport.eventTable(of: call.store, in: days, zone: zone)
    return .attachment(spool, name: "events.csv", type: "text/csv; charset=utf-8")
  }

  /// `GET /api/events.jsonl`.
  func eventsLines(_ call: APICall) async throws -> Response {
    let (days, zone) = try await exportedDays(call)
    let spool = try await StoreExport.events(of: call.store, in: days, zone: zone)
    return .attachment(spool, name: "events.jsonl", type: "application/jsonl; charset=utf-8")
  }

  private func exportedDays(_ call: APICall) async throws -> (DayInterval, ZoneRules) {
    let query = try call.query("from", "to", "through", "zone")
    let days = try query.days() ?? .all
    return (days, try await viewer(query, call.store).zone)
  }
}

extension Response {
  /// A file to save, which is spooled, because a slow reader must not hold the database's read
  /// transaction.
  fileprivate static func attachment(_ spool: Spool, name: String, type: String) -> Response {
    Response(
      status: .ok,
      headers: [
        .contentType: type, .cacheControl: "no-store",
        .contentDisposition: "attachment; filename=\"\(name)\"",
      ],
      body: ResponseBody { writer in
        while let bytes = try spool.read() {
          try await writer.write(ByteBuffer(bytes: bytes))
        }
        try await writer.finish(nil)
      })
  }
}
