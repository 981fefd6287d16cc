// SPDX-License-Identifier: MIT

import AlmanacSamples
import CalendarDrawing
import CalendarEngine
import CivilTime
import Testing

/// The marks of presets and views as text, equal on every platform.
struct DrawingGoldenTests {
  private func problem(
    _ name: String, _ calendar: DrawnCalendar, _ change: (inout DrawnCalendar) -> Void = { _ in }
  ) throws -> String? {
    var calendar = calendar
    change(&calendar)
    return Golden.problem(try calendar.picture().dump(), name + ".txt", beside: #filePath)
  }

  @Test func streaks() throws {
    #expect(
      try problem("streak-both", .streak()) {
        $0.drawing.hasBothSchemes = true
        $0.theme.roundness = 0.3
      } == nil)
  }

  @Test func anInterval() throws {
    #expect(
      try problem("fiori-range-arabic", .interval()) {
        $0.locale = .arabic
        $0.drawing.scheme = .dark
      } == nil)
  }

  @Test(arguments: Preset.allCases)
  func aPreset(preset: Preset) throws {
    #expect(try problem("\(preset.name)", .of(preset)) == nil)
  }

  @Test func theHandle() throws {
    var calendar = DrawnCalendar(.fioriExpandable)
    calendar.options.expanding.mode = .week
    #expect(try problem("fiori-expandable-folded", calendar) == nil)
  }

  @Test func namesThatStay() throws {
    var calendar = DrawnCalendar()
    calendar.options.view = .months
    calendar.options.list.headers = .sticky
    calendar.metrics = .list
    calendar.actions = [.hold(PageExtents(1)), .drag(by: 90 * 64)]
    #expect(try problem("sticky-list", calendar) == nil)
  }

  @Test func zoomLevels() throws {
    #expect(try problem("year", .year()) == nil)
    #expect(
      try problem("decade", .year()) { $0.actions = [.zoomOut, .zoomOut] } == nil)
  }

  @Test func onTheWayIntoAMonth() throws {
    let calendar = try DrawnCalendar.year()
    var runtime = try calendar.runtime()
    calendar.send(CalendarInput(.action(.zoom(to: .days)), at: 0), to: &runtime)
    calendar.send(CalendarInput(.frame, at: 80_000), to: &runtime)
    let drawing = SceneDrawing(runtime.scene)
    #expect(Golden.problem(drawing.dump(), "zoom-between.txt", beside: #filePath) == nil)
  }

  @Test func whatDaysHold() throws {
    #expect(try problem("content", .content()) == nil)
    #expect(try problem("bars", .bars()) == nil)
    #expect(
      try problem("bars-arabic", .bars()) {
        $0.locale = .arabic
        $0.drawing.scheme = .dark
      } == nil)
    #expect(try problem("own-colors", .ownColors()) == nil)
  }

  @Test func hoursAndWhatHappens() throws {
    #expect(try problem("timeline", .timeline()) == nil)
    #expect(try problem("timeline-ruled", .ruledTimeline()) == nil)
    #expect(
      try problem("timeline-arabic", .timeline()) {
        $0.locale = .arabic
        $0.drawing.scheme = .dark
        $0.options.timeline.slot = 15
        $0.options.timeline.hours = MinuteRange(start: 500, end: 1200)
      } == nil)
    #expect(try problem("agenda", .agenda()) == nil)
    #expect(
      try problem("agenda-lines", .agenda()) {
        $0.options.agenda.lines = 3
        $0.metrics = CalendarMetrics(width: 200, height: 500)
      } == nil)
  }

  @Test func whatIsHeldAndWhereItComesFrom() throws {
    #expect(try problem("timeline-held", .heldTimeline()) == nil)
    #expect(
      try problem("timeline-held-whole-days", .heldTimeline(ofWholeDay: true)) {
        $0.locale = .arabic
        $0.drawing.scheme = .dark
      } == nil)
    #expect(try problem("bars-held", .heldBar(isTimed: false)) == nil)
    #expect(try problem("bars-held-timed", .heldBar(isTimed: true)) == nil)
  }

  @Test func whatIsNotCertain() throws {
    #expect(try problem("doubts", .doubts()) == nil)
    #expect(
      try problem("doubts-month", .doubts()) {
        $0.options.view = .month
        $0.metrics = CalendarMetrics(width: 900, height: 760)
      } == nil)
  }

  @Test func weekNumbersAndSeparators() throws {
    var calendar = DrawnCalendar()
    calendar.options.showsWeekNumbers = true
    calendar.theme = .highContrast
    calendar.theme.separatorWidth = 1.5
    #expect(try problem("week-numbers", calendar) == nil)
  }

  @Test func factsThatCannotBeHad() throws {
    #expect(try problem("failed", .streak()) { $0.answers = false } == nil)
    #expect(
      try problem("picture", .streak()) {
        $0.drawing.showsControls = false
        $0.drawing.language = Array("tr".utf8)
      } == nil)
  }
}

extension CalendarMetrics {
  static let list = CalendarMetrics(width: 390, height: 480)
}
