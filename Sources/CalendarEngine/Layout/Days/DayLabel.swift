// SPDX-License-Identifier: MIT
import CivilTime

/// The accessible name of a day: "Tuesday, February 20, 2024, kept, 100 of 100 points".
enum DayLabel {
  static func append(
    _ day: EpochDay, _ traits: Traits, _ known: KnownDay, _ occurrences: Int32,
    _ input: LayoutInput, to out: inout [UInt8]
  ) {
    let phrases = input.phrases
    input.locale.append(day, input.locale.fullDate, to: &out)
    append(known.alternate, phrases, to: &out)
    if traits.contains(.today) { add(.today, phrases, to: &out) }
    // A selection is spoken, a preview is not.
    if !traits.contains(.preview) {
      if traits.contains(.rangeStart) { add(.rangeStart, phrases, to: &out) }
      if traits.contains(.rangeEnd) { add(.rangeEnd, phrases, to: &out) }
    }
    appendContent(traits, known.fact, occurrences, input, to: &out)
    if traits.contains(.disabled) { add(.unavailable, phrases, to: &out) }
  }

  static func add(_ phrase: Phrase, _ phrases: PhraseBook, to out: inout [UInt8]) {
    phrases.append(.separator, to: &out)
    phrases.append(phrase, to: &out)
  }
}
