// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime
import Testing

@testable import CalendarTerminal

struct TerminalRendererTests {
  /// The text without control sequences, spaces at the ends of lines, and marks of direction.
  private func plain(_ bytes: [UInt8]) -> String {
    var (text, isControl) = ("", false)
    for character in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if character == "\u{1B}" { isControl = true }
      if !isControl, character != "\u{200E}" { text.unicodeScalars.append(character) }
      if character == "m" { isControl = false }
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
      .joined(separator: "\n")
  }

  @Test(arguments: SampleMonth.all, [TerminalColors.ansi16, .ansi256, .truecolor])
  func coloursAddNothingToTheText(sample: SampleMonth, colors: TerminalColors) throws {
    var (bare, colored) = (sample, sample)
    bare.options.colors = .none
    colored.options.colors = colors
    #expect(plain(try colored.bytes()) == plain(try bare.bytes()))
    #expect(try colored.bytes() != bare.bytes())
    #expect(try !bare.bytes().contains(0x1B))
  }

  @Test(arguments: SampleMonth.all) func noLineIsWiderThanTheTerminal(sample: SampleMonth) throws {
    let scene = try sample.scene()
    var renderer = TerminalRenderer(options: sample.options)
    renderer.options.colors = .none
    for width in [20, 21, 22, 27, 28, 34, 35, 36, 41, 42, 43, 48, 49, 55, 56, 57, 63, 80, 84, 200]
      as [Int32]
    {
      renderer.options.width = width
      let lines = renderer.string(scene).split(separator: "\n")
      #expect(lines.count > 1)
      for line in lines { #expect(DisplayWidth.of(line.utf8) <= width, "\(line)") }
    }
  }

  @Test(arguments: SampleMonth.all) func everyDayKeepsItsColumn(sample: SampleMonth) throws {
    let scene = try sample.scene()
    let month = try #require(TerminalMonth(scene))
    let rows = plain(try sample.bytes()).split(separator: "\n").map { Self.numbers(in: String($0)) }
    func text(_ node: SceneNode?) -> String? {
      node.map { String(decoding: scene.utf8($0.text), as: UTF8.self) }
    }
    let places = try zip(month.weeks, month.weekNumbers).map { week, number in
      let days = week.compactMap(text)
      let numbers = [text(number)].compactMap { $0 }
      let wanted = month.isRightToLeft ? days + numbers : numbers + days
      let row = try #require(rows.first { $0.map(\.text) == wanted })
      return month.isRightToLeft ? row.prefix(days.count) : row.suffix(days.count)
    }
    var found = 0
    // The days of a column of the grid stand below each other, digit below digit.
    for cell in 0..<7 {
      var edges: Set<Int32> = []
      for (week, places) in zip(month.weeks, places) where week[cell] != nil {
        let place = places[places.startIndex + week[..<cell].count { $0 != nil }]
        edges.insert(month.isRightToLeft ? place.start : place.end)
        found += 1
      }
      #expect(edges.count == 1)
    }
    #expect(found == month.days.count)
  }

  private static func numbers(in line: String) -> [(text: String, start: Int32, end: Int32)] {
    var (numbers, text, column): ([(String, Int32, Int32)], String, Int32) = ([], "", 0)
    for character in line + " " {
      if character.isWholeNumber, character.unicodeScalars.count == 1 {
        text.append(character)
      } else if !text.isEmpty {
        numbers.append((text, column - Int32(text.count), column))
        text = ""
      }
      column += DisplayWidth.of(String(character).utf8)
    }
    return numbers.map { (text: $0.0, start: $0.1, end: $0.2) }
  }

  @Test func everyStateHasASign() throws {
    let text = try SampleMonth("all").lines().joined(separator: "\n")
    for sign in [" 26✓", " 24~", " 19·", "[20✓]", " 28·*", " 29"] { #expect(text.contains(sign)) }
    let marks = try SampleMonth("marks") { $0.facts = .marks }.lines().joined(separator: "\n")
    for sign in ["x 9", "x18!", "! 6", "[20!]", "•••+4"] { #expect(marks.contains(sign)) }
  }

  @Test func anEmptySceneHasNoLines() {
    #expect(TerminalRenderer().render(CalendarScene()).isEmpty)
  }

  @Test func theLegendNamesOnlyWhatIsThere() throws {
    let bare = try SampleMonth("bare") { $0.facts = .nothing }.lines()
    #expect(bare.filter { $0.contains("* today") }.count == 1)
    #expect(bare.allSatisfy { !$0.contains("kept") && !$0.contains("available") })
  }
}
