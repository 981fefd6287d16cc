// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && canImport(UIKit)
  import Accessibility
  import CalendarDrawing
  import CalendarEngine
  import CalendarFoundation
  import CalendarHost
  import CalendarUIKit
  import CivilTime
  import SwiftUI
  import UIKit

  /// A calendar to look at: in widgets, previews and on paper.
  ///
  ///     CalendarPicture().preset(.streak).streak(sessions, goal: 100, on: \.start, points: \.points)
  ///
  /// It fills the space that it is given. Sources that take their time have nothing to show.
  public struct CalendarPicture: View, CalendarConfigurable {
    /// What is asked of the calendar.
    public var configuration = CalendarConfiguration()
    private let selected: (DayDates) -> Selection
    @Environment(\.self) private var environment

    /// A picture with a selected day, or none.
    public init(day: Date? = nil) { selected = { $0.selection(day: day) } }

    /// A picture with selected days from one date to another.
    public init(range: ClosedRange<Date>) { selected = { $0.selection(range: range) } }

    /// A picture with any selected days.
    public init(days: Set<DateComponents>) { selected = { $0.selection(days: days) } }

    /// What is drawn.
    public var body: some View {
      GeometryReader { geometry in
        let still = Still(self, environment, geometry.size)
        let picture = Canvas { context, _ in
          context.withCGContext { still.painter.draw(in: $0) }
        }
        .accessibilityElement()
        .accessibilityLabel(still.title)
        .accessibilityAddTraits(.isImage)
        if let chart = still.chart {
          picture.accessibilityChartDescriptor(ChartDescription(chart: chart))
        } else {
          picture
        }
      }
    }

    /// A calendar that has come to rest, and what draws it.
    @MainActor
    private struct Still {
      let painter: ScenePainter
      let title: String
      /// What its days hold, to be heard.
      let chart: CalendarChart?

      init(_ picture: CalendarPicture, _ environment: EnvironmentValues, _ size: CGSize) {
        let (configuration, dates) = (picture.configuration, DayDates(environment.zonedCalendar))
        let selection = picture.selected(dates)
        let options = configuration.options(dates, isEnabled: true) { $0.adapt(to: selection) }
        let host = StillHost(now: Instant(clamping: Date()))
        let session = CalendarSession(
          options, showing: configuration.showing.map(dates.day) ?? selection.first,
          clock: CalendarClock(
            zone: (try? ZoneRules(environment.timeZone)) ?? .utc,
            pinned: configuration.today.map(dates.day)),
          locale: LocaleProfile(
            environment.locale, weeks: environment.zonedCalendar,
            isRightToLeft: environment.layoutDirection == .rightToLeft), host: host)
        host.session = session
        // Nobody else holds on to it, and the session asks it until the end.
        defer { withExtendedLifetime(host) {} }
        var metrics = TextBook().metrics(for: environment.textCategory)
        metrics.width = Double(size.width)
        metrics.height = Double(size.height)
        metrics.pixelScale = Double(environment.displayScale)
        session.source = configuration.source(
          DayContext(dates: dates, pinned: configuration.today, locale: environment.locale))
        session.appear(metrics, reducesMotion: true)
        // What its own options do not allow is not shown as selected.
        try? session.select(selection)
        var drawing = DrawingOptions()
        drawing.scheme = environment.colorScheme == .dark ? .dark : .light
        drawing.showsControls = false
        drawing.language = session.runtime.environment.locale.tag
        painter = ScenePainter(
          session.scene, theme: configuration.theme(environment), options: drawing)
        title = String(decoding: session.runtime.title, as: UTF8.self)
        chart = session.runtime.chart
      }
    }
  }

  extension EnvironmentValues {
    /// How large people have set texts; what a watch has no name for.
    fileprivate var textCategory: UIContentSizeCategory {
      #if os(watchOS)
        .unspecified
      #else
        UIContentSizeCategory(dynamicTypeSize)
      #endif
    }
  }

  /// A calendar's chart, as SwiftUI asks for it.
  private struct ChartDescription: AXChartDescriptorRepresentable {
    let chart: CalendarChart

    func makeChartDescriptor() -> AXChartDescriptor { AXChartDescriptor(chart) }
  }

  extension CalendarOptions {
    /// Has the calendar select what is to be shown as selected.
    fileprivate mutating func adapt(to selected: Selection) {
      switch selected.kind {
      case .none, .day: break
      case .interval: selection = .interval
      case .days: selection = .multiple
      case .time: (selection, view) = (.time, .timeline)
      }
    }
  }
#endif
