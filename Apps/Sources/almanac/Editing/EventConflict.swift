// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarSync
import CivilTime

/// An event of which there are two versions, one's own and that of others.
struct EventConflict {
  /// The change that met another one.
  let entry: OutboxEntry<String, EventContents>
  /// The event as it was before both.
  private let before: CalendarEvent?
  /// One's own version; nil where it is deleted.
  private let mine: CalendarEvent?
  /// What others have made of it; nil where it is deleted.
  private let theirs: CalendarEvent?
  private let viewer: ZoneRules

  init(
    _ entry: OutboxEntry<String, EventContents>, _ latest: EventContents?, _ viewer: ZoneRules
  ) {
    (self.entry, self.viewer) = (entry, viewer)
    before = entry.change.before?.event
    mine = latest?.event
    theirs = entry.conflict?.contents?.event
  }
}

extension EventConflict {
  /// The event's id.
  var id: String { entry.change.record }

  /// What it was called.
  var title: String { (before ?? mine ?? theirs).map(EventLine.title(of:)) ?? id }

  /// Whether others have deleted it.
  var isDeleted: Bool { theirs == nil }

  /// What others have done, as a sentence.
  var whatHappened: String { StoringNotices.english.happened(to: self) }

  /// What one's own version has that the other one has not; empty where that cannot be said in a few
  /// words, and nil where it is deleted.
  var own: String? { mine.map { difference(of: $0, from: theirs) } }

  /// The same of the other version.
  var other: String? { theirs.map { difference(of: $0, from: mine) } }

  private func difference(of event: CalendarEvent, from other: CalendarEvent?) -> String {
    var parts: [String] = []
    if event.title != other?.title { parts.append("“\(EventLine.title(of: event))”") }
    if event.span != other?.span { parts.append(EventLine.time(of: event.span, zone: viewer)) }
    if let other, event.calendar != other.calendar { parts.append(event.calendar) }
    return parts.joined(separator: ", ")
  }
}
