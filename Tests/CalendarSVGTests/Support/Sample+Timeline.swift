// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarEngine
import CalendarModel
import CalendarSVG
import CivilTime

extension Sample {
  /// Timelines: a week, one with opening times behind the hours, one day, three days in the dark, in Arabic, with more than there is room for,
  /// and where clocks go forward and back.
  static func timelines() throws -> [Sample] {
    func calendar(_ width: Double, _ height: Double, _ days: Int32) throws -> SampleCalendar {
      var calendar = SampleCalendar(showing: try day("2024-02-20"))
      calendar.options.view = .timeline
      calendar.options.timeline.days = days
      calendar.options.timeline.workingHours = MinuteRange(start: 540, end: 1020)
      calendar.environment.metrics = CalendarMetrics(width: width, height: height)
      calendar.environment.today = try day("2024-02-21")
      calendar.environment.now = CalendarNow(day: try day("2024-02-21"), minute: 637)
      calendar.occurrences = try Occurrence.week()
      return calendar
    }
    var arabic = try calendar(760, 640, 7)
    arabic.environment.locale = .arabic
    var dark = SVGRenderer()
    dark.options.scheme = .dark
    var cascade = try calendar(390, 640, 3)
    cascade.options.timeline.packing = .cascade
    var large = try calendar(390, 700, 3)
    large.environment.metrics.textScale = 2
    var one = try calendar(390, 640, 1)
    one.options.timeline.datePosition = .left
    var shop = try calendar(760, 640, 3)
    shop.options.timeline.workingHours = nil
    shop.occurrences += try [
      behind(.timed("2024-02-20", 540, 1020, "Open", .green)),
      behind(.whole("2024-02-22", "2024-02-22", "Closed", .red)),
    ]
    return [
      Sample(name: "timeline-background", scene: shop.scene()),
      Sample(name: "timeline", scene: try calendar(1000, 760, 7).scene()),
      Sample(name: "timeline-dark", scene: try calendar(760, 640, 3).scene(), renderer: dark),
      Sample(name: "timeline-arabic", scene: arabic.scene()),
      Sample(name: "timeline-cascade", scene: cascade.scene()),
      Sample(name: "timeline-day", scene: one.scene()),
      Sample(name: "timeline-large-type", scene: large.scene()),
    ]
  }

  private static func behind(_ occurrence: Occurrence) -> Occurrence {
    var ground = occurrence
    ground.isBackground = true
    return ground
  }
}
