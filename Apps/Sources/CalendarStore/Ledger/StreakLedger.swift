// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime

/// Answers questions about a store's days and streaks at once, however many sessions there are.
///
/// It keeps the totals of all days for each zone that was asked for. Before each answer it checks
/// where the store stands and recounts the days that anybody has changed, so an answer is never
/// older than its question. The first question about a zone counts all days, which takes time
/// proportional to the number of sessions; `Benchmarks/server.py` measures it.
public final class StreakLedger: Sendable {
  private let store: any RecordStore
  private let state: Locked<State>

  /// A ledger over a store.
  ///
  /// It keeps at most `mostZones` zones and drops the least recently used one.
  public init(_ store: any RecordStore, mostZones: Int = 8) {
    self.store = store
    state = Locked(State(mostZones: max(mostZones, 1)))
  }
}

extension StreakLedger {
  /// The days of an interval that have sessions, in order.
  ///
  /// Today is the last day that has a state. `includingEmpty` adds days without sessions that have
  /// a state, from the first day of the settings on.
  public func days(
    in days: DayInterval, zone: ZoneRules, today: EpochDay, includingEmpty: Bool = false
  ) async throws(StoreError) -> [LedgerDay] {
    try await answer(zone) { $0.days(in: days, today: today, includingEmpty: includingEmpty) }
  }

  /// Streaks, kept days and points as of a day.
  public func figures(
    asOf day: EpochDay, zone: ZoneRules
  ) async throws(StoreError) -> LedgerFigures {
    try await answer(zone) { $0.figures(asOf: day) }
  }

  /// How many zones it currently keeps.
  var zoneCount: Int { state.withLock { $0.entries.count } }
}

extension StreakLedger {
  fileprivate struct Entry {
    let zone: ZoneRules
    var tally: DayTally
    var lastUse: Int64
  }

  fileprivate struct State {
    let mostZones: Int
    var entries: [Entry] = []
    var uses: Int64 = 0
    /// Counts in progress; whoever needs one waits for it.
    var counting: [(zone: ZoneRules, task: Task<StoreError?, Never>)] = []
  }

  private func answer<Answer>(
    _ zone: ZoneRules, _ body: (DayTally) -> Answer
  ) async throws(StoreError) -> Answer {
    let head = try await store.head()
    while true {
      let answer: Answer? = state.withLock { state in
        guard let index = state.entries.firstIndex(where: { $0.zone == zone }),
          state.entries[index].tally.token.isNotBehind(head)
        else { return nil }
        state.uses += 1
        state.entries[index].lastUse = state.uses
        return body(state.entries[index].tally)
      }
      if let answer { return answer }
      if let error = await count(zone).value { throw error }
    }
  }

  /// Counts what has changed, or joins a count in progress.
  private func count(_ zone: ZoneRules) -> Task<StoreError?, Never> {
    state.withLock { state in
      if let present = state.counting.first(where: { $0.zone == zone }) { return present.task }
      let token = state.entries.first { $0.zone == zone }?.tally.token
      let task = Task { await self.recount(zone, since: token) }
      state.counting.append((zone, task))
      return task
    }
  }

  private func recount(_ zone: ZoneRules, since token: ChangeToken?) async -> StoreError? {
    do throws(StoreError) {
      let recount = try await store.recount(since: token, zone: zone)
      state.withLock { state in
        state.take(recount, zone: zone)
        state.counting.removeAll { $0.zone == zone }
      }
      return nil
    } catch {
      state.withLock { $0.counting.removeAll { $0.zone == zone } }
      return error
    }
  }
}

extension StreakLedger.State {
  fileprivate mutating func take(_ recount: DayRecount, zone: ZoneRules) {
    if let index = entries.firstIndex(where: { $0.zone == zone }) {
      entries[index].tally.take(recount)
    } else if recount.isWhole {
      // Otherwise the zone was dropped meanwhile, together with its unchanged days.
      if entries.count == mostZones, let oldest = entries.indices.min(by: isOlder) {
        entries.remove(at: oldest)
      }
      uses += 1
      entries.append(
        StreakLedger.Entry(zone: zone, tally: DayTally(recount), lastUse: uses))
    }
  }

  private func isOlder(_ left: Int, than right: Int) -> Bool {
    entries[left].lastUse < entries[right].lastUse
  }
}

extension ChangeToken {
  /// Whether it is a place in the same store, at or after the other.
  func isNotBehind(_ other: ChangeToken) -> Bool {
    store == other.store && change >= other.change
  }
}
