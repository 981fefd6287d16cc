// SPDX-License-Identifier: MIT

/// One thing that is wrong with a store's file.
public struct StoreFinding: Hashable, Sendable {
  /// What it concerns, such as `page 12` or `session a1b2`.
  public let subject: String
  /// What is wrong, as the rest of a sentence whose beginning is the subject.
  public let reason: String
  /// What kind of damage it is, which decides the way out.
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
  /// Kinds of damage, from the disk up to what days add up to.
  public enum Kind: String, CaseIterable, Sendable {
    /// A page of the file cannot be read, or is not as it was written.
    case page
    /// SQLite's own structure is broken: trees, indexes, tables.
    case structure
    /// A record belongs to a calendar that is not there.
    case reference
    /// A record holds what no store has written.
    case record
    /// Numbers of changes are out of order.
    case sequence
    /// Days do not add up to what their sessions say.
    case total
  }
}

extension StoreFinding.Kind {
  /// What the kind is called above a list of findings.
  public var title: String {
    switch self {
    case .page: "Pages of the file"
    case .structure: "Structure of the database"
    case .reference: "Records without a calendar"
    case .record: "Records"
    case .sequence: "Numbers of changes"
    case .total: "Sums of days"
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
    }
  }
}
