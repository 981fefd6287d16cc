// SPDX-License-Identifier: MIT
import CalendarStore
import Foundation
import Hummingbird

extension API {
  /// The most marks, or kinds of marks, in one answer.
  private static let mostMarks = 10_000
  private static let mostTypes = 1_000

  /// `GET /api/marks`.
  func marks(_ call: APICall) async throws -> Response {
    let query = try call.query("from", "to", "through", "owner")
    let days = try query.requiredDays()
    let marks = try await call.store.marks(
      in: days, owner: query.text("owner"), limit: Self.mostMarks + 1)
    guard marks.count <= Self.mostMarks else {
      throw Problem.bad("to", "These are more than \(Self.mostMarks) marks: ask for fewer days.")
    }
    return .json { json in
      json.array { json in marks.forEach { json.mark($0) } }
    }
  }

  /// `GET /api/marks/types`.
  func markTypes(_ call: APICall) async throws -> Response {
    _ = try call.query()
    let types = try await call.store.markTypes(limit: Self.mostTypes)
    return .json { json in
      json.array { json in
        for type in types {
          json.object { json in
            json.name("type")
            json.text(type.type)
            json.name("count")
            json.number(type.count)
            json.name("order")
            json.number(Int64(type.order))
          }
        }
      }
    }
  }

  /// `POST /api/marks`.
  func addMark(_ call: APICall) async throws -> Response {
    _ = try call.query()
    let body = try await call.body(limits, "id", "type", "owner", "day")
    let id = try RecordName.check(body.text("id") ?? RecordIDs.shared.next())
    // `GET /api/marks/types` lists the kinds of marks.
    guard id != "types" else { throw Problem.bad("id", "This id is taken by the API.") }
    let mark = DayMark(
      id: id, type: try body.text("type").required("type"), owner: try body.text("owner") ?? "",
      day: try body.day("day").required("day"))
    return try await write(.putMark(mark, base: nil), call, created: true)
  }

  /// `GET`, `PATCH` and `DELETE /api/marks/{id}`.
  func mark(_ id: String, _ call: APICall) async throws -> Response {
    let id = try RecordName.check(id)
    switch call.method {
    case .delete:
      let base = try call.query("revision").number("revision", in: 0...Int64.max)
      return try await write(.deleteMark(id, base: base.required("revision")), call)
    case .patch: return try await editMark(id, call)
    default:
      _ = try call.query()
      guard let record = try await call.store.mark(id) else { throw Self.unknownRecord }
      return .json { $0.mark(record) }
    }
  }

  private func editMark(_ id: String, _ call: APICall) async throws -> Response {
    _ = try call.query()
    let body = try await call.body(limits, "revision", "type", "owner", "day", "deleted")
    let base = try body.revision()
    let patch = MarkPatch(
      type: try body.text("type"), owner: try body.text("owner"), day: try body.day("day"),
      restores: try body.restores())
    return try await write(.patchMark(id, patch, base: base), call)
  }
}
