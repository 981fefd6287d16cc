// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && canImport(UIKit) && canImport(EventKit)
  import CalendarEngine
  import CalendarFoundation
  import CalendarHost
  import CalendarModel
  import CivilTime
  import EventKit
  import SwiftUI

  extension CalendarConfigurable {
    /// Shows the events of the user's calendars; the app asks for access before.
    ///
    /// They are read as days come into view, and again when the store says that it has changed.
    ///
    /// - Parameters:
    ///   - store: Where they are.
    ///   - calendars: Of which calendars; nil for all.
    /// - Returns: The view with it.
    public func events(from store: EKEventStore, in calendars: [EKCalendar]? = nil) -> Self {
      let names = (calendars ?? []).map(\.calendarIdentifier)
      return adding { shown in
        DaySource(id: SourceID("events", names), hasOccurrences: true) { days, _ in
          await DayAnswer(
            facts: [], occurrences: found(store, calendars, days, shown.dates))
        }
      }
      .reloads(on: .EKEventStoreChanged, from: store)
    }
  }

  /// The events of some days; on no actor, because reading them blocks the thread that does it.
  private func found(
    _ store: EKEventStore, _ calendars: [EKCalendar]?, _ days: DayInterval, _ dates: DayDates
  ) async -> [Occurrence] {
    guard let range = dates.range(days) else { return [] }
    let wanted = store.predicateForEvents(
      withStart: range.lowerBound, end: dates.end(of: days), calendars: calendars)
    return store.events(matching: wanted).compactMap { Occurrence($0, dates) }
  }

  extension Occurrence {
    /// An event on the days that it touches; nil for one that ends before it begins.
    fileprivate init?(_ event: EKEvent, _ dates: DayDates) {
      guard let start = event.startDate, let end = event.endDate, end >= start else { return nil }
      let hours = Hours(start: dates.minute(of: start), end: dates.minute(of: end))
      let kind = Array((event.calendar?.calendarIdentifier ?? "").utf8)
      self.init(
        id: event.eventIdentifier ?? "", days: dates.days(from: start, until: end),
        hours: event.isAllDay ? nil : hours, title: event.title ?? "",
        tint: Tint.events(for: [kind]).first)
      switch event.status {
      case .tentative: status = .tentative
      case .canceled: status = .cancelled
      case .none, .confirmed: break
      @unknown default: break
      }
    }
  }
#endif
