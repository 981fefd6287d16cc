// SPDX-License-Identifier: MIT

/// A page of what has changed since a token.
public struct ChangePage: Hashable, Sendable {
  /// The changed records as they are now, each once, in order of their last change; tombstones
  /// included.
  public var records: [StoreRecord]
  /// The end of this page, and the token to ask with for the next one.
  public var token: ChangeToken
  /// Whether there are more pages.
  public var hasMore: Bool

  /// A page of changes.
  public init(records: [StoreRecord], token: ChangeToken, hasMore: Bool) {
    self.records = records
    self.token = token
    self.hasMore = hasMore
  }
}
