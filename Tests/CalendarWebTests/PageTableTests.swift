// SPDX-License-Identifier: MIT

import CalendarSync
import Foundation
import Testing

@testable import CalendarEngine
@testable import CalendarWeb

/// The names that the pages' scripts use are those of the Swift enums, in their order.
struct PageTableTests {
  private static func text(in file: String, of folder: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let path = root.appendingPathComponent("Web/\(folder)/\(file)").path
    let data = try #require(FileManager.default.contents(atPath: path))
    return String(decoding: data, as: UTF8.self)
  }

  /// The texts between apostrophes of a constant's list in a file of a folder in Web.
  private static func list(
    _ name: String, in file: String, of folder: String = "app"
  ) throws -> [String] {
    let text = try text(in: file, of: folder)
    let start = try #require(text.range(of: "export const \(name) = ["))
    let end = try #require(text[start.upperBound...].firstIndex(of: "]"))
    let parts = text[start.upperBound..<end].split(separator: "'", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  @Test func phrases() throws {
    let names = try Self.list("PHRASES", in: "page-phrases.js")
    #expect(names == PagePhrase.allCases.map { "\($0)" })
    #expect(names.count >= 80)
  }

  @Test func messages() throws {
    let words = try Self.list("KINDS", in: "wording.js")
    let kinds = (UInt8.min...UInt8.max).compactMap { WebWording.Kind(rawValue: $0) }
    #expect(words == kinds.map { "\($0)" })
    #expect(words.count == 5)
    let names = try Self.list("KINDS", in: "book.js")
    let own = (UInt8.min...UInt8.max).compactMap { WebStreaks.Kind(rawValue: $0) }
    #expect(names == own.map { "\($0)" })
    #expect(names.count >= 17)
    let typed = try Self.list("KINDS", in: "typing.js", of: "form")
    let read = (UInt8.min...UInt8.max).compactMap { WebTyping.Kind(rawValue: $0) }
    #expect(typed == read.map { "\($0)" })
    // The first number of a module's own kinds.
    #expect(own.first?.rawValue == 16 && read.first?.rawValue == 16)
    #expect(try Self.text(in: "wording.js", of: "app").contains("const FIRST_KIND = 16;"))
  }

  /// What a page and the module of changes say to each other by numbers.
  @Test func messagesOfChanges() throws {
    func list(_ name: String) throws -> [String] {
      try Self.list(name, in: "change-book.js", of: "sync")
    }
    let bytes = UInt8.min...UInt8.max
    #expect(
      try list("KINDS") == bytes.compactMap { WebSync.Kind(rawValue: $0).map { "\($0)" } })
    #expect(
      try list("OUTCOMES")
        == bytes.compactMap { WebSync.Outcome(rawValue: Int32($0)).map { "\($0)" } })
    #expect(
      try list("STORED") == bytes.compactMap { WebSync.Stored(rawValue: $0).map { "\($0)" } })
    #expect(
      try list("ANSWERS") == bytes.compactMap { WebSync.Answer(rawValue: $0).map { "\($0)" } })
    let operations = bytes.compactMap {
      Change<Int32, Int32>.Operation(rawValue: $0).map { "\($0)" }
    }
    // The one record that is always there are the settings.
    #expect(try list("OPERATIONS") == operations.map { $0 == "put" ? "settings" : $0 })
    #expect(operations.count == 5)
  }

  /// Fields ask three things of the module that reads lines, besides setting the locale.
  @Test func messagesOfTimes() throws {
    let text = try Self.text(in: "time-reader.js", of: "element/field")
    let times = WebTyping.Kind.times.rawValue
    let clock = WebTyping.Kind.clock.rawValue
    let days = WebTyping.Kind.days.rawValue
    #expect(text.contains("{ locale: 0, times: \(times), clock: \(clock), days: \(days) }"))
    #expect(WebWording.Kind.locale.rawValue == 0)
  }

  /// English is in the field's module, so that a page without another language fetches none.
  @Test func phrasesOfTheField() throws {
    let names = try Self.list("NAMES", in: "words.js", of: "element/field")
    #expect(names == FieldPhrase.allCases.map { "\($0)" })
    let english = PhraseLanguage.english.field.withUTF8Buffer {
      String(decoding: $0, as: UTF8.self)
    }
    let lines = try Self.list("ENGLISH", in: "words.js", of: "element/field")
    #expect(lines == english.split(separator: "\n").map { String($0) })
    #expect(lines.count == 12)
  }

  /// The lines of the catalogue that the form control knows, each with its English words.
  @Test func phrasesOfTheForm() throws {
    let english = PhraseLanguage.english.catalogue.withUTF8Buffer {
      String(decoding: $0, as: UTF8.self).split(separator: "\n")
    }
    for (name, phrase) in [("CHOOSE_DAY", Phrase.chooseDay), ("CHOOSE_LAST", .chooseLastDay)] {
      let line = try Self.text(in: "form.js", of: "element").split(separator: "\n").first {
        $0.hasPrefix("const \(name) = ")
      }
      let number = Int(phrase.rawValue)
      #expect(line == "const \(name) = [\(number), '\(english[number])'];")
    }
  }
}
