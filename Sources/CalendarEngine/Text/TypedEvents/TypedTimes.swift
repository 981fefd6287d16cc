// SPDX-License-Identifier: MIT
import CivilTime

/// Times of day in a text, and what is written of days beside them: what a date field with times
/// reads.
///
///     2/20/24, 9:30 AM                     a text of days and a time
///     20. Feb. 9 – 10:30                   one text of days and two times
///     Feb 20, 22:00 – Feb 21, 6:30         two of each
///
/// The texts of days are for who reads days; here they mean nothing. Where a time could be two, as
/// "5:00" where clocks have twelve hours, both are there, and nothing is guessed.
public struct TypedTimes: Hashable, Sendable {
  /// A day and a time.
  public struct End: Hashable, Sendable {
    /// What is written of the day, in UTF-8; empty where it is the day of the other end.
    public var days: [UInt8]
    /// The minutes of the day that it can be, 0 through 1439.
    public var choices: [Int32]
    /// The days that it can be, where words say it from today: "friday", "in 3 days", "now".
    public var meanings: [EpochDay] = []
  }

  /// The times in their order, one or two; none where the text cannot be read.
  ///
  /// Where two times could be two each, choices with the same index belong together.
  public internal(set) var ends: [End] = []
  /// Whether no further letter would make the last time another one, as "9 h" could become "9 h 30".
  public internal(set) var isComplete = false
}

extension TypedTimes {
  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: In UTF-8; nothing is read in one of more than 1,024 bytes.
  ///   - locale: The language, the digits, and whether clocks have twelve hours.
  ///   - today: The day from which words count; nil if they are for who reads days.
  ///   - minute: The minute of the day that it is now.
  /// - Complexity: In proportion to the length of the text and to the number of words.
  public init(
    _ text: [UInt8], in locale: LocaleProfile, today: EpochDay? = nil, minute: Int32 = 0
  ) {
    guard text.count <= 1024 else { return }
    if let ends = Self.iso8601(text) {
      (self.ends, isComplete) = (ends, true)
    } else {
      let reader = EventReader(text, locale, today: today ?? .epoch, minute: minute)
      guard let today else {
        self = reader.times()
        return
      }
      self = reader.isNow ? TypedTimes(now: minute, today) : reader.times()
      for (index, end) in ends.enumerated() where !end.days.isEmpty {
        let meanings = EventReader(end.days, locale, today: today, minute: minute).dayWords()
        ends[index].meanings = meanings.filter { $0.count == 1 }.map { $0.start }
      }
    }
  }

  private init(now minute: Int32, _ today: EpochDay) {
    ends = [End(days: [], choices: [minute], meanings: [today])]
    isComplete = true
  }

  /// The minutes of the day that a text can mean which is a time and nothing else: "9:30", "930",
  /// "9 pm", "14"; none where it is no time.
  public static func minutes(of text: [UInt8], in locale: LocaleProfile) -> [Int32] {
    guard text.count <= 1024 else { return [] }
    return EventReader(text, locale, today: .epoch, minute: 0).onlyTime()
  }

  /// The form of values: 2024-02-20T09:00, and two of them with a slash between.
  private static func iso8601(_ text: [UInt8]) -> [End]? {
    var ends: [End] = []
    for part in text[...].parts(separatedBy: 0x2F) {
      let fields = part.parts(separatedBy: 0x54)
      guard fields.count == 2, fields[1].count == 5 else { return nil }
      var digits: [Int32] = []
      for (index, byte) in fields[1].enumerated() {
        if index == 2 {
          guard byte == 0x3A else { return nil }
        } else {
          guard byte >= 0x30, byte <= 0x39 else { return nil }
          digits.append(Int32(byte) - 0x30)
        }
      }
      let (hour, minute) = (digits[0] * 10 + digits[1], digits[2] * 10 + digits[3])
      guard hour < 24, minute < 60 else { return nil }
      ends.append(End(days: Array(fields[0]), choices: [hour * 60 + minute]))
    }
    return ends.count < 3 ? ends : nil
  }
}
