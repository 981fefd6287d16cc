// SPDX-License-Identifier: MIT
import CalendarStore
import Foundation
import Hummingbird

extension API {
  /// The most calendars in one answer.
  static let mostCalendars = 1_000

  /// `GET /api/calendars`.
  func calendars(_ call: APICall) async throws -> Response {
    _ = try call.query()
    let calendars = try await call.store.calendars(limit: Self.mostCalendars)
    return .json { json in
      json.array { json in calendars.forEach { json.calendar($0) } }
    }
  }

  /// `POST /api/calendars`.
  func addCalendar(_ call: APICall) async throws -> Response {
    _ = try call.query()
    let body = try await call.body(
      limits, "id", "name", "color", "order", "hidden", "locked", "zone")
    let calendar = EventCalendar(
      id: try RecordName.check(body.text("id") ?? RecordIDs.shared.next()),
      name: try body.text("name").required("name"), color: try body.color("color") ?? .standard,
      order: try body.order() ?? 0, isHidden: try body.boolean("hidden") ?? false,
      zone: try await knownZone(body) ?? nil, isLocked: try body.boolean("locked") ?? false)
    return try await write(.putCalendar(calendar, base: nil), call, created: true)
  }

  /// `GET`, `PATCH` and `DELETE /api/calendars/{id}`.
  func calendar(_ id: String, _ call: APICall) async throws -> Response {
    let id = try RecordName.check(id)
    switch call.method {
    case .delete:
      let base = try call.query("revision").number("revision", in: 0...Int64.max)
      return try await write(.deleteCalendar(id, base: base.required("revision")), call)
    case .patch: return try await editCalendar(id, call)
    default:
      _ = try call.query()
      guard let record = try await call.store.calendar(id) else { throw Self.unknownRecord }
      return .json { $0.calendar(record) }
    }
  }

  private func editCalendar(_ id: String, _ call: APICall) async throws -> Response {
    _ = try call.query()
    let body = try await call.body(
      limits, "revision", "name", "color", "order", "hidden", "locked", "zone", "deleted")
    let base = try body.revision()
    var patch = CalendarPatch()
    patch.name = try body.text("name")
    patch.color = try body.color("color")
    patch.order = try body.order()
    patch.isHidden = try body.boolean("hidden")
    patch.isLocked = try body.boolean("locked")
    patch.zone = try await knownZone(body)
    patch.restores = try body.restores()
    return try await write(.patchCalendar(id, patch, base: base), call)
  }

  /// The zone in a body: null means none, nil that the body does not name one.
  private func knownZone(_ body: BodyObject) async throws -> String?? {
    if body.isNull("zone") { return .some(nil) }
    guard let zone = try body.text("zone") else { return nil }
    guard (try? await zones.rules(of: zone)) != nil else { throw Self.unknownZone }
    return zone
  }
}

extension BodyObject {
  /// A colour, or nil when the member is absent.
  func color(_ name: String) throws(Problem) -> HexColor? {
    guard let text = try text(name) else { return nil }
    guard let color = HexColor(text) else {
      throw .bad(
        name, "A color is written #RRGGBB, such as #3A7BD5.", ReasonCause("notAColor"))
    }
    return color
  }

  /// The place of a calendar in lists, or nil when absent.
  fileprivate func order() throws(Problem) -> Int32? {
    try number("order", in: Int32.min...Int32.max)
  }
}
