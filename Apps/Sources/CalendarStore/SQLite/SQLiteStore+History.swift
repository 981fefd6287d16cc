// SPDX-License-Identifier: MIT
import GRDB

extension SQLiteStore {
  /// The last units of changes, the latest first.
  public func history(limit: Int) async throws(StoreError) -> [ChangeUnit] {
    try await read { db in
      var (spans, walk): ([UnitSpan], UnitWalk) = ([], UnitWalk(from: try db.lastChange()))
      while spans.count < limit, let span = try walk.next(db) { spans.append(span) }
      return try db.units(spans)
    }
  }

  /// Undoes a unit of changes.
  public func undo(_ change: Int64?) async throws(StoreError) -> UndoOutcome {
    try await write { [options] db in
      guard let span = try db.span(toUndo: change) else { return .nothing }
      guard var unit = try db.units([span]).first else { return .nothing }
      guard span.first > (try db.floorChange()) else { return .forgotten(unit) }
      var writer = try RecordWriter(db, now: options.now())
      switch try UndoWriter(db, unit: span).undo(&writer) {
      case .forgotten: return .forgotten(unit)
      case .conflict(let keys): return .conflict(unit, keys)
      case nil:
        try writer.finish(undoes: span.last)
        unit.isUndone = true
        return .undone(unit, by: writer.change)
      }
    }
  }
}

extension Database {
  /// The unit that holds a change, or the last one that can be undone.
  fileprivate func span(toUndo change: Int64?) throws -> UnitSpan? {
    guard let change else { return try lastUndoable() }
    guard change >= 1, change <= (try lastChange()) else { return nil }
    return try unit(holding: change)
  }

  fileprivate func units(_ spans: [UnitSpan]) throws -> [ChangeUnit] {
    let steps = try StepReader(self, changes: spans.flatMap(\.told)).steps
    return try spans.map { span in
      span.unit(
        day: try day(ofChange: span.last), steps: span.told.compactMap { steps[$0] })
    }
  }
}
