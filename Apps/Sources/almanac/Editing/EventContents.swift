// SPDX-License-Identifier: MIT
import CalendarStore

/// What is written of an event.
enum EventContents: Hashable, Sendable {
  /// All of it.
  case whole(CalendarEvent)
  /// Some of it; the rest stays as it is.
  case parts(EventPatch)
}

extension EventContents {
  /// The event, where all of it is there.
  var event: CalendarEvent? {
    if case .whole(let event) = self { event } else { nil }
  }

  /// The same as parts.
  var patch: EventPatch {
    switch self {
    case .whole(let event): EventPatch(event)
    case .parts(let patch): patch
    }
  }
}

extension EventPatch {
  /// All parts of an event.
  init(_ event: CalendarEvent) {
    self.init()
    (calendar, title, notes, location) = (event.calendar, event.title, event.notes, event.location)
    (status, isBusy, color, span) = (event.status, event.isBusy, event.color, event.span)
  }

  /// The parts that the patch sets as they are in an event, which takes the patch back.
  func parts(of event: CalendarEvent) -> EventPatch {
    var parts = EventPatch(event)
    if calendar == nil { parts.calendar = nil }
    if title == nil { parts.title = nil }
    if notes == nil { parts.notes = nil }
    if location == nil { parts.location = nil }
    if status == nil { parts.status = nil }
    if isBusy == nil { parts.isBusy = nil }
    if color == nil { parts.color = nil }
    if span == nil { parts.span = nil }
    return parts
  }

  /// Whether others have changed nothing of what the patch sets, or have changed it to the same.
  ///
  /// The ends of an event are one: a start of one's own and somebody else's end might be the wrong way
  /// round.
  func isApart(from current: CalendarEvent, since before: CalendarEvent) -> Bool {
    let (was, now) = (parts(of: before), parts(of: current))
    return [
      was.calendar == now.calendar || calendar == now.calendar,
      was.title == now.title || title == now.title,
      was.notes == now.notes || notes == now.notes,
      was.location == now.location || location == now.location,
      was.status == now.status || status == now.status,
      was.isBusy == now.isBusy || isBusy == now.isBusy,
      was.color == now.color || color == now.color,
      was.span == now.span || span == now.span,
    ].allSatisfy { $0 }
  }
}
