// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import CivilTime
  import UIKit

  /// What an app decides, and what it is told, in the order of docs/notifications.md.
  ///
  /// Every method may be left out. What the app does itself, such as selecting, is not told.
  @MainActor
  public protocol CalendarUIViewDelegate: AnyObject {
    /// Whether days may be selected; true without this method.
    func calendar(_ calendar: CalendarUIView, shouldSelect dates: [Date]) -> Bool
    /// Whether days may be taken out of the selection; true without this method.
    func calendar(_ calendar: CalendarUIView, shouldDeselect dates: [Date]) -> Bool
    /// Whether the page with these first and last days may be turned to; true without this method.
    func calendar(_ calendar: CalendarUIView, shouldTurnTo page: ClosedRange<Date>) -> Bool
    /// Why one of the three was refused; it is spoken and shown. Nil for no reason.
    func calendar(_ calendar: CalendarUIView, reasonAgainst question: CalendarQuestion) -> String?
    /// A day was tapped, or chosen by key or by a screen reader, before anything comes of it; also one that
    /// cannot be selected. `position` tells the days around a month from its own.
    func calendar(
      _ calendar: CalendarUIView, didTap date: Date, at position: MonthPosition)
    /// The user has taken days out of the selection.
    func calendar(_ calendar: CalendarUIView, didDeselect dates: [Date])
    /// The user has selected days.
    func calendar(_ calendar: CalendarUIView, didSelect dates: [Date])
    /// What is selected is something else, after the two above.
    func calendarDidChangeSelection(_ calendar: CalendarUIView)
    /// What the app wanted to select cannot be, and why.
    func calendar(_ calendar: CalendarUIView, didRefuse problem: SelectionProblem)
    /// The cell of a day is about to be shown, once for each new one.
    func calendar(_ calendar: CalendarUIView, willDisplay node: CalendarNode)
    /// The height is to be another one, within the same animation.
    func calendar(_ calendar: CalendarUIView, heightWillChange height: CGFloat)
    /// Another page is certain, when the finger lifts; and again when it has come to rest.
    func calendar(_ calendar: CalendarUIView, didTurnTo page: ClosedRange<Date>, phase: PagePhase)
    /// Other days have come to rest in view.
    func calendar(_ calendar: CalendarUIView, didShow days: ClosedRange<Date>)
    /// The title reads differently.
    func calendar(_ calendar: CalendarUIView, didChangeTitle title: String)
    /// An expandable calendar folds or expands.
    func calendar(_ calendar: CalendarUIView, didChangeMode mode: ExpansionMode)
    /// Another zoom level is shown.
    func calendar(_ calendar: CalendarUIView, didChangeLevel level: ZoomLevel)
    /// Another day is today, or none.
    func calendar(_ calendar: CalendarUIView, didChangeToday today: Date?)
    /// The occurrence with an id of the app's has been chosen.
    func calendar(_ calendar: CalendarUIView, didChooseOccurrence id: String)
    /// The user has selected these occurrences, which are moved and copied together, or none.
    func calendar(_ calendar: CalendarUIView, didSelectOccurrences ids: [String])
    /// A hand or a key has let go of an event without an edit: `CalendarEffect.editCancelled`.
    func calendar(_ calendar: CalendarUIView, didCancel edit: Edit)
    /// The occurrences of a day that have no place in its cell have been asked for.
    func calendar(_ calendar: CalendarUIView, didChooseMoreOf date: Date)
    /// Days could not be loaded.
    func calendar(_ calendar: CalendarUIView, didFailToLoad days: ClosedRange<Date>)
    /// The menu of a node that was pressed for long or clicked with the other button; nil for none.
    func calendar(_ calendar: CalendarUIView, menuFor node: CalendarNode) -> UIMenu?
  }

  extension CalendarUIViewDelegate {
    /// Allows it.
    public func calendar(_ calendar: CalendarUIView, shouldSelect dates: [Date]) -> Bool { true }
    /// Allows it.
    public func calendar(_ calendar: CalendarUIView, shouldDeselect dates: [Date]) -> Bool { true }
    /// Allows it.
    public func calendar(
      _ calendar: CalendarUIView, shouldTurnTo page: ClosedRange<Date>
    ) -> Bool { true }
    /// Gives no reason.
    public func calendar(
      _ calendar: CalendarUIView, reasonAgainst question: CalendarQuestion
    ) -> String? { nil }
    /// Takes no notice.
    public func calendar(
      _ calendar: CalendarUIView, didTap date: Date, at position: MonthPosition
    ) {}
    /// Takes no notice.
    public func calendar(_ calendar: CalendarUIView, didDeselect dates: [Date]) {}
    /// Takes no notice.
    public func calendar(_ calendar: CalendarUIView, didSelect dates: [Date]) {}
    /// Takes no notice.
    public func calendarDidChangeSelection(_ calendar: CalendarUIView) {}
    /// Takes no notice.
    public func calendar(_ calendar: CalendarUIView, didRefuse problem: SelectionProblem) {}
    /// Takes no notice.
    public func calendar(_ calendar: CalendarUIView, willDisplay node: CalendarNode) {}
    /// Takes no notice.
    public func calendar(_ calendar: CalendarUIView, heightWillChange height: CGFloat) {}
    /// Takes no notice.
    public func calendar(
      _ calendar: CalendarUIView, didTurnTo page: ClosedRange<Date>, phase: PagePhase
    ) {}
    /// Takes no notice.
    public func calendar(_ calendar: CalendarUIView, didShow days: ClosedRange<Date>) {}
    /// Takes no notice.
    public func calendar(_ calendar: CalendarUIView, didChangeTitle title: String) {}
    /// Takes no notice.
    public func calendar(_ calendar: CalendarUIView, didChangeMode mode: ExpansionMode) {}
    /// Takes no notice.
    public func calendar(_ calendar: CalendarUIView, didChangeLevel level: ZoomLevel) {}
    /// Takes no notice.
    public func calendar(_ calendar: CalendarUIView, didChangeToday today: Date?) {}
    /// Takes no notice.
    public func calendar(_ calendar: CalendarUIView, didChooseOccurrence id: String) {}
    /// Takes no notice.
    public func calendar(_ calendar: CalendarUIView, didSelectOccurrences ids: [String]) {}
    /// Takes no notice.
    public func calendar(_ calendar: CalendarUIView, didCancel edit: Edit) {}
    /// Takes no notice.
    public func calendar(_ calendar: CalendarUIView, didChooseMoreOf date: Date) {}
    /// Takes no notice.
    public func calendar(_ calendar: CalendarUIView, didFailToLoad days: ClosedRange<Date>) {}
    /// Has no menu.
    public func calendar(_ calendar: CalendarUIView, menuFor node: CalendarNode) -> UIMenu? { nil }
  }
#endif
