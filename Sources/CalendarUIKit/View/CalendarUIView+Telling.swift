// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import CalendarFoundation
  import CivilTime
  import UIKit

  extension CalendarUIView {
    /// What the delegate says to a question; without one everything is allowed.
    func verdict(on question: CalendarQuestion) -> CalendarVerdict {
      guard let delegate, !isAllowed(question, by: delegate) else { return .allowed }
      let reason = delegate.calendar(self, reasonAgainst: question)
      return .refused(reason: Array((reason ?? "").utf8))
    }

    private func isAllowed(
      _ question: CalendarQuestion, by delegate: any CalendarUIViewDelegate
    ) -> Bool {
      switch question {
      case .select:
        let (added, removed) = (dates.dates(question.added), dates.dates(question.removed))
        return (added.isEmpty || delegate.calendar(self, shouldSelect: added))
          && (removed.isEmpty || delegate.calendar(self, shouldDeselect: removed))
      case .turn(let page, _):
        return dates.range(page.days).map { delegate.calendar(self, shouldTurnTo: $0) } ?? true
      }
    }

    /// Does what the calendar wants of UIKit, and tells the delegate the rest.
    func perform(_ effect: CalendarEffect) {
      switch effect {
      case .sizeChanged: adoptHeight()
      case .focus(let key): moveFocus(to: key)
      case .selectionChanged(let selection): tell(selection)
      case .selectionRefused(_, let problem): delegate?.calendar(self, didRefuse: problem)
      case .scrollEnded(let id, let isCompleted):
        scrollHandlers.removeValue(forKey: id)?(isCompleted)
      case .pageChanged(let page, let phase):
        tell(page.days) { delegate?.calendar(self, didTurnTo: $0, phase: phase) }
      case .visibleDaysChanged(let days):
        tell(days) { delegate?.calendar(self, didShow: $0) }
      case .loadFailed(let days):
        tell(days) { delegate?.calendar(self, didFailToLoad: $0) }
      case .titleChanged: delegate?.calendar(self, didChangeTitle: title)
      case .cellShown(let key): tellCell(key)
      case .modeChanged(let mode): delegate?.calendar(self, didChangeMode: mode)
      case .levelChanged(let level): delegate?.calendar(self, didChangeLevel: level)
      case .todayChanged(let day): delegate?.calendar(self, didChangeToday: day.map(dates.date))
      case .dayTapped(let day, let position):
        delegate?.calendar(self, didTap: dates.date(day), at: position)
      case .occurrenceChosen(let occurrence):
        let id = String(decoding: occurrence.id, as: UTF8.self)
        delegate?.calendar(self, didChooseOccurrence: id)
      case .eventsSelected(let ids):
        delegate?.calendar(
          self, didSelectOccurrences: ids.map { String(decoding: $0, as: UTF8.self) })
      case .editCancelled(let edit): delegate?.calendar(self, didCancel: edit)
      case .dragStepped(let step): feedback.play(step)
      case .moreChosen(let day): delegate?.calendar(self, didChooseMoreOf: dates.date(day))
      // The session performs these itself, and no native scroll view is used.
      case .load, .cancel, .nameDays, .askHours, .ask, .edited, .wake, .snap: break
      }
    }

    private func tell(_ days: DayInterval, _ tell: (ClosedRange<Date>) -> Void) {
      if let range = dates.range(days) { tell(range) }
    }

    private func tell(_ selection: Selection) {
      let change = CalendarQuestion.select(selection, insteadOf: toldSelection)
      toldSelection = selection
      let (added, removed) = (dates.dates(change.added), dates.dates(change.removed))
      if !removed.isEmpty { delegate?.calendar(self, didDeselect: removed) }
      if !added.isEmpty { delegate?.calendar(self, didSelect: added) }
      delegate?.calendarDidChangeSelection(self)
    }

    private func tellCell(_ key: NodeKey) {
      guard let delegate, let node = node(of: key) else { return }
      delegate.calendar(self, willDisplay: node)
    }

    /// What an app is told of a node that is shown, or nil.
    func node(of key: NodeKey) -> CalendarNode? {
      let scene = session.scene
      return scene.index(of: key).map { CalendarNode(scene.nodes[$0], in: scene, dates) }
    }
  }
#endif
