// SPDX-License-Identifier: MIT
import CivilTime

extension MemoryState: BatchSource {
  typealias Failure = Never

  func lastChange() -> Int64 { head.change }

  func floorChange() -> Int64 { floor }

  func batch(holding change: Int64) -> Batch? {
    batches.last { $0.first <= change && change <= $0.last }
  }

  func batches(ofRun run: Int64) -> [Batch] {
    batches.filter { $0.run == run }
  }
}

extension MemoryState {
  /// Records the day of the changes since `before`, and which of them belong together.
  mutating func finish(
    since before: Int64, now: Instant, run: Int64? = nil, undoes: Int64? = nil
  ) {
    guard head.change != before else { return }
    if head.change - before > 1 || run != nil || undoes != nil {
      batches.append(
        Batch(first: before + 1, last: head.change, run: run, undoes: undoes))
    }
    let today = ZoneRules.fixed(.utc).day(at: now).rawValue
    if writeDays[today] == nil { writeDays[today] = before + 1 }
  }

  func history(limit: Int) -> [ChangeUnit] {
    var (units, walk): ([ChangeUnit], UnitWalk) = ([], UnitWalk(from: head.change))
    while units.count < limit, let span = walk.next(self) { units.append(told(span)) }
    return units
  }

  private func told(_ span: UnitSpan) -> ChangeUnit {
    let day = writeDays.filter { $0.value <= span.last }.max { $0.value < $1.value }?.key
    let steps = span.told.compactMap(entry).map {
      ChangeStep($0.record, wasDeleted: $0.former?.isDeleted)
    }
    return span.unit(day: day.flatMap { EpochDay($0) }, steps: steps)
  }

  /// Whether a record is deleted because what made it was undone.
  func wasUndone(_ record: StoreRecord?, _ undone: inout UndoneDeletions) -> Bool {
    guard let record, record.isDeleted else { return false }
    return undone.contain(record.change, self) { entry($0)?.former?.change }
  }

  private func entry(_ change: Int64) -> Entry? {
    let place = change - floor - 1
    return log.indices.contains(Int(place)) ? log[Int(place)] : nil
  }
}

extension MemoryState {
  mutating func undo(_ change: Int64?, now: Instant) throws(StoreError) -> UndoOutcome {
    if let change, change < 1 || change > head.change { return .nothing }
    guard let span = change.map({ self.unit(holding: $0) }) ?? lastUndoable() else {
      return .nothing
    }
    var unit = told(span)
    guard span.first > floor else { return .forgotten(unit) }
    let entries = span.parts.joined().compactMap(entry)
    let changed = changedSince(entries)
    guard changed.isEmpty else { return .conflict(unit, Array(changed.prefix(100))) }
    let orphans = orphanedEvents(entries)
    guard orphans.isEmpty else { return .conflict(unit, Array(orphans.prefix(100))) }
    let (before, former) = (head.change, hasLocks ? self : nil)
    var seen: Set<Key> = []
    // The first change of each record, from the last record back.
    let firsts: [Entry] = entries.filter { seen.insert($0.key).inserted }
    let lasts: [Key: Int64] = Dictionary(entries.map { ($0.key, $0.record.change) }) { $1 }
    for entry in firsts.sorted(by: { lasts[$0.key] ?? 0 > lasts[$1.key] ?? 0 }) { restore(entry) }
    if let former { try requireUnlocked(seen, before: former) }
    finish(since: before, now: now, undoes: span.last)
    unit.isUndone = true
    return .undone(unit, by: head.change)
  }

  private func changedSince(_ entries: [Entry]) -> [RecordKey] {
    let lasts: [Key: StoreRecord] = Dictionary(entries.map { ($0.key, $0.record) }) { $1 }
    return lasts.filter { key, record in !(self.record(key)?.hasContents(of: record) ?? false) }
      .values.sorted { $0.change > $1.change }.map(\.key)
  }

  /// The events that have come since to a calendar that these changes have made or brought back, and
  /// would go with it.
  private func orphanedEvents(_ entries: [Entry]) -> [RecordKey] {
    let last = entries.map(\.record.change).max() ?? 0
    var seen: Set<Key> = []
    let made: Set<[UInt8]> = Set(
      entries.compactMap { entry in
        // What it was before all of them counts.
        guard seen.insert(entry.key).inserted, entry.former?.isDeleted ?? true,
          case .calendar(let record) = entry.record
        else { return nil }
        return Array(record.calendar.id.utf8)
      })
    let left = events.values.filter { record in
      !record.isDeleted && record.change > last
        && made.contains(Array(record.event.calendar.utf8)) && !wasThere(record, at: last)
    }
    return left.sorted { $0.change > $1.change }.map { .event($0.event.id) }
  }

  /// Whether an event was in its calendar at a change.
  private func wasThere(_ record: EventRecord, at change: Int64) -> Bool {
    let key = StoreRecord.event(record).key
    let next = log.first { $0.record.change > change && $0.record.key == key }
    guard case .event(let former) = next?.former else { return false }
    return !former.isDeleted && former.event.calendar == record.event.calendar
  }

  /// Restores a record to its state before a change.
  private mutating func restore(_ entry: Entry) {
    let (revision, change) = ((record(entry.key)?.revision ?? 0) + 1, head.change + 1)
    let isNew = entry.former == nil
    switch entry.former ?? entry.record {
    case .session(var record):
      // A new record may have been edited later in the same unit: keep its last content.
      if isNew { record.session = sessions[record.session.id]?.session ?? record.session }
      (record.revision, record.change) = (revision, change)
      record.isDeleted = isNew || record.isDeleted
      put(.session(record))
    case .mark(var record):
      if isNew { record.mark = marks[Array(record.mark.id.utf8)]?.mark ?? record.mark }
      (record.revision, record.change) = (revision, change)
      record.isDeleted = isNew || record.isDeleted
      put(.mark(record))
    case .calendar(var record):
      if isNew {
        record.calendar =
          calendars[Array(record.calendar.id.utf8)]?.calendar ?? record.calendar
      }
      (record.revision, record.change) = (revision, change)
      record.isDeleted = isNew || record.isDeleted
      put(.calendar(record))
    case .event(var record):
      if isNew { record.event = events[Array(record.event.id.utf8)]?.event ?? record.event }
      (record.revision, record.change) = (revision, change)
      record.isDeleted = isNew || record.isDeleted
      put(.event(record))
    case .settings(let record):
      put(
        .settings(
          SettingsRecord(settings: record.settings, revision: revision, change: change)))
    }
  }
}

extension StoreRecord {
  /// Whether another record has the same content, whenever it was written.
  fileprivate func hasContents(of other: StoreRecord) -> Bool {
    switch (self, other) {
    case (.session(let left), .session(let right)):
      left.session == right.session && left.isDeleted == right.isDeleted
    case (.mark(let left), .mark(let right)):
      left.mark == right.mark && left.isDeleted == right.isDeleted
    case (.calendar(let left), .calendar(let right)):
      left.calendar == right.calendar && left.isDeleted == right.isDeleted
    case (.event(let left), .event(let right)):
      left.event == right.event && left.isDeleted == right.isDeleted
    case (.settings(let left), .settings(let right)): left.settings == right.settings
    default: false
    }
  }
}
