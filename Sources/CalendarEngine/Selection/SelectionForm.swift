// SPDX-License-Identifier: MIT
import CivilTime

/// What selected days form, and of a range of times which it is.
///
/// One number, because states are copied often: the kind in the last three bits, how long a range lasts
/// in the eleven before them, and before those its start.
struct SelectionForm: Hashable, Sendable {
  private let packed: Int64

  init(_ kind: Selection.Kind) { packed = Int64(kind.rawValue) }

  init(_ range: TimeRange) {
    packed = range.start << 14 | range.minutes << 3 | Int64(Selection.Kind.time.rawValue)
  }

  var kind: Selection.Kind {
    Selection.Kind(rawValue: UInt8(truncatingIfNeeded: packed & 7)) ?? .none
  }

  var range: TimeRange? {
    kind == .time ? TimeRange(start: packed >> 14, minutes: packed >> 3 & 0x7FF) : nil
  }
}

extension Selection {
  /// A range of times.
  @inline(never)
  public static func time(_ range: TimeRange) -> Selection {
    Selection(SelectionForm(range), DaySet(range.days))
  }

  /// The selected range of times if there is one, otherwise nil.
  @inline(never)
  public var time: TimeRange? { form.range }
}

// The text form: 2024-02-20T09:00/10:30, and 2024-02-20T22:00/2024-02-21T01:00 where it ends on another
// day.
extension SelectionForm {
  private static let letterT: UInt8 = 0x54

  /// The range of times in a text; nil in a text of days.
  @inline(never)
  static func read(_ text: [UInt8]) throws(SelectionTextError) -> Selection? {
    guard text.contains(letterT) else { return nil }
    let ends = text[...].parts(separatedBy: 0x2F)
    guard ends.count == 2 else { throw .invalidDay }
    let start = try minute(ends[0], on: nil)
    let end = try minute(ends[1], on: EpochDay(clamping: start.flooredQuotient(1440)))
    guard let range = TimeRange(start: start, end: end) else { throw .reversedInterval }
    return .time(range)
  }

  /// A time of a day, or of another one if it names none.
  @inline(never)
  private static func minute(
    _ text: ArraySlice<UInt8>, on usual: EpochDay?
  ) throws(SelectionTextError) -> Int64 {
    var day = usual
    var time = text
    if let mark = text.firstIndex(of: letterT) {
      day = CivilDate(calendarDate: Array(text[..<mark]))?.epochDay
      time = text[(mark + 1)...]
    }
    guard let day, time.count == 5, let minute = ClockText.minute(time), minute <= 1440 else {
      throw .invalidDay
    }
    return Int64(day.rawValue) * 1440 + Int64(minute)
  }

  /// Appends it in the form that is read; returns whether there is anything.
  @inline(never)
  func append(to out: inout [UInt8]) -> Bool {
    guard let range else { return false }
    Self.append(range.start, after: nil, to: &out)
    out.append(0x2F)
    Self.append(range.end, after: range.start, to: &out)
    return true
  }

  @inline(never)
  private static func append(_ minute: Int64, after start: Int64?, to out: inout [UInt8]) {
    let day = minute.flooredQuotient(1440)
    var time: [UInt8] = []
    time.append(clockTime: Int32(clamping: minute - day * 1440))
    if start?.flooredQuotient(1440) == day { return out.append(contentsOf: time.dropFirst()) }
    EpochDay(clamping: day).appendISO8601(to: &out)
    out.append(contentsOf: time)
  }
}
