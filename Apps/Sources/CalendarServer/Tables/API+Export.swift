// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks
import CivilTime
import HTTPTypes
import Hummingbird

extension API {
  /// `GET /api/sessions.csv`.
  func sessionsTable(_ call: APICall) async throws -> Response {
    let query = try call.query("from", "to", "through", "zone")
    let days = try query.days() ?? .all
    let viewer = try await viewer(query, call.store)
    // Spooled first, because a slow reader must not hold the database's read transaction.
    let spool = try await StoreExport.sessions(of: call.store, in: days, zone: viewer.zone)
    return Response(
      status: .ok,
      headers: [
        .contentType: "text/csv; charset=utf-8", .cacheControl: "no-store",
        .contentDisposition: "attachment; filename=\"sessions.csv\"",
      ],
      body: ResponseBody { writer in
        while let bytes = try spool.read() {
          try await writer.write(ByteBuffer(bytes: bytes))
        }
        try await writer.finish(nil)
      })
  }
}
