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
  /// O(log d) when the tree is settled for the threshold; else more by the nodes with flipped days.
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
      let bits = block(at: cursor, only: places).keptBits(threshold)
      runs.append(RunSummary(bits: bits, count: Int32(places.count)))
      return
    }
    append(places, below: left(of: cursor), threshold: threshold, to: &runs)
    append(places, below: right(of: cursor), threshold: threshold, to: &runs)
  }

  /// The last place of a run whose total stays below the threshold, or nil when all reach it.
  ///
  /// O(log d) for every threshold: it asks the least totals, which know no goal.
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
      let bits = ~block(at: cursor, only: places).keptBits(threshold)
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

  /// For up to 64 places from `first` on: which reach the threshold, and which have points at all.
  ///
  /// Two blocks at most, whatever the goal was before.
  func masks(from first: Int32, threshold: Int64) -> (kept: UInt64, scored: UInt64) {
    var (kept, scored) = (UInt64(0), UInt64(0))
    var place = first
    while place < Swift.min(first + StreakPage.capacity, Self.length) {
      let end = (place / Self.blockLength + 1) * Self.blockLength
      if let cursor = findBlock(place) {
        let block = block(at: cursor, only: place..<end)
        for (offset, total) in zip(UInt64(place - first)..., block) where offset < 64 {
          kept |= (total >= threshold ? 1 : 0) << offset
          scored |= (total != 0 ? 1 : 0) << offset
        }
      }
      place = end
    }
    return (kept, scored)
  }
}
