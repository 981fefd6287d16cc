// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarStore
import CivilTime

/// A store's facts about days: whether they were kept, as tints, and their marks, as dots.
struct StoredDays {
  private let store: any RecordStore
  private let ledger: StreakLedger
  private let zone: ZoneRules
  private let today: EpochDay
  private let goal: Int32
  /// Whether there are any points at all; without them no day counts as missed.
  private let countsPoints: Bool
  private let kinds: [String]
  private let tints: [String: Tint]

  /// - Parameters:
  ///   - store: Where the days are.
  ///   - zone: Where the viewer is.
  ///   - today: The last day that can have been kept or missed.
  /// - Throws: `StoreError`.
  init(_ store: any RecordStore, zone: ZoneRules, today: EpochDay) async throws {
    self.store = store
    self.zone = zone
    self.today = today
    ledger = StreakLedger(store)
    goal = try await ledger.figures(asOf: today, zone: zone).goal
    kinds = try await store.markTypes(limit: Self.most).map(\.type)
    let colors = Tint.events(for: kinds.map { Array($0.utf8) })
    tints = Dictionary(zip(kinds, colors)) { first, _ in first }
    let hasSessions = try await !ledger.days(in: .all, zone: zone, today: today).isEmpty
    let firstDay = try await store.settings().settings.firstDay
    countsPoints = hasSessions || firstDay != nil
  }

  private static let most = 10_000
}

extension StoredDays {
  /// The facts about days, in order.
  func facts(in days: DayInterval) async throws -> [DayFact] {
    var facts: [EpochDay: DayFact] = [:]
    let known = try await ledger.days(
      in: days, zone: zone, today: today, includingEmpty: countsPoints)
    for day in known {
      guard let state = day.state else { continue }
      var fact = DayFact(day: day.day)
      fact.tint = Tint(state).rawValue
      fact.progress = DayFact.Progress(points: day.points, goal: Int64(goal))
      facts[day.day] = fact
    }
    for (day, marked) in try await marks(in: days) {
      var fact = facts[day] ?? DayFact(day: day)
      fact.dots = Dots(marked.compactMap { tints[$0]?.rawValue })
      fact.note = Array(marked.joined(separator: ", ").utf8)
      facts[day] = fact
    }
    return facts.values.sorted { $0.day < $1.day }
  }

  /// The kinds of marks on each day, each kind once and in order.
  private func marks(in days: DayInterval) async throws -> [EpochDay: [String]] {
    guard !kinds.isEmpty else { return [:] }
    var found: [EpochDay: Set<String>] = [:]
    for record in try await store.marks(in: days, owner: nil, limit: Self.most) {
      found[record.mark.day, default: []].insert(record.mark.type)
    }
    return found.mapValues { marked in kinds.filter(marked.contains) }
  }
}
