// SPDX-License-Identifier: MIT
import CalendarModel
import CalendarStore
import CivilTime

struct LedgerDay { var day: EpochDay; var points: Int64; var count: Int64; var state: DayState? }
struct LedgerFigures {
  var current: Int32; var longest: Int32; var kept: Int32; var total: Int64; var goal: Int32
}
struct StreakLedger: Sendable {
  let store: any RecordStore
  init(_ store: any RecordStore) { self.store = store }
  func days(in days: DayInterval, zone: ZoneRules, today: EpochDay, includingEmpty: Bool)
    async throws -> [LedgerDay]
  {
    let settings = try await store.settings().settings
    let goal = StreakGoal(points: settings.goal)
    func state(_ day: EpochDay, _ points: Int64) -> DayState? {
      (settings.firstDay.map { day >= $0 } ?? true) && day <= today
        ? goal.state(ofTotal: points) : nil
    }
    let totals = try await store.totals(in: days, zone: zone)
    return totals.map {
      LedgerDay(day: $0.day, points: $0.points, count: $0.count, state: state($0.day, $0.points))
    }
  }
  func figures(asOf day: EpochDay, zone: ZoneRules) async throws -> LedgerFigures {
    let settings = try await store.settings().settings
    let goal = StreakGoal(points: settings.goal)
    let totals = try await store.totals(in: .all, zone: zone).filter { $0.day <= day }
    let kept = totals.filter {
      goal.state(ofTotal: $0.points) == .kept && (settings.firstDay ?? .min) <= $0.day
    }
    return LedgerFigures(
      current: 0, longest: 0, kept: Int32(kept.count), total: totals.reduce(0) { $0 + $1.points },
      goal: settings.goal)
  }
}
