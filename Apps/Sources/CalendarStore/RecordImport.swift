// SPDX-License-Identifier: MIT

/// Taking in records of any kind with their revisions, such as those of another store's export.
///
/// A record whose id is new is written as it is, revision and tombstone included: importing an
/// export into an empty store makes an equal one. Otherwise it is judged as `SessionImport` judges:
/// other content replaces what is there; what was deleted here stays deleted, unless `restores` says
/// otherwise. A tombstone never deletes what lives here. Settings that nobody ever chose, of
/// revision 0, replace none.
public enum RecordImport {
  /// A record.
  public struct Item: Hashable, Sendable {
    /// What it says; its `change` plays no part, the store numbers its own.
    public var record: StoreRecord
    /// Whether its id was made from its content, so that what was edited since stays as edited.
    public var hasMadeID: Bool

    /// An item of these values.
    public init(_ record: StoreRecord, hasMadeID: Bool = false) {
      self.record = record
      self.hasMadeID = hasMadeID
    }
  }

  /// The greatest revision that is taken in: the greatest number that JavaScript can hold exactly.
  public static let greatestRevision: Int64 = 9_007_199_254_740_991
}

extension RecordImport.Item {
  /// Refuses what no store takes, so that whoever reads a file can say which line it was.
  ///
  /// - Throws: `invalid` with the field that is at fault.
  public func validate() throws(StoreError) {
    let (revision, least): (Int64, Int64)
    switch record {
    case .session(let record):
      (revision, least) = (record.revision, 1)
      try StoreEdit.putSession(record.session, base: nil).validate()
    case .mark(let record):
      (revision, least) = (record.revision, 1)
      try StoreEdit.putMark(record.mark, base: nil).validate()
    case .settings(let record):
      (revision, least) = (record.revision, 0)
      try StoreEdit.putSettings(record.settings, base: 0).validate()
    }
    guard (least...RecordImport.greatestRevision).contains(revision) else {
      throw .invalid(
        field: "revision", reason: "has to be \(least) to \(RecordImport.greatestRevision)")
    }
  }
}
