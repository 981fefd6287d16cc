// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// The events of whole days around what is in view, each in a lane that it keeps.
///
/// Events that arrive later, because days are scrolled into view, take lanes that are free beside
/// those that are there: so nothing moves up or down while a timeline is scrolled. Where one comes to days that
/// were known, or goes from them, those beside it are placed anew, as they would be if the page opened now.
struct LaneBook: Hashable, Sendable {
  /// By their first day.
  private var bars: [LaneBar] = []
  /// The days of the longest.
  private var longest: Int32 = 0
  private var lanes = StickyLanes()
  /// The groups that have columns of their own; none where a day is one column.
  private(set) var groups: [UInt16] = []
}

/// An event of whole days.
struct LaneBar: Hashable, Sendable {
  let occurrence: Occurrence
  /// The row in which it stands, 0 at the top.
  let lane: Int32
  /// Tells it from others that begin on the same day; 24 bits.
  let number: Int32
  /// In which of its day's columns it is; −1 where it spans them all, as what lasts several days does.
  let part: Int32

  var days: DayInterval { occurrence.days }
}

extension LaneBook {
  /// The bars that touch some days, by their first day.
  func bars(touching days: DayInterval) -> [LaneBar] {
    near(days).filter { $0.days.overlaps(days) }
  }

  /// How many they are.
  func count(touching days: DayInterval) -> Int {
    var count = 0
    for bar in near(days) where bar.days.overlaps(days) { count += 1 }
    return count
  }

  /// The rows that the bars take which touch some days.
  func rows(touching days: DayInterval) -> Int32 {
    var rows: Int32 = 0
    for bar in near(days) where bar.days.overlaps(days) { rows = max(rows, bar.lane + 1) }
    return rows
  }

  /// The bars that are the only ones that can touch some days.
  private func near(_ days: DayInterval) -> ArraySlice<LaneBar> {
    let first = index(of: days.start.rawValue - longest)
    return bars[first..<max(index(of: days.endRawValue), first)]
  }

  /// The index of the first bar that begins on a day or later, given by its number.
  private func index(of raw: Int32) -> Int {
    var (low, high) = (0, bars.count)
    while low < high {
      let middle = (low + high) / 2
      if bars[middle].days.start.rawValue < raw { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The bar of a node, or nil for one that is gone.
  func bar(of key: NodeKey) -> LaneBar? {
    bars.first { $0.number == key.number && $0.days.start.rawValue == key.ordinal }
  }

  /// The bar of an event that begins on a day, or nil.
  func bar(of id: [UInt8], from day: EpochDay) -> LaneBar? {
    bars[index(of: day.rawValue)...].prefix { $0.days.start == day }
      .first { $0.occurrence.id == id }
  }

  /// Takes the events of whole days that are known by now; those that were known keep their lanes, unless one
  /// beside them has come to the renewed days, of which something was known before, or gone from them.
  ///
  /// What an answer and the next both hold is one event.
  mutating func place(
    _ found: [Occurrence], _ groups: [UInt16], renewed: DayInterval? = nil
  ) {
    if groups != self.groups { (self.groups, lanes) = (groups, StickyLanes()) }
    var occurrences: [Occurrence] = []
    for occurrence in found.inOrder(Occurrence.comesBefore) where occurrences.last != occurrence {
      occurrences.append(occurrence)
    }
    if let renewed {
      let before = bars.map { $0.occurrence }
      let gone = Self.days(of: before, missingIn: occurrences, touching: renewed)
      let come = Self.days(of: occurrences, missingIn: before, touching: renewed)
      for days in [gone, come] { if let days { lanes.release(days) } }
    }
    var parts: [Int32] = []
    if !groups.isEmpty { for bar in occurrences { parts.append(groups.part(ofBar: bar)) } }
    let places = lanes.place(occurrences, in: parts)
    (bars, longest) = ([], 0)
    var numbers = EventNumbers()
    for (index, occurrence) in occurrences.enumerated() {
      // Only those that begin on the same day have to be told apart.
      if bars.last?.days.start != occurrence.days.start { numbers = EventNumbers() }
      longest = max(longest, occurrence.days.count)
      let number = numbers.take(occurrence.id)
      bars.append(
        LaneBar(
          occurrence: occurrence, lane: places[index], number: number,
          part: parts.isEmpty ? -1 : parts[index]))
    }
  }
}

extension LaneBook {
  /// The days of those occurrences that touch renewed ones and are not among others.
  ///
  /// From the first to the last; nil where all are. Both are in order.
  private static func days(
    of occurrences: [Occurrence], missingIn others: [Occurrence], touching renewed: DayInterval
  ) -> DayInterval? {
    var days: DayInterval?
    var next = 0
    for own in occurrences {
      while next < others.count, Occurrence.comesBefore(others[next], own) { next += 1 }
      let isThere = next < others.count && !Occurrence.comesBefore(own, others[next])
      guard !isThere, own.days.overlaps(renewed) else { continue }
      days = days?.hull(own.days) ?? own.days
    }
    return days
  }
}

extension [UInt16] {
  /// In which of its day's columns what lasts whole days is; −1 where it spans them all.
  func part(ofBar bar: Occurrence) -> Int32 {
    isEmpty || bar.days.count > 1 ? -1 : part(of: bar.group)
  }
}
