// SPDX-License-Identifier: MIT

/// The store that a `SyncSession` sends changes to, such as a server.
///
/// What throws has had no answer, and the session tries it again later; but a `StoreRefusal` is an
/// answer.
public protocol SyncStore: Sendable {
  associatedtype Record: Equatable & Sendable
  associatedtype Contents: Sendable

  /// Sends a change on top of the entry's revision, or adds a record.
  ///
  /// A change that is sent again after it has taken effect must change nothing.
  func send(_ entry: OutboxEntry<Record, Contents>) async throws -> StoreAnswer<Contents>

  /// The record as it is now.
  func record(_ record: Record) async throws -> StoredRecord<Contents>

  /// Takes back what was written at once under a number; returns the number under which that is taken
  /// back.
  func takeBack(_ unit: Int64) async throws -> Int64
}

extension SyncStore {
  /// Refuses: a store without imports has no units.
  public func takeBack(_ unit: Int64) async throws -> Int64 {
    throw StoreRefusal("there is no unit \(unit)")
  }
}

/// A store does not do what it was asked for.
public struct StoreRefusal: Error, Hashable, Sendable {
  /// Why, for people.
  public var reason: String
  /// Whether the store will never do it.
  ///
  /// Otherwise it may another time, for example once a calendar has been unlocked.
  public var isLasting: Bool

  /// A refusal for a reason.
  public init(_ reason: String, isLasting: Bool = true) {
    self.reason = reason
    self.isLasting = isLasting
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
