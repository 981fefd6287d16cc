// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// The events of whole days around what is in view, each in a lane that it keeps.
///
/// Events that arrive later, because days are scrolled into view, take lanes that are free beside
/// those that are there: so nothing moves up or down while a timeline is scrolled.
struct LaneBook: Hashable, Sendable {
  /// By their first day.
  private(set) var bars: [LaneBar] = []
  private var lanes = StickyLanes()
}

/// An event of whole days.
struct LaneBar: Hashable, Sendable {
  let occurrence: Occurrence
  /// The row in which it stands, 0 at the top.
  let lane: Int32
  /// Tells it from others that begin on the same day; 24 bits.
  let number: Int32

  var days: DayInterval { occurrence.days }
}

extension LaneBook {
  /// The bars that touch some days, by their first day.
  func bars(touching days: DayInterval) -> [LaneBar] {
    bars.filter { $0.days.overlaps(days) }
  }

  /// The bar of a node, or nil for one that is gone.
  func bar(of key: NodeKey) -> LaneBar? {
    bars.first { $0.number == key.number && $0.days.start.rawValue == key.ordinal }
  }

  /// Takes the events that are known by now; those that were known keep their lanes.
  ///
  /// What an answer and the next both hold is one event.
  mutating func place(_ found: [Occurrence]) {
    var occurrences: [Occurrence] = []
    for occurrence in found.inOrder(Occurrence.comesBefore) where !occurrence.isTimed {
      if occurrences.last != occurrence { occurrences.append(occurrence) }
    }
    let places = lanes.place(occurrences)
    bars = []
    for (occurrence, lane) in zip(occurrences, places) {
      var number = PackedDay.hash(occurrence.id)
      // Only those that begin on the same day have to be told apart.
      while bars.reversed().prefix(while: { $0.days.start == occurrence.days.start })
        .contains(where: { $0.number == number })
      {
        number = (number + 1) & 0xFF_FFFF
      }
      bars.append(LaneBar(occurrence: occurrence, lane: lane, number: number))
    }
  }
}
