// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

extension FactWindow {
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
    }
  }
}
