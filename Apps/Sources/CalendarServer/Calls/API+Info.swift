// SPDX-License-Identifier: MIT
import CalendarStore
import Hummingbird

extension API {
  /// `GET /api/info`.
  func info(_ call: APICall) async throws -> Response {
    try await info(of: call.served, call.query("zone"))
  }

  /// `POST /api/own`.
  func goOver(_ call: APICall) async throws -> Response {
    let query = try call.query("zone")
    guard hasDemo else {
      throw Problem(.notFound, "This is not the demonstration: these are your own days.")
    }
    let served: ServedStore
    do {
      served = try await desk.goOver()
    } catch let error as ServerError {
      throw Problem(.conflict, error.description)
    }
    if call.served.isDemo { await hub.goOver(to: served.store) }
    return try await info(of: served, query)
  }

  private func info(of served: ServedStore, _ query: QueryItems) async throws -> Response {
    let token = try await served.store.head()
    let viewer = try await viewer(query, served.store)
    return .json { json in
      json.object { json in
        json.name("version")
        json.text(AlmanacVersion.text)
        json.name("store")
        json.text(token.store)
        json.name("token")
        json.text(token.description)
        json.name("demo")
        json.boolean(served.isDemo)
        json.name("today")
        json.day(viewer.today)
        json.name("zone")
        json.text(viewer.zoneName)
      }
    }
  }
}
