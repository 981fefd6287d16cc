// SPDX-License-Identifier: MIT

/// Answers which changes were written together.
protocol BatchSource {
  /// What can go wrong when asking.
  associatedtype Failure: Error

  /// Number of the last change.
  func lastChange() throws(Failure) -> Int64

  /// Number of the last forgotten change.
  func floorChange() throws(Failure) -> Int64

  /// The batch that holds a change, or nil when the change was made alone.
  func batch(holding change: Int64) throws(Failure) -> Batch?

  /// The batches of an import, in order.
  func batches(ofRun run: Int64) throws(Failure) -> [Batch]
}

extension BatchSource {
  /// The unit that holds a change.
  func unit(holding change: Int64) throws(Failure) -> UnitSpan {
    let batch = try batch(holding: change) ?? Batch(first: change, last: change)
    var parts = [batch]
    if let run = batch.run { parts = try batches(ofRun: run) }
    return UnitSpan(
      parts: parts.map { $0.first...$0.last }, run: batch.run, undoes: batch.undoes)
  }

  /// The last unit that is not an undo and has not been undone.
  func lastUndoable() throws(Failure) -> UnitSpan? {
    var walk = UnitWalk(from: try lastChange())
    while let unit = try walk.next(self) {
      if unit.undoes == nil, !unit.isUndone { return unit }
    }
    return nil
  }
}
