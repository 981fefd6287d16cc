// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// The accessible name of a day of a timeline: "Tuesday, February 20, 2024, today, 3 events"; of a column
/// of a divided day "Tuesday, February 20, 2024, Work, today, 2 events".
enum TimelineLabel {
  static func append(
    _ day: EpochDay, _ part: Int32, _ traits: Traits, _ input: LayoutInput,
    to out: inout [UInt8]
  ) {
    let phrases = input.phrases
    input.locale.append(day, input.locale.fullDate, to: &out)
    input.appendFurther(part: part, to: &out)
    if traits.contains(.today) { DayLabel.add(.today, phrases, to: &out) }
    if traits.contains(.closed) { return DayLabel.add(.dayMissing, phrases, to: &out) }
    let groups = input.state.options.shownGroups
    let facts = input.state.facts
    let count =
      part < 0
      ? facts.occurrenceCount(on: day) : facts.occurrenceCount(on: day, part: part, of: groups)
    // What is known of the whole day is said once, and not of each column.
    let fact = part < 0 ? facts.fact(on: day) : nil
    DayLabel.appendContent(traits, fact, Int32(count), input, to: &out)
    let grounds = part < 0 ? facts.grounds(around: day) : input.state.grounds(of: day, part: part)
    for ground in grounds where ground.days.contains(day) {
      phrases.append(.separator, to: &out)
      append(ground, ground.minutes(on: day), input, to: &out)
    }
    if let hours = input.state.facts.hours.dayHours(day) {
      if !hours.gaps.isEmpty { DayLabel.add(.clocksForward, phrases, to: &out) }
      if !hours.folds.isEmpty { DayLabel.add(.clocksBack, phrases, to: &out) }
    }
    if traits.contains(.disabled) { DayLabel.add(.unavailable, phrases, to: &out) }
  }

  /// Appends what is behind the hours: "Open, 9:00 AM to 5:00 PM", or the title alone for a whole day.
  private static func append(
    _ ground: Occurrence, _ minutes: MinuteRange, _ input: LayoutInput, to out: inout [UInt8]
  ) {
    out.append(contentsOf: ground.title)
    guard minutes.start > 0 || minutes.end < 1440 else { return }
    input.phrases.append(.separator, to: &out)
    append(MinuteRange(start: minutes.start, end: min(minutes.end, 1440)), input, to: &out)
  }

  /// Appends "9:00 AM to 9:30 AM".
  static func append(
    _ minutes: MinuteRange, _ input: LayoutInput, to out: inout [UInt8]
  ) {
    var times: [[UInt8]] = []
    for minute in [minutes.start, minutes.end] {
      var time: [UInt8] = []
      input.locale.append(minuteOfDay: minute, to: &time)
      times.append(time)
    }
    input.phrases.append(.dateRange, arguments: times, to: &out)
  }

  /// Appends what a screen reader says of the keyboard's time: "9:00 AM to 9:30 AM, free", or how many
  /// events there are but for the one that is moved there; of the selected range of times no more than
  /// when it is.
  static func append(
    _ minutes: MinuteRange, on day: EpochDay, _ part: Int32, besides moved: Int32,
    _ input: LayoutInput, to out: inout [UInt8]
  ) {
    let (locale, phrases) = (input.locale, input.phrases)
    append(minutes, input, to: &out)
    if moved == EventNumbers.time { return }
    let packed = input.state.facts.timed(day)
    let count = packed?.count(during: minutes, part, besides: moved) ?? 0
    guard count > 0 else { return DayLabel.add(.free, phrases, to: &out) }
    var number: [UInt8] = []
    locale.append(Int64(count), to: &number)
    phrases.append(.separator, to: &out)
    phrases.append(.events, count: Int64(count), arguments: [number], to: &out)
  }
}
