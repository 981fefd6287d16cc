// SPDX-License-Identifier: MIT
import CalendarSync

/// The contents of a record, or of a change some of them.
struct Note: Equatable, Sendable {
  var title: Int?
  var place: Int?
  /// What is not worth undoing.
  var color: Int?

  func merged(with values: Note) -> Note {
    Note(
      title: values.title ?? title, place: values.place ?? place, color: values.color ?? color)
  }
}

typealias NoteChange = Change<Int, Note>
typealias NoteBook = ChangeBook<Int, Note>

/// A store with the manners of our server's API: revisions, tombstones, and writes that change nothing
/// when they are sent again.
struct ModelStore {
  private(set) var records: [Int: StoredRecord<Note>] = [:]
  /// Every change that was written, in order.
  private(set) var written: [NoteChange] = []
  /// The number of times that a write has replaced what its device had not seen.
  private(set) var blindWrites = 0
  /// The records that nobody may write to at the moment.
  var locked: Set<Int> = []
  /// Whether devices are told when others have changed nothing of what they write.
  var compares = false
  /// How often they were.
  private(set) var elsewhere = 0
  /// How often they were told that a record holds again what it did.
  private(set) var alike = 0

  subscript(record: Int) -> StoredRecord<Note> { records[record] ?? .missing }

  /// What a device that asks is told of the records.
  var present: [(record: Int, contents: Note)] {
    records.sorted { $0.key < $1.key }.compactMap { record, stored in
      stored.contents.map { (record, $0) }
    }
  }

  mutating func answer(_ entry: NoteBook.Entry) -> StoreAnswer<Note> {
    let change = entry.change
    let stored = self[change.record]
    if locked.contains(change.record) { return .refused(isLasting: false) }
    if change.operation == .delete {
      if case .deleted(let revision) = stored { return .written(revision: revision) }
    }
    if let values = change.values, let contents = stored.contents, let revision = stored.revision,
      contents == (change.operation == .edit ? contents.merged(with: values) : values)
    {
      return .written(revision: revision)
    }
    guard change.operation == .add ? stored.isMissing : stored.revision == entry.sentRevision,
      change.operation == .add || !stored.isMissing
    else {
      guard compares, let contents = stored.contents else { return .outdated(stored) }
      if change.operation == .delete, change.before == contents {
        alike += 1
        return .outdatedAlike(stored)
      }
      guard change.operation == .edit, change.hasSeen(contents) else { return .outdated(stored) }
      elsewhere += 1
      return .outdatedElsewhere(stored)
    }
    return write(change, over: stored)
  }

  private mutating func write(_ change: NoteChange, over stored: StoredRecord<Note>) -> StoreAnswer<
    Note
  > {
    if change.operation == .edit && stored.isDeleted { return .outdated(stored) }
    let revision = (stored.revision ?? 0) + 1
    written.append(change)
    if let stored = stored.contents, !change.hasSeen(stored) { blindWrites += 1 }
    if let values = change.values {
      let contents = (stored.contents ?? Note()).merged(with: values)
      records[change.record] = .present(contents, revision: revision)
    } else {
      records[change.record] = .deleted(revision: revision)
    }
    return .written(revision: revision)
  }
}

extension Change<Int, Note> {
  /// Whether what the change replaces is as its device had it.
  fileprivate func hasSeen(_ stored: Note) -> Bool {
    // Its own changes of the color are no steps, and in no `before` of an undo.
    guard let values else { return before?.title == stored.title && before?.place == stored.place }
    return (values.title == nil || before?.title == stored.title)
      && (values.place == nil || before?.place == stored.place)
  }
}
