// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

extension FactWindow {
  /// Whether it has been said what happens on a day.
  func knows(_ day: EpochDay) -> Bool { spans.contains { $0.days.contains(day) } }

  /// The occurrence with an id, where it is known; O(n) in those that are.
  func occurrence(_ id: [UInt8]) -> Occurrence? {
    for span in spans {
      if let found = span.occurrences.first(where: { $0.id == id }) { return found }
    }
    return nil
  }

  /// Shows an occurrence instead of the one with another's id, on all days that have been answered.
  ///
  /// Nil shows nothing instead, or something new. O(n) in the occurrences that are known.
  mutating func replace(_ old: Occurrence?, with new: Occurrence?) {
    for index in spans.indices {
      if let old { spans[index].occurrences.removeAll { $0.id == old.id } }
      guard let new, spans[index].days.overlaps(new.days) else { continue }
      let place = spans[index].occurrences.firstIndex { Occurrence.comesBefore(new, $0) }
      spans[index].occurrences.insert(new, at: place ?? spans[index].occurrences.endIndex)
    }
    for days in [old?.days, new?.days] {
      guard let days else { continue }
      unpacked = unpacked?.hull(days) ?? days
      news = news?.hull(days) ?? days
      renewed = renewed?.hull(days) ?? days
    }
  }
}
