// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime
import Testing

@testable import CalendarStore

/// The ledger, against counting every session anew.
@Suite struct StreakLedgerTests {
  private static let walks = StoreKind.allCases.flatMap { kind in
    SampleSessions.places.map { (kind, $0) }
  }

  @Test(arguments: walks)
  func answersAreThoseOfCountingAnew(kind: StoreKind, place: SampleSessions.Place) async throws {
    let store = try kind.make()
    let ledger = StreakLedger(store)
    var walk = EditWalk(seed: 11, near: place)
    let zones = [place.zone, .utc, zone("Pacific/Apia")]
    let today = place.days.start.addingClamped(days: 6)
    for round in 0..<40 {
      for _ in 0..<walk.samples.number(in: 0..<6) { try await walk.step(store) }
      let zone = zones[round % zones.count]
      let oracle = try await Oracle(store, zone: zone, today: today)
      for includingEmpty in [false, true] {
        let days = try await ledger.days(
          in: place.days, zone: zone, today: today, includingEmpty: includingEmpty)
        #expect(days == oracle.days(in: place.days, includingEmpty: includingEmpty))
      }
      #expect(try await ledger.figures(asOf: today, zone: zone) == oracle.figures())
    }
  }

  @Test(arguments: StoreKind.allCases)
  func theTutorialsMonthComesOut(kind: StoreKind) async throws {
    let store = try kind.make()
    var settings = StoreSettings()
    settings.firstDay = day("2024-02-18")
    let sessions = [
      ("2024-02-20T08:00", 100), ("2024-02-24T12:00", 30), ("2024-02-25T06:30", 80),
      ("2024-02-25T03:12", 20), ("2024-02-26T09:00", 120),
    ].enumerated().map { session("\($0)", $1.0, Int32($1.1)) }
    _ = try await store.apply(
      sessions.map { .putSession($0, base: nil) } + [.putSettings(settings, base: 0)])
    let ledger = StreakLedger(store)
    let figures = try await ledger.figures(asOf: day("2024-02-27"), zone: .utc)
    #expect(figures == LedgerFigures(current: 2, longest: 2, kept: 3, total: 350, goal: 100))
    let days = try await ledger.days(
      in: days("2024-02-17", through: "2024-02-29"), zone: .utc, today: day("2024-02-27"),
      includingEmpty: true)
    #expect(days.map(\.points) == [0, 0, 100, 0, 0, 0, 30, 100, 120, 0])
    #expect(
      days.map(\.state) == [
        DayState.none, DayState.none, .kept, DayState.none, DayState.none, DayState.none, .short,
        .kept, .kept, DayState.none,
      ])
  }

  @Test func onlyTheLatestZonesAreKept() async throws {
    let store = MemoryStore()
    let ledger = StreakLedger(store, mostZones: 2)
    for hours in [0, 1, 2, 0, 3] as [Int32] {
      let zone = ZoneRules.fixed(UTCOffset(hours: hours) ?? .utc)
      _ = try await ledger.figures(asOf: day("2024-02-27"), zone: zone)
    }
    #expect(ledger.zoneCount == 2)
  }

  @Test(arguments: StoreKind.allCases)
  func manyWhoAskAtOnceGetWhatWasThereWhenTheyAsked(kind: StoreKind) async throws {
    let store = try kind.make()
    let ledger = StreakLedger(store, mostZones: 1)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          let outcome = try await store.apply(
            .putSession(session("\(number)", "2024-02-20T08:00", 1), base: nil))
          let zone = ZoneRules.fixed(UTCOffset(hours: Int32(number % 3)) ?? .utc)
          let figures = try await ledger.figures(asOf: day("2024-02-27"), zone: zone)
          #expect(figures.total >= outcome.applied?.change ?? .max)
        }
      }
      try await group.waitForAll()
    }
    #expect(try await ledger.figures(asOf: day("2024-02-27"), zone: .utc).total == 40)
  }

  @Test func anotherProgramsWritesCount() async throws {
    let path = try Scratch().path("store.sqlite")
    let (ours, theirs) = (try SQLiteStore(path: path), try SQLiteStore(path: path))
    let ledger = StreakLedger(ours)
    for number in 1...3 {
      _ = try await theirs.apply(
        .putSession(session("\(number)", "2024-02-2\(number)T08:00", 100), base: nil))
      let figures = try await ledger.figures(asOf: day("2024-02-23"), zone: .utc)
      #expect(figures.longest == Int32(number))
    }
  }
}

/// Every answer from the totals of all days.
private struct Oracle {
  let totals: [EpochDay: DayTotal]
  let settings: StoreSettings
  let today: EpochDay

  init(_ store: any RecordStore, zone: ZoneRules, today: EpochDay) async throws {
    let all = try await store.totals(in: .all, zone: zone)
    totals = Dictionary(uniqueKeysWithValues: all.map { ($0.day, $0) })
    settings = try await store.settings().settings
    self.today = today
  }

  func days(in days: DayInterval, includingEmpty: Bool) -> [LedgerDay] {
    (0..<days.count).compactMap { number in
      let day = days.start.addingClamped(days: number)
      let state = state(day)
      guard totals[day] != nil || (includingEmpty && state != nil) else { return nil }
      return LedgerDay(
        day: day, points: totals[day]?.points ?? 0, count: totals[day]?.count ?? 0, state: state)
    }
  }

  private func state(_ day: EpochDay) -> DayState? {
    guard day <= today, day >= settings.firstDay ?? .min else { return nil }
    let points = totals[day]?.points ?? 0
    return points >= Int64(settings.goal) ? .kept : points == 0 ? DayState.none : .short
  }

  func figures() -> LedgerFigures {
    let counted = totals.values.filter { $0.day <= today }
    let kept = Set(counted.map(\.day).filter { state($0) == .kept })
    func run(endingOn day: EpochDay) -> Int32 {
      var (count, next) = (Int32(0), day)
      while kept.contains(next) {
        count += 1
        next = next.addingClamped(days: -1)
      }
      return count
    }
    let current = run(endingOn: today)
    return LedgerFigures(
      current: current > 0 ? current : run(endingOn: today.addingClamped(days: -1)),
      longest: kept.map { run(endingOn: $0) }.max() ?? 0, kept: Int32(kept.count),
      total: counted.reduce(0) { $0 + $1.points }, goal: settings.goal)
  }
}
