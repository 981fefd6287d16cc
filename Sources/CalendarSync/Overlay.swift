// SPDX-License-Identifier: MIT

/// What is shown of a record instead of what was read of it.
public struct Overlaid<Record, Contents> {
  /// The record that is meant.
  public let record: Record
  /// What the record will hold; nil when it will not be there.
  public let contents: Contents?
  /// The id of the entry that says so, the last one of its record.
  public let entry: Int

  /// What the last entry of a record says of it.
  public init(record: Record, contents: Contents?, entry: Int) {
    self.record = record
    self.contents = contents
    self.entry = entry
  }
}

extension Overlaid: Sendable where Record: Sendable, Contents: Sendable {}
extension Overlaid: Equatable where Record: Equatable, Contents: Equatable {}

extension Outbox {
  /// What the records will be when all that waits has been written, one row for each record that has
  /// entries, in the order of their first ones.
  public var overlay: [Overlaid<Record, Contents>] {
    var rows: [Overlaid<Record, Contents>] = []
    for entry in entries {
      let change = entry.change
      let row = Overlaid(record: change.record, contents: change.after, entry: entry.id)
      if let place = rows.firstIndex(where: { $0.record == change.record }) {
        rows[place] = row
      } else {
        rows.append(row)
      }
    }
    return rows
  }

  /// Records as they were read, with all that waits above: what is deleted here is gone, what is
  /// edited is replaced in its place, and what is new comes last.
  public func laid(
    over read: [(record: Record, contents: Contents)]
  ) -> [(record: Record, contents: Contents)] {
    var shown = read
    for row in overlay {
      let place = shown.firstIndex { $0.record == row.record }
      switch (place, row.contents) {
      case (let place?, let contents?): shown[place].contents = contents
      case (let place?, nil): shown.remove(at: place)
      case (nil, let contents?): shown.append((row.record, contents))
      case (nil, nil): break
      }
    }
    return shown
  }
}
