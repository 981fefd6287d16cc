// SPDX-License-Identifier: MIT

/// One change: what it did, and to which record.
public struct ChangeStep: Hashable, Sendable {
  /// What it did.
  public var effect: ChangeEffect
  /// The record as the change left it.
  public var record: StoreRecord

  /// A change of a record.
  public init(effect: ChangeEffect, record: StoreRecord) {
    self.effect = effect
    self.record = record
  }
}

extension ChangeStep {
  /// The change that left this record; `wasDeleted` is nil when there was no record before.
  init(_ record: StoreRecord, wasDeleted: Bool?) {
    let effect = Self.effect(wasDeleted: wasDeleted, isDeleted: record.isDeleted)
    self.init(effect: effect, record: record)
  }

  private static func effect(wasDeleted: Bool?, isDeleted: Bool) -> ChangeEffect {
    switch (wasDeleted, isDeleted) {
    case (nil, _): .added
    case (true, false): .restored
    case (false, true): .deleted
    default: .edited
    }
  }
}
