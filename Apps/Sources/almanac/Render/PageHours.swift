// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel
import CivilTime

/// The hours that a page of paper shows, which nobody can scroll: those in which something happens,
/// and those of a usual day.
struct PageHours {
  private var least: Int32 = 8 * 60
  private var most: Int32 = 18 * 60

  /// The hours of some days.
  init(_ occurrences: [Occurrence], in days: DayInterval) {
    for occurrence in occurrences where occurrence.isTimed {
      guard let hours = occurrence.hours, let last = occurrence.days.last else { continue }
      let first = occurrence.days.start
      let end = first == last ? max(hours.end, hours.start + 30) : 1440
      if days.contains(first) { cover(hours.start, end) }
      if first != last, days.contains(last) { cover(0, hours.end) }
    }
  }

  private mutating func cover(_ start: Int32, _ end: Int32) {
    guard end > 0 else { return }
    least = min(least, start / 60 * 60)
    most = max(most, min((end + 59) / 60 * 60, 1440))
  }

  /// From half an hour before the first one, since an hour's label is at its upper edge.
  var range: MinuteRange { MinuteRange(start: max(least - 30, 0), end: most) }
}
