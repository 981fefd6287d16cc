// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarEngine
import CalendarModel
import CalendarSVG
import CivilTime

extension Sample {
  /// Agendas: of a phone and a desk, in the dark, in Arabic, on one line, and with days without events.
  static func agendas() throws -> [Sample] {
    func calendar(_ width: Double, _ height: Double) throws -> SampleCalendar {
      var calendar = SampleCalendar(showing: try day("2024-02-20"))
      calendar.options.view = .agenda
      calendar.environment.metrics = CalendarMetrics(width: width, height: height)
      calendar.environment.today = try day("2024-02-21")
      calendar.occurrences = try Occurrence.week()
      return calendar
    }
    var arabic = try calendar(390, 700)
    arabic.environment.locale = .arabic
    var dark = SVGRenderer()
    dark.options.scheme = .dark
    var narrow = try calendar(320, 560)
    narrow.options.agenda.lines = 1
    narrow.options.agenda.emptyDays = .shown
    var bare = try calendar(390, 480)
    bare.occurrences = []
    return [
      Sample(name: "agenda", scene: try calendar(390, 760).scene()),
      Sample(name: "agenda-dark", scene: try calendar(900, 640).scene(), renderer: dark),
      Sample(name: "agenda-arabic", scene: arabic.scene()),
      Sample(name: "agenda-lines", scene: narrow.scene()),
      Sample(name: "agenda-empty", scene: bare.scene()),
    ]
  }
}
