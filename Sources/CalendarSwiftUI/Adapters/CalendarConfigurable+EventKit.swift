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
    /// They are read as days come into view, and again when the store says that it has changed. VoiceOver
    /// has their calendars, places and notes on request, and an event that is dragged out its place and
    /// its notes in its text. What each is called in the store its id says, as an `InstanceID`.
    ///
    /// - Parameters:
    ///   - store: Where they are.
    ///   - calendars: Of which calendars; nil for all.
    /// - Returns: The view with it.
    public func events(from store: EKEventStore, in calendars: [EKCalendar]? = nil) -> Self {
      let id = EventsID(
        store: ObjectIdentifier(store), calendars: calendars?.map(\.calendarIdentifier))
      return adding { shown in
        DaySource(id: SourceID("events", id), hasOccurrences: true) { days, _ in
          await DayAnswer(
            facts: [], occurrences: found(store, calendars, days, shown.dates))
        }
      }
      .reloads(on: .EKEventStoreChanged, from: store)
      .detailsOfEvents { event in store.event(for: event)?.details ?? [] }
      .describesEvents { event in
        guard let event = store.event(for: event) else { return [] }
        return [event.location ?? "", event.notes ?? ""]
      }
    }
  }

  extension EKEventStore {
    /// What an occurrence was made of; of a series any of its events, which have the same to say.
    fileprivate func event(for occurrence: Occurrence) -> EKEvent? {
      event(withIdentifier: InstanceID(occurrence.id).event)
    }
  }

  /// What a source of events depends on; no calendars are not all of them.
  private struct EventsID: Hashable {
    let store: ObjectIdentifier
    let calendars: [String]?
  }

  extension EKEvent {
    /// Events of a series have one identifier, and each its date in the series wherever it was moved.
    fileprivate var instance: InstanceID {
      let isOfSeries = hasRecurrenceRules || isDetached
      return InstanceID(
        event: eventIdentifier ?? "", date: isOfSeries ? occurrenceDate ?? startDate : nil)
    }

    /// What is known of it beside its title and its time.
    fileprivate var details: [EventDetail] {
      [
        EventDetail(.calendar, calendar?.title ?? ""),
        EventDetail(.location, location ?? "", isImportant: true),
        EventDetail(.notes, notes ?? ""), EventDetail(.website, url?.absoluteString ?? ""),
      ]
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
        id: event.instance.text, days: dates.days(from: start, until: end),
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
