// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

// Weeks are packed when an answer arrives and not when they are drawn: a frame of a page turn costs
// only what it shows, however many occurrences there are.
extension FactWindow {
  /// The occurrences of the week that begins with a day, given by its number; nil if there are
  /// none.
  func week(from start: Int32) -> PackedWeek? {
    weeks.first { $0.start == start }
  }

  /// The occurrence of a bar, or nil for one that is gone.
  func occurrence(of key: NodeKey) -> Occurrence? {
    let bar = SegmentName(key)
    let page = key.page.days
    for week in weeks where bar.isOf(week) {
      // The page and its first and last week.
      guard week.start > page.start.rawValue - 7, week.start < page.endRawValue + 7 else {
        continue
      }
      if let segment = week.segments.first(where: { $0.number == bar.number }) {
        return segment.occurrence
      }
    }
    return nil
  }

  /// The bar of an occurrence in the week of a day, as a page shows it; nil for one that is not there.
  func key(of id: [UInt8], on day: EpochDay, _ page: CalendarPage) -> NodeKey? {
    guard let week = weeks.first(where: { (0..<7).contains(day.rawValue - $0.start) }) else {
      return nil
    }
    return week.segments.first { $0.occurrence.id == id }
      .map { SegmentName($0, in: week).key(on: page) }
  }

  /// The tints of the occurrences that touch days of an interval.
  func tints(of days: DayInterval) -> [UInt8] {
    var tints: [UInt8] = []
    for week in weeks where week.start < days.endRawValue && week.start + 7 > days.start.rawValue {
      for segment in week.segments where !tints.contains(segment.occurrence.tint) {
        if segment.occurrence.days.overlaps(days) {
          tints.append(segment.occurrence.tint)
        }
      }
    }
    return tints.filter { $0 != 0 }
  }

  /// Whether something has changed for weeks, or all begin on another weekday.
  func hasUnpackedWeeks(_ first: Weekday) -> Bool {
    unpacked != nil || weekStart != first
  }

  /// Packs the weeks for which something has changed, or all weeks if they begin on another
  /// weekday.
  mutating func packWeeks(_ first: Weekday) {
    if weekStart != first {
      weekStart = first
      weeks = []
      for span in spans { unpacked = unpacked?.hull(span.days) ?? span.days }
    }
    guard let days = unpacked else { return }
    unpacked = nil
    guard !weeks.isEmpty || spans.contains(where: { !$0.occurrences.isEmpty }) else { return }
    let start = days.start.rawValue - first.days(until: days.start.weekday)
    let count = (days.endRawValue - start + 6) / 7
    weeks = weeks.filter { $0.start < start || $0.start >= start + 7 * count }
    let place = weeks.firstIndex { $0.start > start } ?? weeks.count
    var packed: [PackedWeek] = []
    for (index, parts) in parts(from: start, weeks: count).enumerated() where !parts.isEmpty {
      packed.append(PackedWeek(start: start + 7 * Int32(index), parts: parts))
    }
    weeks.insert(contentsOf: packed, at: place)
  }

  /// The contents of each of so many weeks: on each day, what the answer for that day has said.
  private func parts(from start: Int32, weeks count: Int32) -> [[PackedWeek.Part]] {
    let end = start + 7 * count
    var parts = [[PackedWeek.Part]](repeating: [], count: Int(count))
    for span in spans {
      let (from, to) = (max(span.days.start.rawValue, start), min(span.days.endRawValue, end))
      guard from < to else { continue }
      for occurrence in span.occurrences {
        let low = max(occurrence.days.start.rawValue, from)
        let high = min(occurrence.days.endRawValue, to)
        guard low < high else { continue }
        for week in (low - start) / 7...(high - 1 - start) / 7 {
          let first = start + 7 * week
          let span = LanePacking.Span(first: max(low - first, 0), end: min(high - first, 7))
          parts[Int(week)].append(PackedWeek.Part(occurrence, span))
        }
      }
    }
    return parts
  }
}
