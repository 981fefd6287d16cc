// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// Answers about days and streaks of a store at once, whatever the number of its sessions.
///
/// For each zone that is asked for it keeps the totals of all days. Before each answer it looks
/// where the store stands, and counts again the days that have changed, by whomever: an answer
/// is never older than the question. The first question of a zone counts them all, which
/// grows with the number of sessions; `Benchmarks/server.py` measures it.
public final class StreakLedger: Sendable {
  private let store: any RecordStore
  private let state: Locked<State>

  /// A ledger over a store that keeps at most so many zones, of which the least used goes.
  public init(_ store: any RecordStore, mostZones: Int = 8) {
    self.store = store
    state = Locked(State(mostZones: max(mostZones, 1)))
  }
}

extension StreakLedger {
  /// Days of an interval, in order: those that have sessions.
  ///
  /// Today is the last day that has a state. `includingEmpty` adds the days without sessions that
  /// have one, from the first day of the settings on.
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

  /// How many zones it keeps now.
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
    /// Counting that is under way; whoever needs it waits for it.
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

  /// Counts what has changed, or joins who is counting already.
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
      // Otherwise it went meanwhile, and the days that did not change with it.
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
  /// Whether it is a place of the same store, at or after the other.
  func isNotBehind(_ other: ChangeToken) -> Bool {
    store == other.store && change >= other.change
  }
}
