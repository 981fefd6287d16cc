// SPDX-License-Identifier: MIT

/// One thing that is wrong with a store's file.
public struct StoreFinding: Hashable, Sendable {
  /// What the finding is about, such as `page 12` or `session a1b2`.
  public let subject: String
  /// What is wrong, as the rest of a sentence that begins with the subject.
  public let reason: String
  /// The kind of damage, which decides what to do about it.
  public let kind: Kind

  /// A finding.
  public init(_ kind: Kind, _ subject: String, _ reason: String) {
    self.kind = kind
    self.subject = subject
    self.reason = reason
  }
}

extension StoreFinding: CustomStringConvertible {
  /// The subject and what is wrong with it.
  public var description: String { "\(subject): \(reason)" }
}

extension StoreFinding {
  /// Kinds of damage, from the disk up to the sums of days.
  public enum Kind: String, CaseIterable, Sendable {
    /// A page of the file cannot be read, or its checksum does not match.
    case page
    /// SQLite's own structure is broken: trees, indexes, tables.
    case structure
    /// A record belongs to a calendar that does not exist.
    case reference
    /// A record holds values that no store writes.
    case record
    /// Numbers of changes are out of order.
    case sequence
    /// The sums of days do not match their sessions.
    case total
    /// An index that is made from the records does not match them.
    case index
  }
}

extension StoreFinding.Kind {
  /// The heading of a list of findings of this kind.
  public var title: String {
    switch self {
    case .page: "Pages of the file"
    case .structure: "Structure of the database"
    case .reference: "Records without a calendar"
    case .record: "Records"
    case .sequence: "Numbers of changes"
    case .total: "Sums of days"
    case .index: "Indexes of events"
    }
  }

  /// What to do about it, for the file at a path.
  public func wayOut(path: String) -> String {
    switch self {
    case .page, .structure, .total:
      """
      Put a backup in its place: `almanac restore BACKUP --database '\(path)'`. Without a backup, \
      save what can be read: `sqlite3 '\(path)' .dump`.
      """
    case .reference, .record, .sequence:
      """
      Export everything (`almanac export --database '\(path)' -o all.jsonl`), put a backup from \
      before in its place (`almanac restore BACKUP --database '\(path)'`) and import it \
      (`almanac import all.jsonl --database '\(path)'`).
      """
    case .index:
      "Have the indexes made anew from the events: `almanac check --repair --database '\(path)'`."
    }
  }
}
