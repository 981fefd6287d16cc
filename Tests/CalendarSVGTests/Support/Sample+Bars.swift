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
      calendar.occurrences = try occurrences()
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

  private static func occurrences() throws -> [Occurrence] {
    func item(
      _ id: Int, _ title: String, _ first: String, _ last: String, _ tint: Tint,
      _ hours: Occurrence.Hours? = nil
    ) throws -> Occurrence? {
      guard let days = DayInterval(first: try day(first), last: try day(last)) else { return nil }
      var item = Occurrence(id: Array("\(id)".utf8), days: days)
      item.title = Array(title.utf8)
      item.tint = tint.rawValue
      item.hours = hours
      return item
    }
    let morning = Occurrence.Hours(start: 540, end: 570)
    var items = [
      try item(1, "Conference in Graz", "2024-02-06", "2024-02-09", .teal),
      try item(2, "Skiing", "2024-02-09", "2024-02-19", .blue),
      try item(3, "Moving house", "2024-01-25", "2024-02-03", .orange),
      try item(4, "Standup", "2024-02-07", "2024-02-07", .purple, morning),
      try item(
        5, "Dentist", "2024-02-20", "2024-02-20", .red, Occurrence.Hours(start: 870, end: 930)),
      try item(6, "Exhibition", "2024-02-27", "2024-03-12", .green),
      try item(
        7, "Night train", "2024-02-22", "2024-02-23", .pink, Occurrence.Hours(start: 1320, end: 480)
      ),
      try item(
        8, "A title much longer than any day has room for", "2024-02-12", "2024-02-12", .graphite),
    ]
    for number in 0..<7 {
      items.append(
        try item(20 + number, "Call \(number + 1)", "2024-02-14", "2024-02-14", .blue, morning))
    }
    return items.compactMap { $0 }
  }
}
