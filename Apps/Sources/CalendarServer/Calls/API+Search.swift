// SPDX-License-Identifier: MIT
import CalendarStore
import Hummingbird

extension API {
  /// `GET /api/search`.
  func search(_ call: APICall) async throws -> Response {
    let query = try call.query("q", "from", "zone", "today", "limit", "cursor", "hidden")
    let text = try searchText(query)
    let limit = try query.number("limit", in: 1...limits.searchPage) ?? Self.usualSearchPage
    let (from, cursor) = (try query.day("from"), query.text("cursor"))
    guard from == nil || cursor == nil else {
      throw Problem.bad("from", "The cursor says already where the page begins; leave `from` out.")
    }
    let viewer = try await viewer(query, call.store)
    var wanted = SearchQuery(
      text, from: from ?? viewer.today, zone: viewer.zone, limit: Int(limit), cursor: cursor)
    wanted.calendars = try Self.calendars(query.text("hidden"))
    let page = try await call.store.search(wanted)
    return .json { json in
      json.object { json in
        json.name("token")
        json.text(page.token.description)
        json.name("zone")
        json.text(viewer.zoneName)
        json.name("results")
        json.array { json in
          for hit in page.hits { json.hit(hit, zone: viewer.zone) }
        }
        json.name("earlier")
        json.optional(page.earlier)
        json.name("later")
        json.optional(page.later)
      }
    }
  }

  private static let usualSearchPage: Int64 = 30

  private static func calendars(_ hidden: String?) throws(Problem) -> SearchQuery.Calendars {
    switch hidden {
    case nil: return .shown
    case "only": return .hidden
    case "too": return .all
    default: throw .bad("hidden", "It is only or too.")
    }
  }

  private func searchText(_ query: QueryItems) throws -> String {
    guard let text = query.text("q") else {
      throw Problem.bad("q", "What to look for is missing.")
    }
    guard text.unicodeScalars.count <= limits.searchText else {
      throw Problem.bad("q", "It has at most \(limits.searchText) characters.")
    }
    guard !SearchQuery.isEmpty(text) else {
      throw Problem.bad("q", "It has no letter and no digit to look for.")
    }
    return text
  }
}
