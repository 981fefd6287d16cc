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
          guard let range = shown.dates.range(days) else { return DayAnswer(facts: []) }
          let wanted = store.predicateForEvents(
            withStart: range.lowerBound, end: shown.dates.end(of: days), calendars: calendars)
          // Reading them blocks the thread that does it.
          let found = await Task.detached {
            store.events(matching: wanted).compactMap { Occurrence($0, shown.dates) }
          }.value
          return DayAnswer(facts: [], occurrences: found)
        }
      }
      .reloads(on: .EKEventStoreChanged, from: store)
    }
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
    }
  }
#endif
