// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks
import CivilTime
import Hummingbird

extension API {
  /// `GET /api/days`.
  func days(_ call: APICall) async throws -> Response {
    let query = try call.query("from", "to", "through", "zone", "today", "empty")
    let days = try query.requiredDays()
    guard days.count <= limits.days else {
      throw Problem.bad("to", "At most \(limits.days) days can be asked for at once.")
    }
    let includingEmpty = try query.flag("empty")
    let viewer = try await viewer(query, call.store)
    let totals = try await call.served.ledger.days(
      in: days, zone: viewer.zone, today: viewer.today, includingEmpty: includingEmpty)
    return .json { json in
      json.array { json in
        for total in totals { json.day(total) }
      }
    }
  }

  /// `GET /api/streak`.
  func streak(_ call: APICall) async throws -> Response {
    let query = try call.query("on", "zone", "from", "to", "through")
    let days = try query.days()
    let viewer = try await viewer(query, call.store)
    let day = try query.day("on") ?? viewer.today
    let figures = try await call.served.ledger.figures(asOf: day, zone: viewer.zone)
    let points = try await points(in: days, through: day, viewer, call.served)
    return .json { json in
      json.object { json in
        json.name("on")
        json.day(day)
        json.figures(figures)
        if let points {
          json.name("points")
          json.number(points)
        }
      }
    }
  }

  /// The points of an interval; days after `last` do not count.
  private func points(
    in days: DayInterval?, through last: EpochDay, _ viewer: Viewer, _ served: ServedStore
  ) async throws -> Int64? {
    guard let days else { return nil }
    guard let past = DayInterval(first: .min, last: last)?.intersection(days) else { return 0 }
    let totals = try await served.ledger.days(
      in: past, zone: viewer.zone, today: viewer.today, includingEmpty: false)
    return totals.reduce(0) { sum, day in
      let (next, overflow) = sum.addingReportingOverflow(day.points)
      return overflow ? (day.points < 0 ? .min : .max) : next
    }
  }

  /// Reads the days that the first page will ask for, so that the page does not wait.
  func warmUp() async {
    // If anything is wrong, the first request reports it.
    guard let served = try? await desk.present(),
      let viewer = try? await viewer(inZone: nil, on: nil, served.store)
    else { return }
    _ = try? await served.ledger.figures(asOf: viewer.today, zone: viewer.zone)
  }
}
