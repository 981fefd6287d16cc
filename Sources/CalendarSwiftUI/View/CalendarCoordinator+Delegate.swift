// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import CalendarFoundation
  import CalendarUIKit
  import CivilTime
  import SwiftUI

  extension CalendarCoordinator: CalendarUIViewDelegate {
    private var callbacks: CalendarCallbacks { parent.configuration.callbacks }

    private func tell<Value>(_ value: Value, _ actions: [(Value) -> Void]) {
      guard !actions.isEmpty else { return }
      tell { for action in actions { action(value) } }
    }

    /// Asks the app.
    public func calendar(_ calendar: CalendarUIView, shouldSelect dates: [Date]) -> Bool {
      callbacks.shouldSelect.allSatisfy { dates.allSatisfy($0.allows) }
    }

    /// Asks the app.
    public func calendar(
      _ calendar: CalendarUIView, shouldTurnTo page: ClosedRange<Date>
    ) -> Bool {
      callbacks.shouldTurn.allSatisfy { $0.allows(page) }
    }

    /// The reason of the first permission that was refused.
    public func calendar(
      _ calendar: CalendarUIView, reasonAgainst question: CalendarQuestion
    ) -> String? {
      let dates = calendar.dates
      switch question {
      case .select:
        let added = dates.dates(question.added)
        return callbacks.shouldSelect.first { !added.allSatisfy($0.allows) }?.reason
      case .turn(let page, _):
        guard let range = dates.range(page.days) else { return nil }
        return callbacks.shouldTurn.first { !$0.allows(range) }?.reason
      }
    }

    /// Writes the selection.
    public func calendarDidChangeSelection(_ calendar: CalendarUIView) {
      selection.calendarShows(parent.bound.shown(calendar.session.selection))
    }

    /// Tells the app.
    public func calendar(_ calendar: CalendarUIView, didSelect dates: [Date]) {
      tell(dates, callbacks.onSelect)
    }

    /// Tells the app.
    public func calendar(_ calendar: CalendarUIView, didDeselect dates: [Date]) {
      tell(dates, callbacks.onDeselect)
    }

    /// Tells the app.
    public func calendar(_ calendar: CalendarUIView, didRefuse problem: SelectionProblem) {
      tell(problem, callbacks.onRefusal)
    }

    /// Tells the app.
    public func calendar(_ calendar: CalendarUIView, willDisplay node: CalendarNode) {
      tell(node, callbacks.onCell)
    }

    /// Tells the app.
    public func calendar(_ calendar: CalendarUIView, heightWillChange height: CGFloat) {
      tell(height, callbacks.onHeightChange)
    }

    /// Writes the page, and tells the app.
    public func calendar(
      _ calendar: CalendarUIView, didTurnTo page: ClosedRange<Date>, phase: PagePhase
    ) {
      self.page.calendarShows(calendar.session.runtime.state.viewport.page.firstDay)
      parent.controller?.note(calendar)
      let actions = callbacks.onPageChange
      tell { for action in actions { action(page, phase) } }
    }

    /// Tells the app.
    public func calendar(_ calendar: CalendarUIView, didShow days: ClosedRange<Date>) {
      tell(days, callbacks.onShow)
    }

    /// Tells the app.
    public func calendar(_ calendar: CalendarUIView, didChangeTitle title: String) {
      parent.controller?.note(calendar)
      tell(title, callbacks.onTitleChange)
    }

    /// Writes the mode.
    public func calendar(_ calendar: CalendarUIView, didChangeMode mode: ExpansionMode) {
      self.mode.calendarShows(mode)
    }

    /// Writes the level.
    public func calendar(_ calendar: CalendarUIView, didChangeLevel level: ZoomLevel) {
      self.level.calendarShows(level)
    }

    /// Tells the app.
    public func calendar(_ calendar: CalendarUIView, didChangeToday today: Date?) {
      tell(today, callbacks.onTodayChange)
    }

    /// Tells the app.
    public func calendar(_ calendar: CalendarUIView, didSelectOccurrences ids: [String]) {
      tell(ids, callbacks.onSelectedOccurrences)
    }

    /// Tells the app.
    public func calendar(_ calendar: CalendarUIView, didCancel edit: Edit) {
      tell(edit, callbacks.onEditCancelled)
    }

    /// Tells the app.
    public func calendar(
      _ calendar: CalendarUIView, didTap date: Date, at position: MonthPosition
    ) {
      callbacks.onDayTap.forEach { $0(date, position) }
    }

    /// Tells the app.
    public func calendar(_ calendar: CalendarUIView, didChooseOccurrence id: String) {
      tell(id, callbacks.onOccurrence)
    }

    /// Tells the app.
    public func calendar(_ calendar: CalendarUIView, didChooseMoreOf date: Date) {
      tell(date, callbacks.onMore)
    }

    /// Tells the app.
    public func calendar(_ calendar: CalendarUIView, didFailToLoad days: ClosedRange<Date>) {
      tell(days, callbacks.onLoadFailure)
    }

    /// Asks the app.
    public func calendar(_ calendar: CalendarUIView, menuFor node: CalendarNode) -> UIMenu? {
      callbacks.menu?(node)
    }
  }
#endif
