// SPDX-License-Identifier: MIT

/// What has changed since a token.
public struct ChangePage: Hashable, Sendable {
  /// The records as they are now, each once, in order of their last change; tombstones included.
  public var records: [StoreRecord]
  /// Where the page ends; what to ask with for those behind it.
  public var token: ChangeToken
  /// Whether there are more.
  public var hasMore: Bool

  /// A page of changes.
  public init(records: [StoreRecord], token: ChangeToken, hasMore: Bool) {
    self.records = records
    self.token = token
    self.hasMore = hasMore
  }
}
