// SPDX-License-Identifier: MIT

extension OutboxEntry: Codable where Record: Codable, Contents: Codable {
  private enum Key: String, CodingKey {
    case id, operation, record, values, before, after, undoing, base, revision, conflict
  }

  /// Throws when the data are not those of an entry.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let operation = try container.decode(UInt8.self, forKey: .operation)
    guard let operation = Change<Record, Contents>.Operation(rawValue: operation) else {
      throw DecodingError.dataCorruptedError(
        forKey: .operation, in: container,
        debugDescription: "no operation has the number \(operation)")
    }
    self.init(
      id: try container.decode(Int.self, forKey: .id),
      change: Change(
        operation, try container.decode(Record.self, forKey: .record),
        values: try container.decodeIfPresent(Contents.self, forKey: .values),
        before: try container.decodeIfPresent(Contents.self, forKey: .before),
        after: try container.decodeIfPresent(Contents.self, forKey: .after),
        undoing: try container.decodeIfPresent(Contents.self, forKey: .undoing),
        base: try container.decodeIfPresent(Int64.self, forKey: .base)),
      revision: try container.decodeIfPresent(Int64.self, forKey: .revision),
      conflict: try container.decodeIfPresent(StoredRecord<Contents>.self, forKey: .conflict))
  }

  /// Writes what there is; what is nil is left out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(change.operation.rawValue, forKey: .operation)
    try container.encode(change.record, forKey: .record)
    try container.encodeIfPresent(change.values, forKey: .values)
    try container.encodeIfPresent(change.before, forKey: .before)
    try container.encodeIfPresent(change.after, forKey: .after)
    try container.encodeIfPresent(change.undoing, forKey: .undoing)
    try container.encodeIfPresent(change.base, forKey: .base)
    try container.encodeIfPresent(revision, forKey: .revision)
    try container.encodeIfPresent(conflict, forKey: .conflict)
  }
}

/// A record has its contents and its revision, a tombstone only the latter, a missing one neither.
extension StoredRecord: Codable where Contents: Codable {
  private enum Key: String, CodingKey {
    case contents, revision
  }

  /// Throws when the data are not those of a record.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let contents = try container.decodeIfPresent(Contents.self, forKey: .contents)
    guard let revision = try container.decodeIfPresent(Int64.self, forKey: .revision) else {
      self = .missing
      return
    }
    self = contents.map { .present($0, revision: revision) } ?? .deleted(revision: revision)
  }

  /// Writes what there is; what is nil is left out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(contents, forKey: .contents)
    try container.encodeIfPresent(revision, forKey: .revision)
  }
}
