// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && canImport(UIKit)
  import CalendarEngine
  import CalendarHost
  import CalendarModel
  import CalendarUIKit
  import SwiftUI

  extension CalendarConfigurable {
    /// Asks whether the user may select a day.
    ///
    /// - Parameters:
    ///   - reason: Why not; spoken and shown after a refusal.
    ///   - allows: Called for each day that would be added to the selection.
    /// - Returns: The view with it.
    public func shouldSelect(
      reason: String? = nil, _ allows: @escaping (Date) -> Bool
    ) -> Self {
      configured { $0.callbacks.shouldSelect.append(.init(reason: reason, allows: allows)) }
    }

    /// Asks whether the user may turn to the page with these first and last days.
    public func shouldTurn(
      reason: String? = nil, _ allows: @escaping (ClosedRange<Date>) -> Bool
    ) -> Self {
      configured { $0.callbacks.shouldTurn.append(.init(reason: reason, allows: allows)) }
    }

    /// Tells of each day that was tapped, or chosen by key or by a screen reader, before anything comes of it.
    ///
    /// Days that cannot be selected are told of, too. The position tells days around a month from its own.
    public func onDayTap(_ action: @escaping (Date, MonthPosition) -> Void) -> Self {
      configured { $0.callbacks.onDayTap.append(action) }
    }

    /// Tells of each day that the user has selected.
    public func onSelect(_ action: @escaping (Date) -> Void) -> Self {
      configured { $0.callbacks.onSelect.append { $0.forEach(action) } }
    }

    /// Tells of each day that the user has taken out of the selection.
    public func onDeselect(_ action: @escaping (Date) -> Void) -> Self {
      configured { $0.callbacks.onDeselect.append { $0.forEach(action) } }
    }

    /// Tells why what the app wanted to select cannot be; the binding gets its former value back.
    public func onRefusal(_ action: @escaping (SelectionProblem) -> Void) -> Self {
      configured { $0.callbacks.onRefusal.append(action) }
    }

    /// Tells the first and last day of another page, as soon as it is certain.
    public func onPageChange(_ action: @escaping (ClosedRange<Date>) -> Void) -> Self {
      configured {
        $0.callbacks.onPageChange.append { page, phase in if phase == .turning { action(page) } }
      }
    }

    /// Tells the first and last day of a page that has come to rest.
    public func onPageSettled(_ action: @escaping (ClosedRange<Date>) -> Void) -> Self {
      configured {
        $0.callbacks.onPageChange.append { page, phase in if phase == .settled { action(page) } }
      }
    }

    /// Tells which days have come to rest in view.
    public func onShow(_ action: @escaping (ClosedRange<Date>) -> Void) -> Self {
      configured { $0.callbacks.onShow.append(action) }
    }

    /// Tells what the title reads.
    public func onTitleChange(_ action: @escaping (String) -> Void) -> Self {
      configured { $0.callbacks.onTitleChange.append(action) }
    }

    /// Tells the height in points, in each step that changes it.
    public func onHeightChange(_ action: @escaping (CGFloat) -> Void) -> Self {
      configured { $0.callbacks.onHeightChange.append(action) }
    }

    /// Tells that another day is today, or none.
    public func onTodayChange(_ action: @escaping (Date?) -> Void) -> Self {
      configured { $0.callbacks.onTodayChange.append(action) }
    }

    /// Tells the app's id of an occurrence that was chosen.
    public func onOccurrence(_ action: @escaping (String) -> Void) -> Self {
      configured { $0.callbacks.onOccurrence.append(action) }
    }

    /// Tells the app's ids of the occurrences that the user has selected, to be moved together, or none.
    public func onSelectedOccurrences(_ action: @escaping ([String]) -> Void) -> Self {
      configured { $0.callbacks.onSelectedOccurrences.append(action) }
    }

    /// Stores what a hand or a key has made of an event, where `isEditable` lets them.
    ///
    /// The calendar shows it at once; where it is refused everything is as before, and the reason is
    /// shown. Only the last one that is given is asked.
    public func onEdit(_ store: @escaping @MainActor @Sendable (Edit) async -> EditVerdict)
      -> Self
    {
      configured { $0.callbacks.editing = store }
    }

    /// Tells that a hand or a key has let go of an event without an edit; see
    /// `CalendarEffect.editCancelled`.
    public func onEditCancelled(_ action: @escaping (Edit) -> Void) -> Self {
      configured { $0.callbacks.onEditCancelled.append(action) }
    }

    /// Stores an event that was made by dropping a text of another app; without it no texts are taken.
    ///
    /// Only the last one that is given is asked; all other edits are those of `onEdit`.
    public func onDroppedText(
      _ store: @escaping @MainActor @Sendable (Edit, String) async -> EditVerdict
    ) -> Self {
      configured { $0.callbacks.dropping = store }
    }

    /// Whether the platform drags events, to other apps as texts and within the calendar to other times; by
    /// itself as UIKit has it, so on iPads.
    public func dragsEvents(_ isOn: Bool = true) -> Self {
      configured { $0.dragsEvents = isOn }
    }

    /// Says what stands in the text of an event that is dragged to another app, after its title and its
    /// time: a line each.
    public func describesEvents(
      _ describe: @escaping @MainActor @Sendable (Occurrence) async -> [String]
    ) -> Self {
      configured { $0.callbacks.describing.append(describe) }
    }

    /// Says what VoiceOver reads of an event when somebody asks for more content: its place, its notes.
    ///
    ///     .detailsOfEvents { event in [EventDetail(.location, rooms[event.id] ?? "")] }
    ///
    /// Its length, its calendar and what else happens at its time the calendar says by itself.
    public func detailsOfEvents(
      _ detail: @escaping @MainActor @Sendable (Occurrence) -> [EventDetail]
    ) -> Self {
      configured { $0.callbacks.detailing.append(detail) }
    }

    /// Tells of the day whose further occurrences were asked for.
    public func onMore(_ action: @escaping (Date) -> Void) -> Self {
      configured { $0.callbacks.onMore.append(action) }
    }

    /// Tells which days could not be loaded.
    public func onLoadFailure(_ action: @escaping (ClosedRange<Date>) -> Void) -> Self {
      configured { $0.callbacks.onLoadFailure.append(action) }
    }

    /// Tells of each day's cell that is about to be shown.
    public func onCell(_ action: @escaping (CalendarNode) -> Void) -> Self {
      configured { $0.callbacks.onCell.append(action) }
    }

    #if !os(watchOS)
      /// The menu of a node that is pressed for long; nil where it has none.
      public func menu(_ menu: @escaping (CalendarNode) -> UIMenu?) -> Self {
        configured { $0.callbacks.menu = menu }
      }
    #endif
  }
#endif
