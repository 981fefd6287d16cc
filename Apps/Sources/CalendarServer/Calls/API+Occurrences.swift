// SPDX-License-Identifier: MIT
import CalendarStore
import CivilTime
import Hummingbird

extension API {
  /// `GET /api/occurrences`.
  func occurrences(_ call: APICall) async throws -> Response {
    let query = try call.query("from", "to", "through", "zone", "calendars", "detail")
    let viewer = try await viewer(query, call.store)
    let asked = try await occurrenceQuery(query, viewer, call)
    switch query.text("detail") {
    case nil, "full":
      let page = try await occurrences(asked, call)
      return .json { json in
        json.object { json in
          json.state(page.token, viewer)
          json.name("occurrences")
          json.array { json in
            for occurrence in page.occurrences { json.occurrence(occurrence, zone: viewer.zone) }
          }
        }
      }
    case "counts": return try await counts(asked, viewer, call)
    default: throw Problem.bad("detail", "It is full or counts.")
    }
  }

  private func counts(
    _ asked: OccurrenceQuery, _ viewer: Viewer, _ call: APICall
  ) async throws -> Response {
    let counts = try await call.store.occurrenceCounts(asked)
    return .json { json in
      json.object { json in
        json.state(counts.token, viewer)
        json.name("days")
        json.array { json in
          for day in counts.days {
            json.object { json in
              json.name("day")
              json.day(day.day)
              json.name("count")
              json.number(day.count)
            }
          }
        }
      }
    }
  }

  /// The occurrences, which are refused when they are too many and never cut off.
  func occurrences(_ asked: OccurrenceQuery, _ call: APICall) async throws -> OccurrencePage {
    let page = try await call.store.occurrences(asked)
    guard page.occurrences.count <= limits.occurrences else {
      throw Problem.bad(
        "to", "These are more than \(limits.occurrences) occurrences: ask for fewer days.")
    }
    return page
  }

  /// The query that the parameters ask for.
  func occurrenceQuery(
    _ query: QueryItems, _ viewer: Viewer, _ call: APICall
  ) async throws -> OccurrenceQuery {
    let days = try query.requiredDays()
    guard days.count <= limits.days else {
      throw Problem.bad("to", "At most \(limits.days) days can be asked for at once.")
    }
    return OccurrenceQuery(
      days: days, zone: viewer.zone, calendars: try await calendarIDs(query, call),
      limit: limits.occurrences + 1)
  }

  /// The ids in `calendars`, or nil when it is absent.
  ///
  /// A page may ask for a calendar that has just been deleted; one that never was is a mistake.
  private func calendarIDs(_ query: QueryItems, _ call: APICall) async throws -> [String]? {
    guard let text = query.text("calendars") else { return nil }
    let ids = text.split(separator: ",").map(String.init)
    guard ids.count <= Self.mostCalendars else {
      throw Problem.bad("calendars", "At most \(Self.mostCalendars) can be asked for at once.")
    }
    let living = Set(
      try await call.store.calendars(limit: Self.mostCalendars).map { Array($0.calendar.id.utf8) })
    for id in ids where !living.contains(Array(id.utf8)) {
      guard try await call.store.calendar(id) != nil else {
        throw Problem.bad("calendars", "There has never been a calendar with the id \(id).")
      }
    }
    return ids
  }
}

extension JSONWriter {
  /// The state of the store that an answer is about, and the zone of its times.
  fileprivate mutating func state(_ token: ChangeToken, _ viewer: Viewer) {
    name("token")
    text(token.description)
    name("zone")
    text(viewer.zoneName)
  }
}
