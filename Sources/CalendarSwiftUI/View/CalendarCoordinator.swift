// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && canImport(UIKit)
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
    private(set) lazy var selection = BoundValue(Selection.none) { [weak self] wanted in
      self?.select(wanted) ?? false
    }
    private(set) lazy var page = BoundValue(EpochDay.epoch) { [weak self] day in
      self?.send(.show(day)) ?? false
    }
    private(set) lazy var mode = BoundValue(ExpansionMode.month) { [weak self] mode in
      self?.send(.expand(.set(mode))) ?? false
    }
    private(set) lazy var level = BoundValue(ZoomLevel.days) { [weak self] level in
      self?.send(.zoom(to: level)) ?? false
    }

    func attach(_ view: CalendarUIView, _ parent: CalendarView) {
      self.view = view
      self.parent = parent
      parent.controller?.attach(view)
    }

    private func send(_ action: CalendarAction) -> Bool {
      view?.session.send(.action(action))
      return view != nil
    }

    private func select(_ wanted: Selection) -> Bool {
      guard let view else { return false }
      do {
        try view.select(wanted)
        return true
      } catch {
        let actions = parent.configuration.callbacks.onRefusal
        tell { for action in actions { action(error) } }
        return false
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
      view.options = parent.options(view.dates, environment)
      let context = DayContext(
        dates: view.dates, pinned: configuration.today, locale: environment.locale)
      view.source = configuration.source(context)
      draw(configuration.drawings, environment)
      listen(configuration.triggers)
      bind(view.dates)
      parent.controller?.attach(view)
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

    /// A day as the page in view has it: its first one, if it is on that page.
    private func pageDay(_ day: EpochDay) -> EpochDay {
      let page = view?.session.runtime.state.viewport.page
      return page.flatMap { $0.contains(day) ? $0.firstDay : nil } ?? day
    }
  }
#endif
