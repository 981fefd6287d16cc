// SPDX-License-Identifier: MIT
import CivilTime

extension DayLabel {
  /// Appends the date in another calendar.
  static func append(
    _ alternate: AlternateLabel?, _ phrases: PhraseBook, to out: inout [UInt8]
  ) {
    if let alternate { add(alternate.spoken, phrases, to: &out) }
  }

  /// Appends what the day holds.
  static func appendContent(
    _ traits: Traits, _ fact: DayFact?, _ occurrences: Int32, _ input: LayoutInput,
    to out: inout [UInt8]
  ) {
    var count = occurrences
    if let fact {
      append(fact, input, to: &out)
      if fact.note.isEmpty { count += input.state.options.dots(of: fact).count }
    }
    appendCount(count, input, to: &out)
  }

  private static func append(_ fact: DayFact, _ input: LayoutInput, to out: inout [UInt8]) {
    if let state = Tint(rawValue: fact.tint)?.phrase { add(state, input.phrases, to: &out) }
    if let progress = fact.progress, progress.points != 0 {
      input.phrases.append(.separator, to: &out)
      var points: [UInt8] = []
      var goal: [UInt8] = []
      input.locale.append(progress.points, to: &points)
      input.locale.append(progress.goal, to: &goal)
      input.phrases.append(
        .pointsOfGoal, count: progress.goal, arguments: [points, goal], to: &out)
    }
    for line in fact.subtitle.split(separator: 0x0A) { add(Array(line), input.phrases, to: &out) }
    // A note says what the badge and the dots show.
    add(fact.note.isEmpty ? fact.badge : fact.note, input.phrases, to: &out)
  }

  // Only for days that have something. (FUICalendarView says "has event" about every day as soon as
  // indicators are on.)
  private static func appendCount(
    _ count: Int32, _ input: LayoutInput, to out: inout [UInt8]
  ) {
    guard count > 0 else { return }
    input.phrases.append(.separator, to: &out)
    var number: [UInt8] = []
    input.locale.append(Int64(count), to: &number)
    input.phrases.append(.events, count: Int64(count), arguments: [number], to: &out)
  }

  private static func add(_ text: [UInt8], _ phrases: PhraseBook, to out: inout [UInt8]) {
    guard !text.isEmpty else { return }
    phrases.append(.separator, to: &out)
    out.append(contentsOf: text)
  }
}
