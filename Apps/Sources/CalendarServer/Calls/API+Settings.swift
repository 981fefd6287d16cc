// SPDX-License-Identifier: MIT
import CalendarStore
import Hummingbird

extension API {
  /// `GET /api/settings`.
  func settings(_ call: APICall) async throws -> Response {
    _ = try call.query()
    let record = try await call.store.settings()
    return .json { $0.settings(record) }
  }

  /// `PUT /api/settings`.
  func putSettings(_ call: APICall) async throws -> Response {
    _ = try call.query()
    let body = try await call.body(limits, "revision", "goal", "firstDay", "zone", "trashDays")
    let base = try body.revision()
    var settings = StoreSettings()
    settings.goal = try body.number("goal", in: 1...Int32.max).required("goal")
    settings.firstDay = try body.nullable("firstDay", BodyObject.day)
    settings.zone = try body.nullable("zone", BodyObject.text)
    if let zone = settings.zone, (try? await zones.rules(of: zone)) == nil {
      throw Self.unknownZone
    }
    settings.trashDays = try await trashDays(body, call)
    return try await write(.putSettings(settings, base: base), call)
  }

  /// The trash setting in the body; when absent, the present one is kept.
  ///
  /// If somebody changes it meanwhile, the revision differs and the write is refused.
  private func trashDays(_ body: BodyObject, _ call: APICall) async throws -> Int32? {
    if body.isNull("trashDays") { return nil }
    if let days = try body.number("trashDays", in: Int32(1)...36_500) { return days }
    return try await call.store.settings().settings.trashDays
  }
}

extension BodyObject {
  /// A member that has to be present and may be null.
  func nullable<Value>(
    _ name: String, _ read: (BodyObject) -> (String) throws(Problem) -> Value?
  ) throws(Problem) -> Value? {
    isNull(name) ? nil : try read(self)(name).required(name)
  }
}
