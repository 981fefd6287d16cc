// SPDX-License-Identifier: MIT

/// Importing records of any kind with their revisions, such as the export of another store.
///
/// A record with a new id is written as it is, including revision and tombstone, so importing an
/// export into an empty store makes an equal store. Other records are judged as in `SessionImport`:
/// different content replaces what is there, what was deleted here stays deleted unless
/// `restores` says otherwise, and what was undone is new. Events that name a calendar that stays
/// deleted are left with it. A tombstone never deletes a living record. Settings of revision 0,
/// which nobody chose, replace nothing.
public enum RecordImport {
  /// A record to import.
  public struct Item: Hashable, Sendable {
    /// The record.
    ///
    /// Its `change` is ignored, because the store numbers its own changes.
    public var record: StoreRecord
    /// Whether the id was made from the content, in which case later edits are kept.
    public var hasMadeID: Bool

    /// An item of these values.
    public init(_ record: StoreRecord, hasMadeID: Bool = false) {
      self.record = record
      self.hasMadeID = hasMadeID
    }
  }

  /// The greatest revision that can be imported: the greatest integer that JavaScript represents
  /// exactly.
  public static let greatestRevision: Int64 = 9_007_199_254_740_991
}

extension RecordImport.Item {
  /// Refuses values that no store takes, so that the reader of a file can name the line.
  ///
  /// - Throws: `invalid` with the offending field.
  public func validate() throws(StoreError) {
    let (revision, least): (Int64, Int64)
    switch record {
    case .session(let record):
      (revision, least) = (record.revision, 1)
      try StoreEdit.putSession(record.session, base: nil).validate()
    case .mark(let record):
      (revision, least) = (record.revision, 1)
      try StoreEdit.putMark(record.mark, base: nil).validate()
    case .calendar(let record):
      (revision, least) = (record.revision, 1)
      try record.calendar.validate()
    case .event(let record):
      (revision, least) = (record.revision, 1)
      try record.event.validate()
    case .settings(let record):
      (revision, least) = (record.revision, 0)
      try StoreEdit.putSettings(record.settings, base: 0).validate()
    }
    guard (least...RecordImport.greatestRevision).contains(revision) else {
      throw .invalid(
        field: "revision",
        reason: InvalidReason(
          "has to be \(least) to \(RecordImport.greatestRevision)",
          ReasonCause("notWithin", "\(least)", "\(RecordImport.greatestRevision)")))
    }
  }
}
