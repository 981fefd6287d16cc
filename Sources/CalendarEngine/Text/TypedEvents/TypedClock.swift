// SPDX-License-Identifier: MIT

/// A time of day as far as it is written: "5" can be two of them where clocks have twelve hours.
struct TypedClock {
  /// The minutes of the day that it can be, the likelier one first; 1440 is the day's end.
  var choices: [Int32]
  /// Whether it says itself that it is a time, as "12:30" and "5 pm" do, and "12" does not.
  var isMarked: Bool
  /// The minute of the day on a clock of 24 hours.
  private(set) var minute: Int32
  /// Whether no clock of twelve hours has it, as "13" and "05:30".
  private(set) var isOfTwentyFour = false
  private var hasMeridiem = false
  /// Whether it is an hour and nothing else, or has minutes that no month could be: "9.30".
  var canBeBare: Bool { !isMarked && (minute % 60 == 0 || minute % 60 > 12) }
  /// Whether a word about the part of the day cannot make it another one.
  var isCertain: Bool { hasMeridiem || isOfTwentyFour }
  /// Whether a number follows that may be its minutes.
  var isTorn = false
  /// Whether it is 12, which alone is noon.
  private var isTwelve = false

  /// A time with a name.
  init(minute: Int32) {
    self.minute = minute
    (choices, isMarked, hasMeridiem) = ([minute], true, true)
  }

  /// A time in numbers; nil if there is no such time.
  ///
  /// - Parameters:
  ///   - hour: 0 through 24.
  ///   - minute: What is added to it, −30 through 59.
  ///   - isOfTwentyFour: Whether it is written as clocks of 24 hours do.
  ///   - isAfternoon: Whether it is said to be after noon; nil if nothing is said.
  ///   - isAmbiguous: Whether the hour may be one of the afternoon, too: on a clock of twelve hours, or as people speak.
  ///   - isMarked: Whether it says itself that it is a time.
  init?(
    hour: Int32, minute: Int32, isOfTwentyFour: Bool, isAfternoon: Bool?, isAmbiguous: Bool,
    isMarked: Bool
  ) {
    let total = hour * 60 + minute
    guard total >= 0, total <= 1440 else { return nil }
    self.minute = total
    self.isMarked = isMarked
    self.isOfTwentyFour = isOfTwentyFour
    if let isAfternoon {
      // "13 p.m." is said, too.
      guard hour > 0, hour < 13 || isAfternoon && hour < 24 else { return nil }
      hasMeridiem = true
      choices = [(hour % 12 + (isAfternoon ? 12 : 0)) * 60 + minute]
    } else if isAmbiguous, !isOfTwentyFour, hour != 12 {
      choices = hour < 7 ? [total + 720, total] : [total, total + 720]
    } else {
      choices = [total]
      // Midnight is not written as 12 alone.
      isTwelve = hour == 12
    }
    for index in choices.indices where choices[index] < 0 { choices[index] += 1440 }
  }

  /// The minutes from this time until another one, half-open; those after 1440 are of the next day.
  ///
  /// What one end says of its half of the day goes for the other, on clocks of 24 hours, too: 8–11 pm begins
  /// in the evening, and 9–5 pm in the morning.
  func hours(until end: TypedClock) -> [Range<Int32>] {
    let isOfTwentyFour = isOfTwentyFour || end.isOfTwentyFour
    var starts = isOfTwentyFour && !hasMeridiem ? [minute] : choices(beside: end)
    if isTwelve, end.hasMeridiem { starts.append(minute - 720) }
    let ends = isOfTwentyFour && !end.hasMeridiem ? [end.minute] : end.choices(beside: self)
    var found: [Range<Int32>] = []
    for start in starts where start < 1440 {
      var length: Int32 = 1440
      for end in ends {
        let candidate = ((end - start) % 1440 + 1440) % 1440
        if candidate > 0 { length = min(length, candidate) }
      }
      if length < 1440 { found.append(start..<start + length) }
    }
    // From six until seven is an hour and not thirteen.
    guard found.count == 2, end.hasMeridiem || found[0].count != found[1].count else {
      return found
    }
    return [found[0].count <= found[1].count ? found[0] : found[1]]
  }

  /// The minutes that it can be beside another time, which may say half of the day it is.
  private func choices(beside other: TypedClock) -> [Int32] {
    guard other.hasMeridiem, !isCertain, choices.count == 1, minute < 720 else { return choices }
    return [minute, minute + 720]
  }
}
