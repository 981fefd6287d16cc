// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel
import CalendarStore
import CalendarSync

/// The versions of events that have been shown: an edit is of the one that somebody has seen.
extension EventWriter {
  /// An event as the store has had it.
  struct Version {
    var record: EventRecord
    /// Whether this writer has made it so.
    var isOwn: Bool

    init(_ record: EventRecord, _ isOwn: Bool) { (self.record, self.isOwn) = (record, isOwn) }
  }

  /// How many versions of an event are remembered: others may change it while a hand holds it.
  private static let mostVersions = 16

  /// The same with its revision, for what takes longer than it is shown.
  ///
  /// - Throws: That it is not there any more.
  func record(of id: String) throws -> EventRecord {
    if let waiting = session.outbox.overlay.first(where: { $0.record == id }) {
      guard let event = waiting.contents?.event else { throw Self.missing }
      let revision = versions[id]?.last?.record.revision ?? 0
      return EventRecord(event: event, revision: revision, change: 0)
    }
    guard let record = versions[id]?.last?.record else { throw Self.missing }
    return record
  }

  /// Notes an event as the store has it now, and whether this writer has made it so.
  func note(_ record: EventRecord, isOwn: Bool = false) {
    var (known, version) = (versions[record.event.id] ?? [], Version(record, isOwn))
    if let last = known.last, last.record.revision == record.revision {
      version.isOwn = isOwn || last.isOwn
      known.removeLast()
    }
    versions[record.event.id] = known.suffix(Self.mostVersions - 1) + [version]
  }

  /// The span that a hand took, and the event that it changes.
  ///
  /// That is the event as it was then, with what has been done here since: what others have done
  /// meanwhile has been seen beside what is held.
  func taken(
    _ shown: EventRecord, by edit: Edit, _ span: EditedSpan
  ) throws -> (EventSpan, EventRecord) {
    guard !isTime(of: shown.event, edit.before) else { return (shown.event.span, shown) }
    let known = versions[shown.event.id] ?? []
    var (record, present) = (shown, try span.span(asTaken: edit.before, like: shown.event.span))
    if let first = known.lastIndex(where: { isTime(of: $0.record.event, edit.before) }) {
      let own = known[(first + 1)...].prefix { $0.isOwn }
      let base = (own.last ?? known[first]).record
      present = known[first].record.event.span
      (record.event.span, record.revision) = (base.event.span, base.revision)
    } else if known.count == Self.mostVersions {
      (record.event.span, record.revision) = (present, known[0].record.revision)
    }
    // One that the store has never had was made here, while nothing could be written.
    return (present, record)
  }

  /// Whether an event is at the time of an occurrence, as the viewer sees it.
  private func isTime(of event: CalendarEvent, _ shown: Occurrence) -> Bool {
    let now = Occurrence(event.id, event.span, zone: viewer)
    return (now.days, now.hours?.start, now.hours?.end)
      == (shown.days, shown.hours?.start, shown.hours?.end)
  }
}
