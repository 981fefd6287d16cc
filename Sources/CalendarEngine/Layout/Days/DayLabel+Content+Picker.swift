// SPDX-License-Identifier: MIT

extension DayLabel {
  static func append(
    _ alternate: AlternateLabel?, _ phrases: PhraseBook, to out: inout [UInt8]
  ) {}

  static func appendContent(
    _ traits: Traits, _ fact: DayFact?, _ occurrences: Int32, _ input: LayoutInput,
    to out: inout [UInt8]
  ) {}
}
