// SPDX-License-Identifier: MIT

import AlmanacSamples
import CalendarEngine
import CalendarModel
import CalendarSVG
import CivilTime

extension Sample {
  private static func calendar(
    _ change: (inout SampleCalendar) -> Void
  ) throws -> SampleCalendar {
    var calendar = SampleCalendar(showing: try day("2024-02-10"))
    calendar.environment.metrics = CalendarMetrics(width: 390)
    calendar.environment.today = try day("2024-02-15")
    calendar.selection = .day(try day("2024-02-20"))
    change(&calendar)
    return calendar
  }

  private static let controls: SVGRenderer = {
    var renderer = SVGRenderer()
    renderer.options.showsControls = true
    return renderer
  }()

  private static let dark: SVGRenderer = {
    var renderer = controls
    renderer.options.scheme = .dark
    return renderer
  }()

  /// The views that are no paged month.
  static func views() throws -> [Sample] {
    func expandable(_ change: (inout SampleCalendar) -> Void = { _ in }) throws -> CalendarScene {
      try calendar {
        $0.options.view = .expandable
        change(&$0)
      }.scene()
    }
    func list(_ change: (inout SampleCalendar) -> Void) throws -> CalendarScene {
      try calendar {
        $0.options.view = .months
        $0.environment.metrics = CalendarMetrics(width: 390, height: 560)
        change(&$0)
      }.scene()
    }
    return [
      Sample(name: "expandable-month", scene: try expandable(), renderer: controls),
      Sample(
        name: "expandable-between",
        scene: try expandable {
          // Half of the way that five rows of 52 points have to go.
          $0.actions = [.expand(.hold(PageExtents(1))), .expand(.drag(by: -130 * 64))]
        },
        renderer: controls),
      Sample(
        name: "expandable-week", scene: try expandable { $0.options.expanding.mode = .week },
        renderer: dark),
      Sample(name: "week", scene: try calendar { $0.options.view = .week }.scene()),
      Sample(
        name: "two-weeks-arabic",
        scene: try calendar {
          $0.options.view = .week
          $0.options.weeks = 2
          $0.environment.locale = .arabic
        }.scene(), renderer: controls),
      Sample(
        name: "pages-vertical",
        scene: try calendar {
          $0.options.axis = .vertical
          $0.fraction = 0.4
        }.scene()),
      Sample(name: "months", scene: try list { _ in }),
      Sample(
        name: "months-sticky-dark",
        scene: try list {
          $0.options.list.headers = .sticky
          $0.actions = [.hold(PageExtents(1)), .drag(by: 90 * 64)]
        }, renderer: dark),
      Sample(
        name: "months-two-columns",
        scene: try list {
          $0.environment.metrics = CalendarMetrics(width: 760, height: 480)
          $0.options.columns = 2
          $0.options.showsWeekNumbers = true
        }),
    ]
  }

  /// The numbers of weeks in front of rows.
  static func weekNumbers() throws -> [Sample] {
    func numbered(_ change: (inout SampleCalendar) -> Void = { _ in }) throws -> CalendarScene {
      try calendar {
        $0.options.showsWeekNumbers = true
        change(&$0)
      }.scene()
    }
    return [
      Sample(name: "week-numbers", scene: try numbered()),
      Sample(
        name: "week-numbers-arabic", scene: try numbered { $0.environment.locale = .arabic }),
      Sample(
        name: "week-numbers-hidden-days",
        scene: try numbered { $0.options.outsideDays = .hidden }),
      Sample(
        name: "week-numbers-bars",
        scene: try numbered {
          $0.environment.metrics = CalendarMetrics(width: 900, height: 700)
          $0.occurrences = (try? Occurrence.february()) ?? []
        }),
    ]
  }

  /// What was refused, and why.
  static func notices() throws -> [Sample] {
    let short = "The shop is closed on that day."
    let long = "The shop is closed on that day, and nobody is there who could open the door to you."
    return [
      Sample(name: "notice", scene: try calendar { $0.refusal = short }.scene()),
      Sample(
        name: "notice-dark",
        scene: try calendar {
          $0.refusal = long
          $0.environment.metrics = CalendarMetrics(width: 320)
        }.scene(), renderer: dark),
      Sample(
        name: "notice-large-type",
        scene: try calendar {
          $0.refusal = long
          $0.environment.metrics = CalendarMetrics(width: 320, textScale: 2)
        }.scene()),
      Sample(
        name: "notice-arabic",
        scene: try calendar {
          $0.environment.locale = .arabic
          $0.refusal =
            "\u{0627}\u{0644}\u{0645}\u{062A}\u{062C}\u{0631} "
            + "\u{0645}\u{063A}\u{0644}\u{0642}"
        }.scene()),
    ]
  }
}
