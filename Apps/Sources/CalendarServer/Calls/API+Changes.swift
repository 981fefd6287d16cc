// SPDX-License-Identifier: MIT
import CalendarStore
import HTTPTypes
import Hummingbird

extension API {
  /// `GET /api/changes`.
  func changes(_ call: APICall) async throws -> Response {
    let query = try call.query("since", "limit")
    let limit = try query.number("limit", in: 1...10_000) ?? 1_000
    let since: ChangeToken
    if let known = try Self.token(query) {
      since = known
    } else {
      since = ChangeToken(store: try await call.store.head().store, change: 0)
    }
    let page = try await call.store.changes(since: since, limit: Int(limit))
    return .json { json in
      json.object { json in
        json.name("token")
        json.text(page.token.description)
        json.name("more")
        json.boolean(page.hasMore)
        json.changes(page.records)
      }
    }
  }

  /// `GET /api/changes/stream`.
  func changeStream(_ call: APICall) async throws -> Response {
    let since = try Self.token(call.query("since"))
    let resumed = call.request.headers.values(named: "last-event-id").first.flatMap {
      ChangeToken($0)
    }
    guard let wakes = await hub.listen() else {
      var problem = Problem(
        .serviceUnavailable,
        "Too many event streams are open; the limit is \(limits.eventStreams). Try again.")
      problem.headers[.retryAfter] = "5"
      throw problem
    }
    let hub = hub
    let (situation, head) = (await hub.situation, try await hub.head())
    return Response(
      status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
      body: ResponseBody { writer in
        var stream = EventStream(knows: resumed ?? since, situation)
        try await writer.write(ByteBuffer(string: stream.greeting(head)))
        // Notices at once when a page's connection closes, not at the next heartbeat.
        try await call.request.body.consumeWithCancellationOnInboundClose { _ in
          for await _ in wakes {
            let situation = await hub.situation
            let news = stream.news(situation)
            if !news.isEmpty { try await writer.write(ByteBuffer(string: news)) }
            if situation.isOver { break }
          }
        }
        try await writer.finish(nil)
      })
  }

  private static func token(_ query: QueryItems) throws(Problem) -> ChangeToken? {
    guard let text = query.text("since") else { return nil }
    guard let token = ChangeToken(text) else {
      throw .bad("since", "This is no token; they come with `token` of other answers.")
    }
    return token
  }
}

extension JSONWriter {
  /// Records by kind; the settings are null when they have not changed.
  fileprivate mutating func changes(_ records: [StoreRecord]) {
    name("sessions")
    array { json in
      for case .session(let record) in records { json.session(record) }
    }
    name("marks")
    array { json in
      for case .mark(let record) in records { json.mark(record) }
    }
    name("calendars")
    array { json in
      for case .calendar(let record) in records { json.calendar(record) }
    }
    name("events")
    array { json in
      for case .event(let record) in records { json.event(record) }
    }
    name("settings")
    var settings: SettingsRecord?
    for case .settings(let record) in records { settings = record }
    if let settings { self.settings(settings) } else { null() }
  }
}
