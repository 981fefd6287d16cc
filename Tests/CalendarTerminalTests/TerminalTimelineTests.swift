// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarEngine
import CalendarFoundation
import CalendarModel
import CalendarTerminal
import CivilTime
import Foundation
import Testing

/// Hours as rows, days as columns.
struct TerminalTimelineTests {
  @Test func everySampleHasAName() {
    #expect(SampleTimeline.all.count == 26)
    #expect(Set(SampleTimeline.all.map(\.name)).count == 26)
  }

  @Test(arguments: SampleTimeline.all) func printIsTheGolden(_ sample: SampleTimeline) throws {
    #expect(try Golden.problem(sample.bytes(), sample.name + ".txt", beside: #filePath) == nil)
  }

  /// Characters of two columns and those that are cut with them.
  @Test(arguments: SampleTimeline.all) func noLineIsWiderThanTheTerminal(
    _ sample: SampleTimeline
  ) throws {
    var sample = sample
    sample.options.colors = .none
    for line in try sample.picture().lines where sample.options.width > 20 {
      #expect(TerminalText.width(line) <= sample.options.width)
    }
  }

  @Test(arguments: [
    (80, 7, 7), (79, 7, 7), (75, 7, 6), (40, 7, 3), (10, 7, 1), (40, 1, 1), (140, 14, 7),
    (146, 14, 14),
  ]) func thereAreAsManyDaysAsHaveRoom(width: Int32, days: Int32, shown: Int32) throws {
    var sample = SampleTimeline("")
    sample.options.width = width
    sample.asked.timeline.days = days
    let lines = try sample.picture().lines
    let edges = String(decoding: lines.last ?? [], as: UTF8.self).filter { $0 == "│" }
    #expect(edges.count == shown)
  }

  /// An isolate around a title stays around it, and not in the cell before it.
  @Test func anIsolateAroundATitleStaysThere() throws {
    var sample = SampleTimeline("")
    for index in sample.occurrences.indices {
      sample.occurrences[index].title = Array("\u{2067}Ab\u{2069}".utf8)
    }
    let text = String(decoding: try sample.bytes(), as: UTF8.self)
    #expect(text.contains("\u{2067}Ab\u{2069}"))
  }

  /// A title that turns text round does so in no view.
  @Test(arguments: [ViewKind.timeline, .agenda, .month]) func aTitleKeepsToItsPlace(
    view: ViewKind
  ) throws {
    var sample = SampleTimeline("")
    (sample.asked.view, sample.options.lanes) = (view, 2)
    for index in sample.occurrences.indices {
      sample.occurrences[index].title = Array("\u{202E}Ab\u{2067}c".utf8)
    }
    for line in try sample.picture().lines {
      let text = String(decoding: line, as: UTF8.self).unicodeScalars
      #expect(!text.contains("\u{202E}"))
      #expect(text.filter { $0 == "\u{2067}" }.count == text.filter { $0 == "\u{2069}" }.count)
    }
    #expect(String(decoding: try sample.bytes(), as: UTF8.self).contains("Ab"))
  }

  @Test func aWeekWithoutItsEndHasRoomWhereAWholeOneHasNone() {
    var renderer = TerminalRenderer()
    renderer.options.width = 60
    var options = CalendarOptions()
    options.view = .timeline
    options.timeline.hiddenWeekdays = WeekdaySet([.saturday, .sunday])
    #expect(renderer.fitting(options).timeline.days == 7)
    options.timeline.hiddenWeekdays = WeekdaySet()
    #expect(renderer.fitting(options).timeline.days == 5)
    options.view = .month
    #expect(renderer.fitting(options) == options)
  }

  @Test func aScreenHasAsManyLinesAsItIsGiven() throws {
    for rows in Int32(12)...40 {
      var sample = SampleTimeline("")
      sample.asked.timeline.hours = .wholeDay
      sample.rows = rows
      sample.occurrences = []
      #expect(try sample.picture().lines.count == Int(rows))
      // Rows of whole days take theirs from the hours.
      sample.occurrences = try Occurrence.week()
      #expect(try sample.picture().lines.count == Int(rows))
    }
  }

  /// Wherever the keyboard leads, its place is among what is drawn.
  @Test(arguments: [KeySample.Key.up, .down, .left, .right])
  func theKeyboardIsInView(key: KeySample.Key) throws {
    for count in [1, 7, 18, 30] {
      var sample = SampleTimeline("")
      sample.asked.timeline.hours = .wholeDay
      sample.options.showsFocus = true
      sample.rows = 17
      sample.keys = Array(repeating: KeySample(key: key), count: count)
      let picture = try sample.picture()
      let focus = try #require(picture.focus)
      #expect(picture.lines.indices.contains(Int(focus.row)))
      #expect((0..<80).contains(focus.column))
    }
  }

  @Test func anEventThatTheKeyboardIsOnIsInReverse() throws {
    let sample = try #require(SampleTimeline.all.first { $0.name == "timeline-event" })
    let picture = try sample.picture()
    let focus = try #require(picture.focus)
    let line = String(decoding: picture.lines[Int(focus.row)], as: UTF8.self)
    #expect(line.contains("\u{1B}[0;1;7"))
  }
}
