// SPDX-License-Identifier: MIT
import CivilTime

// The text form, from first through last: one day as 2024-02-20, consecutive days as
// 2024-02-20/2024-02-25, a set with spaces between its runs, and nothing as empty text. A range of
// times is written as 2024-02-20T09:00/10:30.

/// Why a text is not a selection.
public enum SelectionTextError: Error, Hashable, Sendable {
  /// A day is not written as YYYY-MM-DD, or lies outside years −9999 through 9999; or a time is not
  /// written as HH:MM.
  case invalidDay
  /// An interval ends before it begins; or a range of times ends no later than that, or lasts 24 hours
  /// or more.
  case reversedInterval
}

extension Selection {
  /// The selection in a text, UTF-8.
  ///
  /// A single day without a slash is a day, a single pair of days an interval, and anything more is
  /// a set. The word "today" stands for today if that is known.
  public init(text: [UInt8], today: EpochDay? = nil) throws(SelectionTextError) {
    if let time = try SelectionForm.read(text) {
      self = time
      return
    }
    var days = DaySet()
    var runs: [Selection] = []
    for part in text[...].parts(separatedBy: 0x20) where !part.isEmpty {
      let ends = part.parts(separatedBy: 0x2F)
      let first = try Self.day(ends[0], today)
      guard ends.count > 1 else {
        days.insert(first)
        runs.append(.day(first))
        continue
      }
      let last = try Self.day(ends[1], today)
      guard ends.count == 2 else { throw .invalidDay }
      guard let run = DayInterval(first: first, last: last) else { throw .reversedInterval }
      days.insert(run)
      runs.append(.interval(run))
    }
    self = runs.count == 1 ? runs[0] : .days(days)
  }

  private static func day(
    _ text: ArraySlice<UInt8>, _ today: EpochDay?
  ) throws(SelectionTextError) -> EpochDay {
    let bytes = Array(text)
    if let today, bytes == [0x74, 0x6F, 0x64, 0x61, 0x79] { return today }
    guard let date = CivilDate(calendarDate: bytes) else { throw .invalidDay }
    return date.epochDay
  }

  /// Appends the selection in the form that `init(text:today:)` reads.
  public func append(to out: inout [UInt8]) {
    if form.append(to: &out) { return }
    for (index, run) in days.runs.enumerated() {
      if index > 0 { out.append(0x20) }
      run.start.appendISO8601(to: &out)
      guard let last = run.last, kind == .interval || run.count > 1 else { continue }
      out.append(0x2F)
      last.appendISO8601(to: &out)
    }
  }
}
