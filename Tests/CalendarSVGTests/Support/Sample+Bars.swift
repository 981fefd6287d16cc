// SPDX-License-Identifier: MIT

import AlmanacSamples
import CalendarEngine
import CalendarModel
import CalendarSVG
import CivilTime

extension Sample {
  /// Occurrences: bars where cells are big enough, dots elsewhere.
  static func bars() throws -> [Sample] {
    func calendar(_ width: Double, _ height: Double, _ scale: Double = 1) throws -> SampleCalendar {
      var calendar = SampleCalendar(showing: try day("2024-02-01"))
      calendar.environment.metrics = CalendarMetrics(
        width: width, height: height, textScale: scale)
      calendar.environment.today = try day("2024-02-15")
      calendar.selection = .day(try day("2024-02-20"))
      calendar.occurrences = try Occurrence.february()
      return calendar
    }
    var hidden = try calendar(760, 640)
    hidden.options.outsideDays = .hidden
    hidden.options.rows = .fitting
    var arabic = try calendar(760, 640)
    arabic.environment.locale = .arabic
    var dark = SVGRenderer()
    dark.options.scheme = .dark
    return [
      Sample(name: "bars", scene: try calendar(900, 760).scene()),
      Sample(name: "bars-dark", scene: hidden.scene(), renderer: dark),
      Sample(name: "bars-arabic", scene: arabic.scene()),
      Sample(name: "bars-small", scene: try calendar(390, 0).scene()),
      Sample(name: "bars-large-type", scene: try calendar(1000, 1100, 2).scene()),
    ]
  }
}
