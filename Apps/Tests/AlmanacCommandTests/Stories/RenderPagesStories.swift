// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// `almanac render --pages`: several weeks or months, each a page.
struct RenderPagesStories {
  private static func household() throws -> Household {
    let home = try Household()
    try home.almanac("settings", "--zone", "Europe/Berlin")
    try home.almanac("calendars", "add", "Work", "--id", "work", "--color", "#C2571A")
    for words in [
      "Review 2026-03-24T09:30 11:00", "Ferry 2026-03-31T05:30 07:00",
      "Party 2026-04-03T22:00 2026-04-04T01:00",
    ] {
      #expect(try home.shell("\"$almanac\" events add --calendar work \(words)").status == 0)
    }
    return home
  }

  private static let shown = "--date 2026-03-24 --today 2026-02-01 --locale en-GB"

  private func render(_ home: Household, _ options: String) throws -> Ended {
    try home.shell("\"$almanac\" render \(Self.shown) \(options)")
  }

  @Test func pagesOfTextFollowEachOther() throws {
    let ended = try render(try Self.household(), "--pages 3")
    #expect(ended.status == 0)
    let titles = ended.lines.map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasSuffix(" 2026") }
    #expect(titles == ["March 2026", "April 2026", "May 2026"])
    // Pages end where nothing more can be reached.
    let last = try render(try Self.household(), "--pages 9 --max 2026-04-30")
    #expect(last.output.contains("April 2026"))
    #expect(!last.output.contains("May 2026"))
  }

  @Test func eachPictureIsAFileWithItsNumber() throws {
    let home = try Self.household()
    let weeks = home.path("weeks.svg")
    let ended = try render(
      home, "--view timeline --pages 10 --format svg --size 800x600 -o '\(weeks)'")
    #expect(ended.status == 0)
    #expect(ended.output.isEmpty)
    #expect(!home.exists("weeks.svg"))
    #expect(!home.exists("weeks-11.svg"))
    #expect(try home.read("weeks-01.svg").contains("Review"))
    #expect(!(try home.read("weeks-02.svg").contains("Review")))
    #expect(try home.read("weeks-10.svg").hasPrefix("<svg "))
  }

  @Test func aPDFHasAPageForEachWeekOfTheSizeOfThePaper() throws {
    let home = try Self.household()
    let file = home.path("weeks.pdf")
    let ended = try render(home, "--view timeline --pages 3 --format pdf -o '\(file)'")
    // Without GTK there are no fonts; it says what to do.
    guard ended.status == 0 else {
      #expect(ended.status == 69)
      #expect(ended.errors.contains("GTK"))
      return
    }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    #expect(bytes.starts(with: Data("%PDF-".utf8)))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.components(separatedBy: "/Type /Page %").count == 4)
    #expect(text.contains("/MediaBox [ 0 0 842 595 ]"))
    #expect(text.contains("/FontFile"))
  }

  @Test func whatHasNoPagesSaysSo() throws {
    let home = try Self.household()
    for options in [
      "--view agenda --pages 2", "--view months --pages 2", "--pages 0", "--pages 2 --format svg",
      "--view agenda --format pdf -o '\(home.path("agenda.pdf"))'",
    ] {
      let ended = try render(home, options)
      #expect(ended.status == 64)
      #expect(ended.errors.contains("page"))
    }
  }
}
