// SPDX-License-Identifier: MIT

/// The store that a `SyncSession` sends changes to, such as a server.
///
/// What throws has had no answer, and the session sends it again later; what the store says about a
/// change is an answer, also when it does not take it.
public protocol SyncStore: Sendable {
  associatedtype Record: Equatable & Sendable
  associatedtype Contents: Sendable

  /// Sends a change on top of the entry's revision, or adds a record. A change that is sent again
  /// after it has taken effect must change nothing.
  func send(_ entry: OutboxEntry<Record, Contents>) async throws -> SyncReply<Contents>

  /// The record as it is now.
  func record(_ record: Record) async throws -> StoredRecord<Contents>

  /// Takes back what was written at once under a number; returns the number under which that is taken
  /// back, or nil when the store does not do it (any more).
  func takeBack(_ unit: Int64) async throws -> Int64?
}

extension SyncStore {
  /// Nothing: a store without imports has no units.
  public func takeBack(_ unit: Int64) async throws -> Int64? { nil }
}

/// An answer, with the store's words when it refuses.
public struct SyncReply<Contents: Sendable>: Sendable {
  /// What the store says.
  public var answer: StoreAnswer<Contents>
  /// Why the change was refused, for people.
  public var reason: String?

  /// An answer, with a reason when it is a refusal.
  public init(_ answer: StoreAnswer<Contents>, reason: String? = nil) {
    self.answer = answer
    self.reason = reason
  }
}

/// Where the entries of an outbox outlive the process.
public struct OutboxKeeper<Record: Sendable, Contents: Sendable>: Sendable {
  /// The entries of an outbox, oldest first.
  public typealias Entries = [OutboxEntry<Record, Contents>]

  let load: @Sendable () throws -> Entries
  let save: @Sendable (Entries) throws -> Void

  /// `load` has the entries that were saved last, none at first; `save` replaces them as a whole.
  public init(
    load: @escaping @Sendable () throws -> Entries,
    save: @escaping @Sendable (Entries) throws -> Void
  ) {
    self.load = load
    self.save = save
  }

  /// Nothing is kept: changes that have not been sent are lost with the process.
  public static var nowhere: Self { Self(load: { [] }, save: { _ in }) }
}
