// SPDX-License-Identifier: MIT

/// Occurrences, and the state of the store in which they are true.
public struct OccurrencePage: Hashable, Sendable {
  /// The state of the store.
  public var token: ChangeToken
  /// The occurrences, by start on the viewer's wall, then by id.
  public var occurrences: [EventOccurrence]

  /// A page of occurrences.
  public init(token: ChangeToken, occurrences: [EventOccurrence]) {
    self.token = token
    self.occurrences = occurrences
  }
}
