// SPDX-License-Identifier: MIT

extension StreakTree {
  /// The points of a run of places, saturating; O(log d).
  func sum(_ places: Range<Int32>) -> Int64 {
    sum(places, below: .root)
  }

  private func sum(_ places: Range<Int32>, below cursor: StreakCursor) -> Int64 {
    let places = places.clamped(to: cursor.start..<cursor.end)
    guard cursor.node >= 0, !places.isEmpty else { return 0 }
    if places.count == Int(cursor.length) { return nodes[Int(cursor.node)].sum }
    guard cursor.level > 0 else {
      return block(at: cursor, only: places).reduce(0) { $0.addingSaturated($1) }
    }
    return sum(places, below: left(of: cursor))
      .addingSaturated(sum(places, below: right(of: cursor)))
  }

  /// The runs of kept days among a run of places.
  ///
  /// O(log d) when the tree is settled for the threshold; otherwise also visits nodes with flipped
  /// days.
  func runs(_ places: Range<Int32>, threshold: Int64) -> RunSummary {
    var runs = RunSummary(length: 0, allKept: false)
    append(places, below: .root, threshold: threshold, to: &runs)
    return runs
  }

  private func append(
    _ places: Range<Int32>, below cursor: StreakCursor, threshold: Int64, to runs: inout RunSummary
  ) {
    let places = places.clamped(to: cursor.start..<cursor.end)
    guard !places.isEmpty else { return }
    if cursor.node < 0 {
      runs.append(RunSummary(length: Int32(places.count), allKept: false))
      return
    }
    if places.count == Int(cursor.length),
      let node = nodes[Int(cursor.node)].settled(for: threshold)
    {
      runs.append(node.runs)
      return
    }
    guard cursor.level > 0 else {
      let bits = masks(of: block(at: cursor, only: places), threshold: threshold).kept
      runs.append(RunSummary(bits: bits, count: Int32(places.count)))
      return
    }
    append(places, below: left(of: cursor), threshold: threshold, to: &runs)
    append(places, below: right(of: cursor), threshold: threshold, to: &runs)
  }

  /// The last place of a run whose total is below the threshold, or nil when all reach it.
  ///
  /// O(log d) for every threshold, because it uses the least totals, which do not depend on a goal.
  func lastPlace(in places: Range<Int32>, below threshold: Int64) -> Int32? {
    lastPlace(in: places, below: threshold, under: .root)
  }

  private func lastPlace(
    in places: Range<Int32>, below threshold: Int64, under cursor: StreakCursor
  ) -> Int32? {
    let places = places.clamped(to: cursor.start..<cursor.end)
    guard !places.isEmpty else { return nil }
    if cursor.node < 0 { return places.upperBound - 1 }
    if nodes[Int(cursor.node)].least >= threshold { return nil }
    guard cursor.level > 0 else {
      let bits = ~masks(of: block(at: cursor, only: places), threshold: threshold).kept
      let below = bits & UInt64(onesBelow: Int32(places.count))
      return below == 0 ? nil : places.lowerBound + Int32(63 - below.leadingZeroBitCount)
    }
    return lastPlace(in: places, below: threshold, under: right(of: cursor))
      ?? lastPlace(in: places, below: threshold, under: left(of: cursor))
  }

  /// The totals of some places of a block.
  private func block(at cursor: StreakCursor, only places: Range<Int32>) -> ArraySlice<Int64> {
    let block = block(at: cursor)
    let first = block.startIndex + Int(places.lowerBound - cursor.start)
    return block[first..<first + places.count]
  }

  /// For up to 64 places: which of them reach the threshold, and which have points at all.
  ///
  /// Bit 0 is the first place. Visits two blocks at most, whatever the goal was before.
  func masks(_ places: Range<Int32>, threshold: Int64) -> (kept: UInt64, scored: UInt64) {
    var (kept, scored) = (UInt64(0), UInt64(0))
    var place = places.lowerBound
    while place < places.upperBound {
      let blockEnd = (place / Self.blockLength + 1) * Self.blockLength
      let next = Swift.min(blockEnd, places.upperBound)
      if let cursor = findBlock(place) {
        let block = masks(of: block(at: cursor, only: place..<next), threshold: threshold)
        kept |= block.kept << UInt64(place - places.lowerBound)
        scored |= block.scored << UInt64(place - places.lowerBound)
      }
      place = next
    }
    return (kept, scored)
  }

  private func masks(
    of block: ArraySlice<Int64>, threshold: Int64
  ) -> (kept: UInt64, scored: UInt64) {
    var (kept, scored) = (UInt64(0), UInt64(0))
    block.withUnsafeBufferPointer { totals in
      // From the last to the first, without a branch on the data: which days are kept is
      // unpredictable, and a single misprediction costs more than everything else here.
      var place = totals.count
      while place > 0 {
        place -= 1
        kept = kept << 1 | (totals[place] >= threshold ? 1 : 0)
        scored = scored << 1 | (totals[place] != 0 ? 1 : 0)
      }
    }
    return (kept, scored)
  }
}
