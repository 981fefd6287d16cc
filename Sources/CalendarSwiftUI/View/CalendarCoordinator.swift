// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import CalendarFoundation
  import CalendarHost
  import CalendarUIKit
  import CivilTime
  import SwiftUI

  /// Keeps a calendar of UIKit equal to what a SwiftUI view says, and tells that what happens.
  @MainActor
  public final class CalendarCoordinator {
    private(set) var view: CalendarUIView?
    private(set) var parent = CalendarView()
    private var reloading: [ReloadTrigger: NSObjectProtocol] = [:]
    private(set) lazy var selection = bound(.none) { [weak self] in self?.select($0) }
    private(set) lazy var page = bound(.epoch) { [weak self] day in
      self?.send(.show(day))?.viewport.page.firstDay
    }
    private(set) lazy var mode = bound(.month) { [weak self] mode in
      self?.send(.expand(.set(mode)))?.expansion.mode
    }
    private(set) lazy var level = bound(.days) { [weak self] level in
      self?.send(.zoom(to: level))?.level
    }
    /// The page that a day of the app's stands for, as long as it is the same day.
    private var shownPage: (day: EpochDay, first: EpochDay)?

    private func bound<Value: Equatable>(
      _ value: Value, adopt: @escaping (Value) -> Value?
    ) -> BoundValue<Value> {
      BoundValue(
        value, later: { action in DispatchQueue.main.async { action() } }, adopt: adopt)
    }

    func attach(_ view: CalendarUIView, _ parent: CalendarView) {
      self.view = view
      self.parent = parent
      let state = view.session.runtime.state
      selection.start(parent.bound.shown(state.selection))
      page.start(state.viewport.page.firstDay)
      mode.start(state.expansion.mode)
      level.start(state.level)
      parent.controller?.attach(view)
    }

    /// Sends an action; returns the calendar's state after it.
    private func send(_ action: CalendarAction) -> CalendarState? {
      view?.session.send(.action(action))
      return view?.session.runtime.state
    }

    /// Selects what the app wants; returns what the app can show of what is selected then.
    private func select(_ wanted: Selection) -> Selection? {
      guard let view else { return nil }
      do {
        try view.select(wanted)
        return parent.bound.shown(view.session.selection)
      } catch {
        let actions = parent.configuration.callbacks.onRefusal
        tell { for action in actions { action(error) } }
        return nil
      }
    }

    /// Tells the app something after the update in progress.
    func tell(_ action: @escaping () -> Void) {
      DispatchQueue.main.async { action() }
    }
  }

  extension CalendarCoordinator {
    /// Takes over what the app says now.
    func update(_ parent: CalendarView, _ environment: EnvironmentValues) {
      guard let view else { return }
      self.parent = parent
      let configuration = parent.configuration
      let isRightToLeft = environment.layoutDirection == .rightToLeft
      view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      view.calendar = environment.zonedCalendar
      view.locale = environment.locale
      view.today = configuration.today
      view.theme = configuration.theme(environment)
      view.fillsHeight = configuration.fillsHeight
      view.followsTintColor = configuration.followsTint
      view.hasFeedback = configuration.hasFeedback
      view.alternateCalendar = configuration.alternate
      view.furtherTimeZones = configuration.furtherTimeZones
      view.options = parent.options(view.dates, environment)
      let context = DayContext(
        dates: view.dates, pinned: configuration.today, locale: environment.locale)
      view.source = configuration.source(context)
      view.session.editing = configuration.callbacks.editing
      view.session.dropping = configuration.callbacks.dropping
      describe(configuration.callbacks, in: view.session)
      view.dragsEvents = configuration.dragsEvents ?? UIDragInteraction.isEnabledByDefault
      draw(configuration.drawings, environment)
      listen(configuration.triggers)
      bind(view.dates)
      parent.controller?.attach(view)
    }

    /// Has said what the app and its sources know of events, in the order in which they were given.
    private func describe(_ callbacks: CalendarCallbacks, in session: CalendarSession) {
      let (describing, detailing) = (callbacks.describing, callbacks.detailing)
      session.describing = { event in
        var lines: [String] = []
        for describe in describing { lines += await describe(event) }
        return lines
      }
      session.detailing = { event in detailing.flatMap { $0(event) } }
    }

    /// Stops listening, and ends what the calendar was doing.
    func end() {
      listen([])
      view?.session.end()
      view = nil
    }

    /// Has the app's views drawn, in the environment of the calendar.
    private func draw(
      _ drawings: [Role: (CalendarNode) -> AnyView?], _ environment: EnvironmentValues
    ) {
      view?.draw(
        drawings.mapValues { drawing in
          { node in drawing(node).map { hosted($0.environment(\.self, environment)) } }
        })
    }

    private func listen(_ triggers: [ReloadTrigger]) {
      let wanted = Set(triggers)
      for (trigger, token) in reloading where !wanted.contains(trigger) {
        NotificationCenter.default.removeObserver(token)
        reloading[trigger] = nil
      }
      for trigger in wanted where reloading[trigger] == nil {
        reloading[trigger] = NotificationCenter.default.addObserver(
          forName: trigger.name, object: nil, queue: .main
        ) { [weak self] note in
          let sender = (note.object as AnyObject?).map { ObjectIdentifier($0) }
          guard trigger.sender == nil || trigger.sender == sender else { return }
          DispatchQueue.main.async { self?.view?.session.invalidate() }
        }
      }
    }

    private func bind(_ dates: DayDates) {
      let (bound, parent) = (self.parent.bound, self.parent)
      if case .none = bound {
        selection.read = { nil }
      } else {
        selection.read = { bound.selection(dates) }
      }
      selection.write = { bound.write($0, dates) }
      page.read = { [weak self] in
        parent.page.map { self?.pageDay(dates.day($0.wrappedValue)) } ?? nil
      }
      page.write = { parent.page?.wrappedValue = dates.date($0) }
      mode.read = { parent.mode?.wrappedValue }
      mode.write = { parent.mode?.wrappedValue = $0 }
      level.read = { parent.level?.wrappedValue }
      level.write = { parent.level?.wrappedValue = $0 }
      selection.appShows()
      page.appShows()
      mode.appShows()
      level.appShows()
    }

    /// The first day of the page in view, if a day of the app's is on it, else that day.
    ///
    /// The same day stands for the same page until the app has another one: meanwhile the user may have
    /// turned to a page of which the app has not heard.
    private func pageDay(_ day: EpochDay) -> EpochDay {
      if let shownPage, shownPage.day == day { return shownPage.first }
      let page = view?.session.runtime.state.viewport.page
      let first = page.flatMap { $0.contains(day) ? $0.firstDay : nil } ?? day
      shownPage = (day, first)
      return first
    }
  }
#endif
