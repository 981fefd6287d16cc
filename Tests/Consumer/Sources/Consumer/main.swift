// SPDX-License-Identifier: MIT
// The month of a date with a selected day, as an SVG picture on standard output.
import CalendarEngine
import CalendarFoundation
import CalendarHost
import CalendarSVG
import CivilTime
import Foundation

let locale = LocaleProfile(Locale(identifier: "de-DE"))
let day = try EpochDay(iso8601: "2024-02-14")
let environment = CalendarEnvironment(
  today: try EpochDay(iso8601: "2024-02-20"), locale: locale, metrics: CalendarMetrics(width: 390))
var options = CalendarOptions(.streak)
options.loadsFacts = true
var calendar = CalendarRuntime(
  state: CalendarState(options: options, showing: day), environment: environment)
calendar.answer { days in
  days.contains(day) ? [DayFact(day: day, tint: .streakKept, note: "100 von 100 Punkten")] : []
}
_ = try calendar.select(.day(day), at: 0)

let picture = SVGRenderer(theme: .streak).string(calendar.scene)
guard picture.contains("Februar 2024"), picture.contains("100 von 100 Punkten") else {
  FileHandle.standardError.write(Data("consumer: the picture lacks its month or its day\n".utf8))
  exit(1)
}
print(picture)
