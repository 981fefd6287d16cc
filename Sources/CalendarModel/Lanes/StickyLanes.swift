// SPDX-License-Identifier: MIT
import CivilTime

/// Lanes for bars on an endless row of days, which keep theirs while days are loaded on either side.
///
///     var lanes = StickyLanes()
///     lanes.place(known)         // and again whenever other days are loaded
///
/// No rule that looks at the bars alone can do that: a bar makes room for what begins before it, and
/// that for what begins still earlier, back to days that nobody has loaded. So lanes are remembered.
/// A first placing is that of `LanePacking`, with as few lanes as can be; and so is one that goes on
/// to later days.
public struct StickyLanes: Hashable, Sendable {
  /// What was placed last, in the order of ids.
  private var kept: [Kept] = []

  private struct Kept: Hashable, Sendable {
    let id: [UInt8]
    let days: DayInterval
    let lane: Int32

    init(_ occurrence: Occurrence, lane: Int32) {
      (id, days, self.lane) = (occurrence.id, occurrence.days, lane)
    }

    func comesBefore(_ other: Kept) -> Bool {
      if id != other.id { return Occurrence.isLess(id, other.id) }
      if days.start != other.days.start { return days.start < other.days.start }
      return days.count < other.days.count
    }
  }

  /// No occurrences.
  public init() {}

  /// Forgets the lanes of what touches some days, which gets the lowest that are free when it is placed next.
  ///
  /// O(n) in what was placed last.
  public mutating func release(_ days: DayInterval) {
    kept.removeAll { $0.days.overlaps(days) }
  }

  /// The lane of each occurrence, 0 at the top.
  ///
  /// One that was among the former keeps its lane; if its days have changed, then only where nobody
  /// has that lane by now. The others get the lowest lane that is free on all of their days, in the
  /// order in which occurrences are placed. What is no longer among them is forgotten; nothing moves
  /// up. The order of the list does not matter.
  ///
  /// O(n log n), and for each that is new a search in each lane.
  ///
  /// - Parameters:
  ///   - occurrences: All that are known now.
  ///   - parts: In which part of its days each stands: two in different parts of a day can have the same
  ///     lane. −1 for all parts; empty where days have none.
  /// - Returns: As many lanes as there are occurrences, in their order; `PackedWeek.mostLanes` for
  ///   those that are only counted.
  public mutating func place(_ occurrences: [Occurrence], in parts: [Int32] = []) -> [Int32] {
    let bars = occurrences.map { Kept($0, lane: 0) }
    let byID = [Int](bars.indices).inOrder { bars[$0].comesBefore(bars[$1]) }
    var wishes = [Int32](repeating: PackedWeek.mostLanes, count: occurrences.count)
    var isPlaced = [Bool](repeating: false, count: occurrences.count)
    func part(_ index: Int) -> Int32 { parts.isEmpty ? -1 : parts[index] }
    var table = LaneTable()
    var next = 0
    for index in byID {
      let own = bars[index]
      while next < kept.count, kept[next].comesBefore(own) { next += 1 }
      // The same id with other days is just before or just after it.
      for place in [next, next - 1] where kept.indices.contains(place) && kept[place].id == own.id {
        wishes[index] = kept[place].lane
        guard kept[place].days == own.days else { continue }
        isPlaced[index] = table.take(wishes[index], own.days, part(index))
        if place == next { next += 1 }
        break
      }
    }
    let places = [Int](bars.indices).inOrder {
      Occurrence.comesBefore(occurrences[$0], occurrences[$1])
    }
    for index in places where !isPlaced[index] {
      let days = bars[index].days
      if !table.take(wishes[index], days, part(index)) {
        wishes[index] = table.takeLowest(days, part(index))
      }
    }
    kept = byID.map { Kept(occurrences[$0], lane: wishes[$0]) }
    return wishes
  }
}

/// The days that are taken in each lane.
private struct LaneTable {
  /// In each lane sorted by first days; what overlaps there is in different parts of a day.
  private var lanes: [[DayInterval]] = []
  /// In which part of its days each of these is; −1 for all parts.
  private var parts: [[Int32]] = []

  /// Takes days of a lane; false where some are taken already, or where there is no such lane.
  mutating func take(_ lane: Int32, _ days: DayInterval, _ part: Int32) -> Bool {
    guard lane < PackedWeek.mostLanes, !days.isEmpty else { return false }
    while lanes.count <= Int(lane) {
      lanes.append([])
      parts.append([])
    }
    var (low, high) = (0, lanes[Int(lane)].count)
    while low < high {
      let middle = (low + high) / 2
      if lanes[Int(lane)][middle].endRawValue <= days.start.rawValue {
        low = middle + 1
      } else {
        high = middle
      }
    }
    // What is in a part lasts a day, so that ends are in the order of starts.
    var next = low
    while next < lanes[Int(lane)].count, lanes[Int(lane)][next].overlaps(days) {
      let other = parts[Int(lane)][next]
      if part < 0 || other < 0 || other == part { return false }
      next += 1
    }
    lanes[Int(lane)].insert(days, at: low)
    parts[Int(lane)].insert(part, at: low)
    return true
  }

  /// Takes days of the lowest lane in which they are free.
  mutating func takeLowest(_ days: DayInterval, _ part: Int32) -> Int32 {
    (0..<PackedWeek.mostLanes).first { take($0, days, part) } ?? PackedWeek.mostLanes
  }
}
