// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import CalendarFoundation
  import CalendarUIKit
  import SwiftUI

  /// A calendar.
  ///
  ///     CalendarView(day: $day)                                   // a day
  ///     CalendarView(range: $stay).preset(.fioriRange)            // from one day to another
  ///     CalendarView(days: $days).showsWeekNumbers()              // any days
  ///     CalendarView(time: $meeting).view(.timeline)              // from one time to another
  ///
  /// What is bound is the same on both sides at any time: a change by the app is shown, one by the
  /// user is written, each once. Language, calendar, time zone, direction and whether it is enabled
  /// are the environment's.
  public struct CalendarView: CalendarConfigurable {
    /// What is asked of the calendar.
    public var configuration = CalendarConfiguration()
    let bound: BoundSelection
    var page: Binding<Date>?
    var mode: Binding<ExpansionMode>?
    var level: Binding<ZoomLevel>?
    var controller: CalendarController?

    /// A calendar that only tells what is selected; see `onSelect`.
    public init() { bound = .none }

    /// A calendar in which a day is selected, or none.
    public init(day: Binding<Date?>) { bound = .day(day) }

    /// A calendar in which consecutive days are selected; nil until there are both ends.
    public init(range: Binding<ClosedRange<Date>?>) { bound = .range(range) }

    /// A calendar in which any days are selected.
    public init(days: Binding<Set<DateComponents>>) { bound = .days(days) }

    /// A calendar in whose timeline (`.view(.timeline)`) a range of times is selected, or none.
    ///
    /// Seconds are left out. What lasts 24 hours or more on the clocks selects nothing.
    public init(time: Binding<DateInterval?>) { bound = .time(time) }

    init(_ bound: BoundSelection, _ configuration: CalendarConfiguration) {
      (self.bound, self.configuration) = (bound, configuration)
    }
  }

  extension CalendarView {
    /// The page in view: the first of its days is written, and any day in it can be set.
    public func page(_ page: Binding<Date>) -> CalendarView {
      var copy = self
      copy.page = page
      return copy
    }

    /// Whether an expandable calendar shows a week or a month.
    public func expansion(_ mode: Binding<ExpansionMode>) -> CalendarView {
      var copy = self
      copy.mode = mode
      return copy
    }

    /// The zoom level: days, months, quarters, years or decades.
    public func level(_ level: Binding<ZoomLevel>) -> CalendarView {
      var copy = self
      copy.level = level
      return copy
    }

    /// Lets a controller scroll and select.
    public func controller(_ controller: CalendarController) -> CalendarView {
      var copy = self
      copy.controller = controller
      return copy
    }
  }

  extension CalendarView: UIViewRepresentable {
    /// What keeps a calendar and its bindings equal.
    public func makeCoordinator() -> CalendarCoordinator { CalendarCoordinator() }

    /// Makes the calendar of UIKit that is shown.
    public func makeUIView(context: Context) -> CalendarUIView {
      let dates = DayDates(context.environment.zonedCalendar)
      let first = configuration.showing ?? dates.day(of: bound.selection(dates))
      let view = CalendarUIView(
        options: options(dates, context.environment), showing: first ?? page?.wrappedValue)
      view.setContentHuggingPriority(.required, for: .vertical)
      view.setContentCompressionResistancePriority(.required, for: .vertical)
      view.isHosted = true
      view.delegate = context.coordinator
      context.coordinator.attach(view, self)
      return view
    }

    /// Takes over what has changed.
    public func updateUIView(_ view: CalendarUIView, context: Context) {
      context.coordinator.update(self, context.environment)
    }

    /// The height that it needs in the width that it is offered.
    @available(iOS 16, tvOS 16, *)
    public func sizeThatFits(
      _ proposal: ProposedViewSize, uiView view: CalendarUIView, context: Context
    ) -> CGSize? {
      guard !configuration.fillsHeight, let width = proposal.width, width.isFinite, width > 0 else {
        return nil
      }
      // Where it is shown in that width already, its height may be in the middle of a movement.
      if view.bounds.width == width { return CGSize(width: width, height: view.height) }
      return view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    /// Ends what the calendar was doing.
    public static func dismantleUIView(_ view: CalendarUIView, coordinator: CalendarCoordinator) {
      coordinator.end()
    }

    func options(_ dates: DayDates, _ environment: EnvironmentValues) -> CalendarOptions {
      configuration.options(
        dates, isEnabled: environment.isEnabled, selecting: bound.adapt)
    }
  }
#endif
