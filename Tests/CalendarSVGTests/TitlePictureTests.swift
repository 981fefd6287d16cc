// SPDX-License-Identifier: MIT

import AlmanacSamples
import CalendarEngine
import CalendarSVG
import CivilTime
import Testing

/// Pictures of titles beside the title, and of what the end of an interval would select.
struct TitlePictureTests {
  private func runtime(
    _ options: CalendarOptions, _ locale: LocaleProfile = LocaleProfile(), width: Double = 375
  ) throws -> CalendarRuntime {
    let today = try day("2024-02-20")
    return CalendarRuntime(
      state: CalendarState(options: options, showing: today),
      environment: CalendarEnvironment(
        today: today, locale: locale, metrics: CalendarMetrics(width: width)))
  }

  private func send(_ actions: [CalendarAction], to runtime: inout CalendarRuntime) {
    for action in actions { _ = runtime.send(CalendarInput(.action(action), at: 0)) }
  }

  private func picture(
    _ runtime: CalendarRuntime, _ name: String, _ scheme: SVGScheme = .light
  ) -> String? {
    var renderer = SVGRenderer(theme: Theme(.fsCalendar(scope: .month)))
    renderer.options.scheme = scheme
    renderer.options.showsControls = true
    return Golden.problem(renderer.render(runtime.scene), name + ".svg", beside: #filePath)
  }

  @Test func neighboursBesideTheTitle() throws {
    var runtime = try runtime(CalendarOptions(.fsCalendar(scope: .month)))
    send([], to: &runtime)
    #expect(picture(runtime, "titles") == nil)
  }

  @Test func titlesUnderAHandInArabicInTheDark() throws {
    var runtime = try runtime(CalendarOptions(.fsCalendar(scope: .month)), .arabic, width: 320)
    send([.hold(PageExtents(320)), .drag(by: 128 * 64)], to: &runtime)
    #expect(picture(runtime, "titles-between", .dark) == nil)
  }

  /// From a start over a closed day and the end of a week.
  private func preview(_ locale: LocaleProfile = LocaleProfile()) throws -> CalendarRuntime {
    var options = CalendarOptions()
    options.selection = .interval
    options.disabled.days = DaySet(try day("2024-02-15"))
    var runtime = try runtime(options, locale)
    send([.select(.day(try day("2024-02-14")))], to: &runtime)
    let end = try day("2024-02-20")
    let cell = try #require(runtime.scene.nodes.first { $0.key.day == end })
    send([.preview(cell.key)], to: &runtime)
    return runtime
  }

  @Test func whatTheEndOfAnIntervalWouldSelect() throws {
    #expect(picture(try preview(), "preview") == nil)
    #expect(picture(try preview(), "preview-dark", .dark) == nil)
    #expect(picture(try preview(.arabic), "preview-arabic") == nil)
  }
}
