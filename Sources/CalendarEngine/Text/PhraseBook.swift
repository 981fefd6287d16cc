// SPDX-License-Identifier: MIT
import CivilTime

/// The phrases of one language, filled with text and numbers.
///
/// A catalogue has one line per phrase. A line is the phrase, or several plural forms separated by
/// bars: each but the last begins with the letter of its plural category and a colon.
///
///     1:{0} day|{0} days
public struct PhraseBook: Sendable {
  private let language: PhraseLanguage
  private let lines: [ArraySlice<UInt8>]
  private let shipped: [ArraySlice<UInt8>]

  /// The phrases for a BCP 47 tag: those of a catalogue, or the shipped ones where the catalogue
  /// has none.
  ///
  /// - Parameters:
  ///   - tag: Decides on the plural rule and the shipped phrases; English when we have none.
  ///   - catalogue: UTF-8, a line for each case of `Phrase`, in order; may be empty.
  public init(tag: [UInt8], catalogue: [UInt8] = []) {
    self.init(PhraseLanguage(tag: tag), catalogue: catalogue)
  }

  /// The phrases of a language.
  ///
  /// The shipped ones replace lines that a catalogue lacks or leaves empty.
  ///
  /// Takes a walk over some 1 000 bytes.
  ///
  /// - Parameters:
  ///   - language: The language whose plural rule applies.
  ///   - catalogue: UTF-8, a line for each case of `Phrase`, in order; may be empty.
  public init(_ language: PhraseLanguage, catalogue: [UInt8] = []) {
    self.init(language, catalogue: catalogue, shipped: Self.whole(language.catalogue))
  }

  /// A catalogue of the calendar's: the English one goes on where there are events to edit.
  private static func whole(_ catalogue: StaticString) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(catalogue)
    PhraseLanguage.appendTyped(to: &bytes)
    // The other languages have these lines, and none is read after their last one.
    bytes.append(0x0A)
    bytes.append(PhraseLanguage.englishFurther)
    return bytes
  }

  /// Merges the lines of a catalogue over those of another.
  init(_ language: PhraseLanguage, catalogue: [UInt8], shipped own: StaticString) {
    var bytes: [UInt8] = []
    bytes.append(own)
    self.init(language, catalogue: catalogue, shipped: bytes)
  }

  private init(_ language: PhraseLanguage, catalogue: [UInt8], shipped: [UInt8]) {
    self.language = language
    lines = catalogue[...].parts(separatedBy: 0x0A)
    self.shipped = shipped[...].parts(separatedBy: 0x0A)
  }

  /// The English catalogue, which every build has.
  package static var english: [UInt8] {
    whole(PhraseLanguage.englishCatalogue)
  }

  /// Appends a phrase.
  ///
  /// - Parameters:
  ///   - phrase: Which one.
  ///   - count: The number that decides the plural form.
  ///   - arguments: What stands for {0}, {1} ...
  ///   - out: Where it is appended.
  public func append(
    _ phrase: Phrase, count: Int64 = 0, arguments: [[UInt8]] = [], to out: inout [UInt8]
  ) {
    append(line: Int(phrase.rawValue), count: count, arguments: arguments, to: &out)
  }

  // Not inlined at its dozens of callers, for the size of the WebAssembly module.
  /// Appends a phrase without a number and arguments.
  @inline(never)
  public func append(_ phrase: Phrase, to out: inout [UInt8]) {
    append(line: Int(phrase.rawValue), count: 0, arguments: [], to: &out)
  }

  /// Appends the phrase of a line, counted from 0.
  func append(line index: Int, count: Int64, arguments: [[UInt8]], to out: inout [UInt8]) {
    let form = form(of: line(index), count: count)
    var index = form.startIndex
    while index < form.endIndex {
      let byte = form[index]
      if byte == 0x7B, index + 2 < form.endIndex, form[index + 2] == 0x7D {
        let argument = Int(form[index + 1]) - 0x30
        if arguments.indices.contains(argument) { out.append(contentsOf: arguments[argument]) }
        index += 3
      } else {
        out.append(byte)
        index += 1
      }
    }
  }

  private func line(_ index: Int) -> ArraySlice<UInt8> {
    if index < lines.count, !lines[index].isEmpty { return lines[index] }
    return index < shipped.count ? shipped[index] : []
  }

  private func form(of line: ArraySlice<UInt8>, count: Int64) -> ArraySlice<UInt8> {
    let wanted = Self.letter(PluralRule.category(of: count, in: language))
    var start = line.startIndex
    while true {
      let end = line[start...].firstIndex(of: 0x7C) ?? line.endIndex
      if end - start > 2, line[start + 1] == 0x3A, line[start] == wanted {
        return line[(start + 2)..<end]
      }
      if end == line.endIndex { return line[start...] }
      start = end + 1
    }
  }

  private static func letter(_ category: PluralRule.Category) -> UInt8 {
    switch category {
    case .zero: return 0x30
    case .one: return 0x31
    case .two: return 0x32
    case .few: return 0x66
    case .many: return 0x6D
    case .other: return 0
    }
  }
}
