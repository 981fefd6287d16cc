// SPDX-License-Identifier: MIT

/// Which deleted records are so because what made them was undone.
///
/// An undo leaves a store as it was before, and before the record was not there: an import of it is
/// its first. What a hand has deleted is something else, also when a later restoration was undone.
struct UndoneDeletions {
  /// Units that were undone, by the changes by which the undo names them.
  private var units: [Int64: UnitSpan] = [:]
}

extension UndoneDeletions {
  /// Whether a record that a change left deleted was never there but for changes that were undone.
  ///
  /// What is no longer kept is not known, and counts as deleted by hand.
  ///
  /// - Parameters:
  ///   - deletion: The change that left the record as it is.
  ///   - source: What knows which changes belong together.
  ///   - former: The change that left the record as it was before a change, or nil where it was new.
  /// - Returns: Whether it was never there.
  /// - Throws: What the source throws.
  mutating func contain<Source: BatchSource>(
    _ deletion: Int64, _ source: Source,
    former: (Int64) throws(Source.Failure) -> Int64?
  ) throws(Source.Failure) -> Bool {
    let floor = try source.floorChange()
    var change = deletion
    while let undone = try source.batch(holding: change)?.undoes {
      let unit = if let known = units[undone] { known } else { try source.unit(holding: undone) }
      units[undone] = unit
      guard unit.first > floor else { return false }
      // The undo left the record as it was before the unit's first change of it; between parts of a
      // long import there may be changes of others.
      var (first, walked) = (change, change)
      while let before = try former(walked), before >= unit.first {
        walked = before
        if unit.holds(walked) { first = walked }
      }
      guard let before = try former(first) else { return true }
      change = before
    }
    return false
  }
}
