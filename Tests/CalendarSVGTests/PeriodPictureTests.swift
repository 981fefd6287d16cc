// SPDX-License-Identifier: MIT

import AlmanacSamples
import CalendarEngine
import CalendarSVG
import CivilTime
import Testing

/// Pictures of years, of months, years and decades in a grid, and of the way between two levels.
struct PeriodPictureTests {
  private func runtime(
    _ locale: LocaleProfile = LocaleProfile(), width: Double = 420, view: ViewKind = .year,
    heatLegend: Bool = false
  ) throws -> CalendarRuntime {
    var options = CalendarOptions()
    options.showsHeatLegend = heatLegend
    options.view = view
    options.zooms = true
    options.loadsFacts = true
    let today = try day("2024-02-28")
    let first = try day("2024-01-01")
    var runtime = CalendarRuntime(
      state: CalendarState(options: options, showing: today),
      environment: CalendarEnvironment(
        today: today, locale: locale, metrics: CalendarMetrics(width: width)))
    runtime.answer { days in
      (days.start.rawValue..<days.endRawValue).compactMap { number in
        guard let day = EpochDay(number) else { return nil }
        var fact = DayFact(day: day)
        // Some days of February by tint, the rest by how much they hold.
        let hash = UInt32(bitPattern: number &- first.rawValue) &* 2_654_435_761 >> 24
        if day.civil.month == 2 {
          fact.tint = UInt8(hash % 4)
        } else {
          fact.count = Int32(hash % 16) - 4
        }
        return fact
      }
    }
    let chosen = try day("2024-05-14")
    _ = runtime.send(CalendarInput(.action(.select(.day(chosen))), at: 0))
    return runtime
  }

  private func picture(
    _ runtime: CalendarRuntime, _ name: String, _ scheme: SVGScheme = .light
  ) -> String? {
    var renderer = SVGRenderer()
    renderer.options.scheme = scheme
    renderer.options.showsControls = true
    return Golden.problem(renderer.render(runtime.scene), name + ".svg", beside: #filePath)
  }

  @Test func aYearOfSmallMonths() throws {
    #expect(picture(try runtime(), "year") == nil)
  }

  @Test func aYearOnAPhoneInTheDark() throws {
    #expect(picture(try runtime(width: 320), "year-dark", .dark) == nil)
  }

  @Test func aYearInArabic() throws {
    #expect(picture(try runtime(.arabic, width: 768), "year-arabic") == nil)
  }

  @Test func aYearSaysWhatItsStepsStandFor() throws {
    #expect(picture(try runtime(width: 768, heatLegend: true), "year-legend", .both) == nil)
    // On a phone it is in one line without the words.
    #expect(picture(try runtime(width: 320, heatLegend: true), "year-legend-dark", .dark) == nil)
    let arabic = try runtime(.arabic, width: 390, heatLegend: true)
    #expect(picture(arabic, "year-legend-arabic") == nil)
  }

  @Test func theYearsOfADecade() throws {
    var runtime = try runtime()
    _ = runtime.send(CalendarInput(.action(.zoomOut), at: 0))
    _ = runtime.send(CalendarInput(.frame, at: 5_000_000))
    #expect(picture(runtime, "decade", .both) == nil)
  }

  @Test func onTheWayIntoAMonth() throws {
    var runtime = try runtime()
    _ = runtime.send(CalendarInput(.action(.zoom(to: .days)), at: 0))
    _ = runtime.send(CalendarInput(.frame, at: 80_000))
    #expect(picture(runtime, "zoom-between") == nil)
  }
}
