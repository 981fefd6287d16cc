// SPDX-License-Identifier: MIT

/// What an imported record does to what a store holds; the one judgement that all stores share.
enum RecordVerdict<Content: Equatable> {
  /// Write it as new.
  case add(HeldRecord<Content>)
  /// Write this over what is there.
  case update(HeldRecord<Content>)
  /// It is there.
  case unchanged
  /// It was deleted here and stays so.
  case leftDeleted
  /// It lives here and stays so, though it is a tombstone where it comes from.
  case leftAlive
}

extension RecordVerdict {
  /// Judges a record that comes with its revision.
  static func judge(
    _ record: HeldRecord<Content>, hasMadeID: Bool, restores: Bool, over held: HeldRecord<Content>?
  ) -> RecordVerdict {
    guard let held else { return .add(record) }
    if record.isDeleted { return held.isDeleted ? .unchanged : .leftAlive }
    let content = hasMadeID ? held.content : record.content
    if held.isDeleted, !restores { return .leftDeleted }
    if !held.isDeleted, held.content == content { return .unchanged }
    // Ahead of both, so that whoever has seen one of them hears of a conflict.
    let revision = Swift.max(held.revision + 1, record.revision)
    return .update(HeldRecord(content: content, revision: revision))
  }

  /// What is to be written, or nil.
  var written: HeldRecord<Content>? {
    switch self {
    case .add(let record), .update(let record): record
    case .unchanged, .leftDeleted, .leftAlive: nil
    }
  }
}

extension RecordVerdict where Content == StoreSettings {
  /// Judges settings, of which every store has some; those of revision 0 nobody has chosen.
  static func judge(_ record: SettingsRecord, over held: SettingsRecord) -> RecordVerdict {
    guard record.revision > 0 else { return .unchanged }
    guard held.revision > 0 else { return .add(record.held) }
    return judge(record.held, hasMadeID: false, restores: false, over: held.held)
  }
}

extension SessionImport.Report {
  /// Counts what became of a record.
  mutating func count<Content>(_ verdict: RecordVerdict<Content>) {
    switch verdict {
    case .add: added += 1
    case .update: updated += 1
    case .unchanged: unchanged += 1
    case .leftDeleted: leftDeleted += 1
    case .leftAlive: leftAlive += 1
    }
  }
}
