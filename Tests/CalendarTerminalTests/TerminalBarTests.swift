// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarEngine
import CalendarModel
import Testing

@testable import CalendarTerminal

struct TerminalBarTests {
  private func text(_ signs: TerminalBarSigns) -> String {
    String(decoding: signs.parts.flatMap(\.text), as: UTF8.self)
  }

  private func signs(_ title: String, _ width: Int32, _ traits: Traits = []) -> TerminalBarSigns {
    TerminalBarSigns(traits, title: Array(title.utf8)[...], width: width)
  }

  @Test(
    arguments: [
      ("Skiing", 12, [], "▌Skiing ────", "──── Skiing▐"),
      ("Skiing", 7, [], "▌Skiing", "Skiing▐"),
      ("Skiing", 6, [], "▌Skii…", "Skii…▐"),
      ("Skiing", 3, [], "▌Sk", "Sk▐"),
      ("Skiing", 10, .continuesBefore, "◂Skiing ──", "── Skiing▸"),
      ("Skiing", 10, .continuesAfter, "▌Skiing ─▸", "◂─ Skiing▐"),
      ("", 5, [.continuesBefore, .continuesAfter], "◂───▸", "◂───▸"),
      ("Skiing", 10, .selected, "✓Skiing ──", "── Skiing✓"),
      ("Skiing", 10, [.selected, .continuesBefore], "◂✓Skiing ─", "─ Skiing✓▸"),
      ("会議", 8, [], "▌会議 ──", "── 会議▐"), ("会議", 4, [], "▌会─", "─会▐"),
    ] as [(String, Int32, Traits, String, String)])
  func aBarFillsItsColumns(
    title: String, width: Int32, traits: Traits, forward: String, mirrored: String
  ) {
    var signs = signs(title, width, traits)
    #expect(text(signs) == forward)
    signs.mirror()
    #expect(text(signs) == mirrored)
    #expect(DisplayWidth.of(forward.utf8) == width)
  }

  private func sample(_ name: String) throws -> SampleMonth {
    try #require(SampleMonth.all.first { $0.name == name })
  }

  @Test func whatHasNoPlaceIsCounted() throws {
    // Seven calls and the skiing: three lanes, the last of which counts.
    #expect(try sample("bars").lines().contains { $0.contains("+5 more") })
    let narrow = try sample("bars-56").lines()
    #expect(narrow.contains { $0.contains("+5") && !$0.contains("more") })
    #expect(try sample("bars-arabic").lines().contains { $0.contains("+٥") })
  }

  /// What may not take place has the theme's ground, of which the terminal has one of its own.
  @Test func aBarThatIsNotCertainIsNoPatch() throws {
    let sample = try sample("bars")
    let renderer = TerminalRenderer(options: sample.options)
    var bar = try #require(try sample.scene().nodes.first { $0.role == .eventBar })
    #expect(renderer.shown(bar).fill != nil)
    bar.traits.insert(.tentative)
    #expect(renderer.shown(bar).fill == nil && renderer.shown(bar).text != nil)
  }

  @Test func whereColumnsAreNarrowOccurrencesAreDots() throws {
    let lines = try sample("bars-42").lines()
    #expect(!lines.contains { $0.contains("▌") })
    #expect(lines.contains { $0.contains("•••+5") })
  }

  @Test func aCompactMonthHasADotForABar() throws {
    var compact = try sample("bars")
    let scene = try compact.scene()
    compact.options.width = 22
    let lines = TerminalRenderer(options: compact.options).string(scene).split(separator: "\n")
    // The conference is from the 6th to the 9th.
    #expect(lines.contains { $0.contains(" 4  5  6• 7• 8• 9•10") })
  }

  @Test func everyTitleBeginsInTheColumnOfItsDay() throws {
    let lines = try sample("bars").lines()
    let days = try #require(lines.first { $0.contains(" 6 ") && $0.contains(" 9 ") })
    let bar = try #require(lines.first { $0.contains("Conference") })
    let place = Array(bar).firstIndex(of: "▌") ?? 0
    let number = Array(days).firstIndex(of: "6") ?? 0
    #expect(number - place == 5)
  }
}
