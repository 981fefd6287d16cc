// SPDX-License-Identifier: MIT
import HTTPTypes

/// The routes of the API.
enum APIRoute: Equatable {
  case info, days, streak, sessions, sessionsTable, sessionsImport, marks, markTypes, settings
  case calendars, events, eventsTable, eventsLines, eventsImport, occurrences, search
  case changes, changeStream, own, undo
  case session(String)
  case mark(String)
  case calendar(String)
  case event(String)
  case zone(String)

  /// The route of a path, or nil where there is none.
  ///
  /// The method tells an import from a session or an event with that name.
  init?(_ target: RequestTarget, method: HTTPRequest.Method) {
    switch target.parts.dropFirst() {
    case ["info"]: self = .info
    case ["days"]: self = .days
    case ["streak"]: self = .streak
    case ["sessions"]: self = .sessions
    case ["sessions.csv"]: self = .sessionsTable
    case ["sessions", "import"] where method == .post: self = .sessionsImport
    case ["marks"]: self = .marks
    case ["marks", "types"]: self = .markTypes
    case ["calendars"]: self = .calendars
    case ["events"]: self = .events
    case ["events.csv"]: self = .eventsTable
    case ["events.jsonl"]: self = .eventsLines
    case ["events", "import"] where method == .post: self = .eventsImport
    case ["occurrences"]: self = .occurrences
    case ["search"]: self = .search
    case ["settings"]: self = .settings
    case ["changes"]: self = .changes
    case ["changes", "stream"]: self = .changeStream
    case ["own"]: self = .own
    case ["undo"]: self = .undo
    case let parts: self.init(record: Array(parts))
    }
  }

  private init?(record parts: [String]) {
    guard parts.count >= 2, !parts[1].isEmpty else { return nil }
    switch parts[0] {
    case "sessions" where parts.count == 2: self = .session(parts[1])
    case "marks" where parts.count == 2: self = .mark(parts[1])
    case "calendars" where parts.count == 2: self = .calendar(parts[1])
    case "events" where parts.count == 2: self = .event(parts[1])
    case "zones": self = .zone(parts[1...].joined(separator: "/"))
    default: return nil
    }
  }

  /// The methods that the route supports, besides HEAD where there is GET.
  var methods: [HTTPRequest.Method] {
    switch self {
    case .info, .days, .streak, .sessionsTable, .markTypes, .eventsTable, .eventsLines,
      .occurrences, .search, .changes, .changeStream, .zone:
      [.get]
    case .sessions, .marks, .calendars, .events: [.get, .post]
    case .session, .mark, .calendar, .event: [.get, .patch, .delete]
    case .settings: [.get, .put]
    case .sessionsImport, .eventsImport, .own, .undo: [.post]
    }
  }
}
