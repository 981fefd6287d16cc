// SPDX-License-Identifier: MIT
import HTTPTypes

/// The name under which a request is counted: one of a fixed few, whatever strangers send.
enum RouteName {
  static let stream = "/api/changes/stream"
  private static let methods: Set = [
    "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS",
  ]

  /// The template of the route that a target leads to.
  static func of(method: String?, target: String?) -> String {
    guard let target, let method else { return "none" }
    guard let path = try? RequestTarget(target) else { return target == "*" ? "*" : "none" }
    if let page = WatchPage(path) { return page.path }
    guard path.isAPI else { return "pages" }
    let known = HTTPRequest.Method(method) ?? .get
    return APIRoute(path, method: known)?.template ?? "/api/unknown"
  }

  /// The method, or `OTHER` for unknown ones.
  static func method(_ method: String?) -> String {
    method.map { methods.contains($0) ? $0 : "OTHER" } ?? "none"
  }
}

extension APIRoute {
  /// The path as in `docs/api.md`.
  var template: String {
    switch self {
    case .info: "/api/info"
    case .days: "/api/days"
    case .streak: "/api/streak"
    case .sessions: "/api/sessions"
    case .sessionsTable: "/api/sessions.csv"
    case .sessionsImport: "/api/sessions/import"
    case .marks: "/api/marks"
    case .markTypes: "/api/marks/types"
    case .calendars: "/api/calendars"
    case .events: "/api/events"
    case .eventsTable: "/api/events.csv"
    case .eventsLines: "/api/events.jsonl"
    case .eventsImport: "/api/events/import"
    case .occurrences: "/api/occurrences"
    case .search: "/api/search"
    case .settings: "/api/settings"
    case .changes: "/api/changes"
    case .changeStream: RouteName.stream
    case .own: "/api/own"
    case .undo: "/api/undo"
    case .session: "/api/sessions/{id}"
    case .mark: "/api/marks/{id}"
    case .calendar: "/api/calendars/{id}"
    case .event: "/api/events/{id}"
    case .zone: "/api/zones/{id}"
    }
  }
}
