// SPDX-License-Identifier: MIT
import CalendarStore
import CivilTime
import HTTPTypes
import Hummingbird
import Logging

/// Answers the requests of `docs/api.md`; each topic has a file of its own.
struct API: Sendable {
  let desk: StoreDesk
  let hub: ChangeHub
  let zones: ZoneBook
  let now: @Sendable () -> Instant
  let defaultZone: String
  let limits: ServerLimits
  /// Whether the server started with a demonstration.
  let hasDemo: Bool
  let logger: Logger
  let watch: RequestWatch
  let book: ConnectionBook
}

extension API {
  /// The answer to a request.
  ///
  /// - Throws: A `Problem`, or the connection's error when a body breaks off.
  func answer(_ request: Request, _ target: RequestTarget) async throws -> Response {
    guard let route = APIRoute(target, method: request.method) else {
      throw Problem(.notFound, "There is nothing at this path.")
    }
    let method = request.method == .head ? HTTPRequest.Method.get : request.method
    guard route.methods.contains(method) else {
      throw Self.refusal(of: request.method, route)
    }
    return try await withStore { served in
      try await answer(
        APICall(
          route: route, method: method, request: request, query: target.query, served: served))
    }
  }

  /// Runs a body with the present store; turns its errors into problems, and logs and counts them.
  func withStore(_ body: (ServedStore) async throws -> Response) async throws -> Response {
    var served: ServedStore?
    do {
      let present = try await desk.present()
      served = present
      return try await body(present)
    } catch let failure as Spool.Failure {
      throw Problem(failure)
    } catch let error as StoreError {
      await note(error, of: served)
      throw Problem(error)
    }
  }

  private func note(_ error: StoreError, of served: ServedStore?) async {
    guard let kind = FailureKind(error) else { return }
    watch.note(kind)
    if case .gone(let path) = error {
      // Logged once, though every request is told until the file is back.
      guard let served, await desk.lose(served, path: path) else { return }
      await hub.lose()
    }
    logger.error("\(error)")
  }

  private func answer(_ call: APICall) async throws -> Response {
    switch call.route {
    case .info: try await info(call)
    case .days: try await days(call)
    case .streak: try await streak(call)
    case .sessions where call.method == .post: try await addSession(call)
    case .sessions: try await sessions(call)
    case .session(let id): try await session(id, call)
    case .marks where call.method == .post: try await addMark(call)
    case .marks: try await marks(call)
    case .markTypes: try await markTypes(call)
    case .mark(let id): try await mark(id, call)
    case .calendars where call.method == .post: try await addCalendar(call)
    case .calendars: try await calendars(call)
    case .calendar(let id): try await calendar(id, call)
    case .events where call.method == .post: try await addEvent(call)
    case .events: try await events(call)
    case .event(let id): try await event(id, call)
    case .occurrences: try await occurrences(call)
    case .search: try await search(call)
    case .settings where call.method == .put: try await putSettings(call)
    case .settings: try await settings(call)
    case .changes: try await changes(call)
    case .changeStream: try await changeStream(call)
    case .own: try await goOver(call)
    case .undo: try await undo(call)
    case .sessionsTable: try await sessionsTable(call)
    case .sessionsImport: try await importSessions(call)
    case .eventsTable: try await eventsTable(call)
    case .eventsLines: try await eventsLines(call)
    case .eventsImport: try await importEvents(call)
    case .zone(let id): try await zone(id, call)
    }
  }

  private static func refusal(of method: HTTPRequest.Method, _ route: APIRoute) -> Problem {
    var names = route.methods.map(\.rawValue)
    if names.contains("GET") { names.insert("HEAD", at: 1) }
    var problem = Problem(
      .methodNotAllowed, "\(method) is not supported here. Use \(names.joined(separator: ", ")).")
    problem.headers[.allow] = names.joined(separator: ", ")
    return problem
  }
}
