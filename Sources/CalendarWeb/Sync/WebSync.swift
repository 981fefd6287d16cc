// SPDX-License-Identifier: MIT
import CalendarSync
import CivilTime

/// What a page has changed of the server's store, behind a byte protocol.
///
/// A module of its own, which pages load once they are there. It knows records and what they hold by
/// the numbers that the page has given them, and decides what is sent, in which order and on top of
/// which revision, what an answer means, and what is undone. `Web/sync/change-book.js` writes the
/// messages: the number of a kind, and its fields. Every reply has the same layout:
///
///     what has become of it: an outcome, or what is undone
///     of a step: its id, the numbers of what its record held before and after, of the unit (2 words)
///     the id of the entry that is sent next or −1, and whether its revision has to be asked for
///     the number of entries, and of each 14 words; see `write(_:)`
///     what the steps of the history hold
public struct WebSync {
  var book = ChangeBook<Int32, Int32>()
  var reply = ReplyWriter()

  /// A book without changes.
  public init() {}

  /// The words of the reply to the last message; there are no texts.
  public var lastReply: (words: [Int32], bytes: [UInt8]) { (reply.words, reply.bytes) }

  /// What a message asks for, its first byte.
  enum Kind: UInt8 {
    case take = 0
    case push, revision, answer, keepTheirs, keepMine, latest, undo, unit, moved, notMoved, recheck
  }

  /// What has become of what a message asked for.
  enum Outcome: Int32 {
    /// Nothing is to be said, or there was nothing to do.
    case none = 0
    case settled, conflict, refused
    /// Changes have been undone or redone, which are among the entries.
    case changes
    /// The server is to be asked to take back a unit.
    case unit
  }

  /// How a page says what the store has of a record.
  enum Stored: UInt8 {
    case none = 0
    case missing, deleted, present
  }

  /// How a page says what the store has answered.
  enum Answer: UInt8 {
    case written = 0
    case outdated
    case refused
    /// Refused for now; see `StoreAnswer.refused(isLasting:)`.
    case refusedForNow
    /// Outdated, but not in what is written; see `StoreAnswer.outdatedElsewhere(_:)`.
    case outdatedElsewhere
    /// Outdated, but as the change supposes; see `StoreAnswer.outdatedAlike(_:)`.
    case outdatedAlike
  }
}

extension WebSync {
  /// Handles a message and prepares the reply.
  ///
  /// A message that cannot be read changes nothing, and the reply says why.
  public mutating func send(_ message: [UInt8]) {
    reply = ReplyWriter()
    var reader = WireReader(message)
    do throws(WireError) {
      try perform(&reader)
      writeBook()
      reply.finish(flags: 0)
    } catch {
      reply = ReplyWriter(refusing: error)
    }
  }

  private mutating func perform(_ reader: inout WireReader) throws(WireError) {
    switch reader.checked(Kind(rawValue: reader.uint8()), or: .take, .unknownKind) {
    case .take: try takeEntries(&reader)
    case .push: try push(&reader)
    case .revision: try noteRevision(&reader)
    case .answer: try takeAnswer(&reader)
    case .keepTheirs: try keepTheirs(&reader)
    case .keepMine: try keepMine(&reader)
    case .latest: try writeLatest(&reader)
    case .undo: try undo(&reader)
    case .unit: try rememberUnit(&reader)
    case .moved: try noteMoved(&reader)
    case .notMoved: try noteNotMoved(&reader)
    case .recheck: try recheck(&reader)
    }
  }

  // Changes --------------------------------------------------------------------------------------

  /// Reads the entries that are stored, oldest first: their number, and each as `entry` does.
  private mutating func takeEntries(_ reader: inout WireReader) throws(WireError) {
    let count = reader.int32()
    var entries: [OutboxEntry<Int32, Int32>] = []
    while entries.count < count, !reader.hasFailed { entries.append(reader.entry()) }
    try reader.finish()
    book.replaceEntries(by: entries)
    write(.none)
  }

  /// Reads a change, what takes it back if that is not the whole record, and its group: 0 for none and
  /// −1 for one that is not worth undoing.
  private mutating func push(_ reader: inout WireReader) throws(WireError) {
    var change = reader.change()
    change.undoing = reader.contents()
    let group = reader.int32()
    try reader.finish()
    if group < 0 {
      book.pushWithoutUndo(change)
    } else {
      book.push(change, group: group == 0 ? nil : Int(group))
    }
    write(.none)
  }

  private mutating func noteRevision(_ reader: inout WireReader) throws(WireError) {
    let id = reader.int32()
    let revision = reader.wholeNumber()
    try reader.finish()
    book.note(revision: revision, for: Int(id))
    write(.none)
  }

  private mutating func takeAnswer(_ reader: inout WireReader) throws(WireError) {
    let id = reader.int32()
    let answer = reader.answer()
    try reader.finish()
    switch book.take(answer, to: Int(id)) {
    case .settled: write(.settled)
    case .conflict: write(.conflict)
    case .refused: write(.refused)
    case .rebased, .stillConflict, nil: write(.none)
    }
  }

  private mutating func recheck(_ reader: inout WireReader) throws(WireError) {
    try reader.finish()
    book.recheckConflicts()
    write(.none)
  }

  private mutating func keepTheirs(_ reader: inout WireReader) throws(WireError) {
    let record = reader.int32()
    try reader.finish()
    book.keepTheirs(of: record)
    write(.none)
  }

  private mutating func keepMine(_ reader: inout WireReader) throws(WireError) {
    let id = reader.int32()
    try reader.finish()
    book.keepMine(Int(id))
    write(.none)
  }

  /// Writes what a record with a conflict will hold if one's own version is kept, as `after`.
  private mutating func writeLatest(_ reader: inout WireReader) throws(WireError) {
    let id = reader.int32()
    try reader.finish()
    let entry = book.outbox[Int(id)]
    write(.none, after: entry.flatMap(book.outbox.latest))
  }

  // Undoing --------------------------------------------------------------------------------------

  private mutating func undo(_ reader: inout WireReader) throws(WireError) {
    let isRedo = reader.bool()
    try reader.finish()
    switch isRedo ? book.redo() : book.undo() {
    case .nothing: write(.none)
    case .changes(_, let step):
      write(.changes, step: step.id, before: step.change?.before, after: step.change?.after)
    case .unit(let number, let step): write(.unit, step: step.id, unit: number)
    }
  }

  private mutating func rememberUnit(_ reader: inout WireReader) throws(WireError) {
    let number = reader.wholeNumber()
    try reader.finish()
    book.remember(unit: number)
    write(.none)
  }

  private mutating func noteMoved(_ reader: inout WireReader) throws(WireError) {
    let step = reader.int32()
    let number = reader.wholeNumber()
    try reader.finish()
    book.noteMoved(Int(step), as: number)
    write(.none)
  }

  private mutating func noteNotMoved(_ reader: inout WireReader) throws(WireError) {
    let step = reader.int32()
    let isLasting = reader.bool()
    try reader.finish()
    book.noteNotMoved(Int(step), isLasting: isLasting)
    write(.none)
  }
}
