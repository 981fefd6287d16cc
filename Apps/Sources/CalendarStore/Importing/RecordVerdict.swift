// SPDX-License-Identifier: MIT

/// What an imported record does to what a store holds; all stores share this judgement.
enum RecordVerdict<Content: Equatable> {
  /// Write it as new.
  case add(HeldRecord<Content>)
  /// Write this over what is there.
  case update(HeldRecord<Content>)
  /// It is there already.
  case unchanged
  /// It was deleted here and stays deleted.
  case leftDeleted
  /// It lives here and stays, though the import has a tombstone.
  case leftAlive
}

extension RecordVerdict {
  /// Judges a record that carries its revision.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - hasMadeID: Whether its id was made from its content.
  ///   - restores: Whether what was deleted here comes back.
  ///   - held: What the store holds, or nil.
  ///   - wasUndone: Whether that is deleted because what made it was undone.
  /// - Returns: What becomes of it.
  static func judge(
    _ record: HeldRecord<Content>, hasMadeID: Bool, restores: Bool,
    over held: HeldRecord<Content>?, wasUndone: Bool = false
  ) -> RecordVerdict {
    guard let held else { return .add(record) }
    if record.isDeleted { return held.isDeleted ? .unchanged : .leftAlive }
    if wasUndone {
      let revision = Swift.max(held.revision + 1, record.revision)
      return .add(HeldRecord(content: record.content, revision: revision))
    }
    let content = hasMadeID ? held.content : record.content
    if held.isDeleted, !restores { return .leftDeleted }
    if !held.isDeleted, held.content == content { return .unchanged }
    // Above both revisions, so that a client that has seen either of them gets a conflict.
    let revision = Swift.max(held.revision + 1, record.revision)
    return .update(HeldRecord(content: content, revision: revision))
  }

  /// What to write, or nil.
  var written: HeldRecord<Content>? {
    switch self {
    case .add(let record), .update(let record): record
    case .unchanged, .leftDeleted, .leftAlive: nil
    }
  }
}

extension RecordVerdict where Content == StoreSettings {
  /// Judges settings.
  ///
  /// Every store has some, and nobody has chosen those of revision 0.
  static func judge(_ record: SettingsRecord, over held: SettingsRecord) -> RecordVerdict {
    guard record.revision > 0 else { return .unchanged }
    guard held.revision > 0 else { return .add(record.held) }
    return judge(record.held, hasMadeID: false, restores: false, over: held.held)
  }
}

extension SessionImport.Report {
  /// Counts the result of a record.
  mutating func count<Content>(_ verdict: RecordVerdict<Content>) {
    switch verdict {
    case .add: added += 1
    case .update: updated += 1
    case .unchanged: unchanged += 1
    case .leftDeleted: leftDeleted += 1
    case .leftAlive: leftAlive += 1
    }
  }

  /// Counts the result of a calendar, of which a file of events may know no more than the name.
  mutating func count(calendar verdict: RecordVerdict<EventCalendar>, isMade: Bool) {
    switch verdict {
    case .add where isMade, .update where isMade: madeCalendars += 1
    // Its events are counted instead.
    case .unchanged where isMade, .leftDeleted where isMade: break
    default: count(verdict)
    }
  }
}
