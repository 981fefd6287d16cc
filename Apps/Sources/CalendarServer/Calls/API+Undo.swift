// SPDX-License-Identifier: MIT
import CalendarStore
import Hummingbird

extension API {
  /// `POST /api/undo`.
  func undo(_ call: APICall) async throws -> Response {
    _ = try call.query()
    let body = try await call.body(limits, "change")
    let change = try body.number("change", in: 1...Int64.max).required("change")
    switch try await call.store.undo(change) {
    case .undone(let unit, let last):
      watch.figures.noteWrites(unit.count)
      return .json { json in
        json.object { json in
          json.name("undone")
          json.number(unit.change)
          json.name("change")
          json.number(last)
        }
      }
    case .nothing: throw Problem(.notFound, "There is no change \(change).", field: "change")
    case .forgotten:
      throw Problem(.gone, "The records before change \(change) are no longer kept.")
    case .conflict(_, let records):
      throw Problem(
        .conflict,
        "Nothing was undone: \(records.count) or more records of change \(change) have changed since.",
        field: "change")
    }
  }
}
