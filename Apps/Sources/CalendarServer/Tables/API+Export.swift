// SPDX-License-Identifier: MIT
import CalendarModel
import CalendarStore
import CivilTime
import HTTPTypes
import Hummingbird

extension API {
  /// `GET /api/sessions.csv`.
  func sessionsTable(_ call: APICall) async throws -> Response {
    let query = try call.query("from", "to", "zone")
    let days = try query.days() ?? .all
    let viewer = try await viewer(query, call.store)
    // The first page before the answer begins: what fails later can only break it off.
    let pages = SessionQuery(days: days, zone: viewer.zone, limit: 5_000)
    let first = try await call.store.sessions(pages)
    let store = call.store
    return Response(
      status: .ok,
      headers: [
        .contentType: "text/csv; charset=utf-8", .cacheControl: "no-store",
        .contentDisposition: "attachment; filename=\"sessions.csv\"",
      ],
      body: ResponseBody { writer in
        var header: [UInt8] = []
        SessionCSVWriter.appendHeader(to: &header)
        try await writer.write(ByteBuffer(bytes: header))
        var (query, page) = (pages, first)
        while true {
          try await writer.write(Self.lines(of: page))
          guard let next = page.next else { break }
          query.after = next
          page = try await store.sessions(query)
        }
        try await writer.finish(nil)
      })
  }

  private static func lines(of page: SessionPage) -> ByteBuffer {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(page.sessions.count * 64)
    for record in page.sessions { SessionCSVWriter.append(record.session, to: &bytes) }
    return ByteBuffer(bytes: bytes)
  }
}
