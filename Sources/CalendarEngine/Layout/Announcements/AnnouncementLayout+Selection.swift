// SPDX-License-Identifier: MIT
import CivilTime

extension AnnouncementLayout {
  /// Appends the announcement about selected weeks, sets and intervals.
  static func appendSelection(
    _ content: Announcement.Content, _ input: LayoutInput, to out: inout [UInt8]
  ) {
    switch content {
    case .started(let day): append(.started, [day], input, to: &out)
    case .toggled(let day, let isSelected, let count):
      append(isSelected ? .selected : .unselected, [day], input, to: &out)
      appendCount(.daysSelected, count, input, to: &out)
    case .interval(let days, let unavailable):
      append(.dateRange, [days.start, days.last ?? days.start], input, to: &out)
      appendCount(.daysSelected, days.count, input, to: &out)
      if unavailable > 0 { appendCount(.daysUnavailable, unavailable, input, to: &out) }
    case .cleared: input.phrases.append(.nothingSelected, to: &out)
    case .tooLong(let count): append(.atMost, count, input, to: &out)
    case .tooShort(let count): append(.atLeast, count, input, to: &out)
    case .page, .unavailable, .unreachable, .selected, .picked, .mode, .refused, .barred,
      .loadFailed, .time, .hour, .days, .grabbed, .moved, .cancelled:
      break
    }
  }

  private static func append(
    _ phrase: Phrase, _ count: Int32, _ input: LayoutInput, to out: inout [UInt8]
  ) {
    var number: [UInt8] = []
    input.locale.append(Int64(count), to: &number)
    input.phrases.append(phrase, count: Int64(count), arguments: [number], to: &out)
  }

  private static func appendCount(
    _ phrase: Phrase, _ count: Int32, _ input: LayoutInput, to out: inout [UInt8]
  ) {
    input.phrases.append(.separator, to: &out)
    append(phrase, count, input, to: &out)
  }
}
