// SPDX-License-Identifier: MIT

/// Events that a search found, in order of time.
///
/// Floating events and days are placed where the wall of the viewer's zone first shows their start, and
/// come before others that start at the same time.
public struct SearchPage: Hashable, Sendable {
  /// The state of the store.
  public var token: ChangeToken
  /// The events.
  public var hits: [SearchHit]
  /// The cursor of the page that follows, or nil when there are no later ones.
  public var later: String?
  /// The cursor of the page before this one, or nil when there are no earlier ones.
  public var earlier: String?
}

/// An event that a search found, and where its words are.
public struct SearchHit: Hashable, Sendable {
  /// The event, with its notes.
  public var occurrence: EventOccurrence
  /// The parts of the title that were looked for, in Unicode scalars.
  public var title: [Range<Int>]
  /// Those of the place.
  public var location: [Range<Int>]
  /// Those of the notes.
  public var notes: [Range<Int>]
}

extension SearchHit {
  /// An event with all of the terms, or nil.
  init?(_ occurrence: EventOccurrence, _ terms: SearchTerms) {
    let event = occurrence.record.event
    guard let hits = terms.hits(in: [event.title, event.location, event.notes]) else { return nil }
    self.occurrence = occurrence
    (title, location, notes) = (hits[0], hits[1], hits[2])
  }
}
