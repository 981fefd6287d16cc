// SPDX-License-Identifier: MIT

/// A walk backwards from the last unit of changes.
///
/// An undo comes after what it undoes, so on the way back it is known for each unit whether it has
/// been undone.
struct UnitWalk {
  private var change: Int64
  private var undone: Set<Int64> = []
  private var runs: Set<Int64> = []

  /// A walk that begins with the unit that holds a change.
  init(from change: Int64) {
    self.change = change
  }

  /// The next unit, or nil when only forgotten ones are left.
  mutating func next<Source: BatchSource>(_ source: Source) throws(Source.Failure) -> UnitSpan? {
    let floor = try source.floorChange()
    while change > floor {
      let batch = try source.batch(holding: change) ?? Batch(first: change, last: change)
      let present = change
      change = batch.first - 1
      if let run = batch.run, !runs.insert(run).inserted { continue }
      var unit = try source.unit(holding: present)
      unit.isUndone = unit.isAmong(undone)
      if let former = unit.undoes, !unit.isUndone { undone.insert(former) }
      return unit
    }
    return nil
  }
}
