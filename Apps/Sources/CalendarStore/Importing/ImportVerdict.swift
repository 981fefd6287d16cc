// SPDX-License-Identifier: MIT
import CalendarStreaks

/// What an imported row does to what a store holds; all stores share this judgement.
enum ImportVerdict {
  /// Write it as a new session, over one that was undone if there is one.
  case add
  /// Write this content over what is there.
  case update(Session)
  /// It is there already.
  case unchanged
  /// It was deleted and stays deleted.
  case leftDeleted
}

extension ImportVerdict {
  /// Judges a row whose id is known, either given or made from its content.
  ///
  /// Under a made id an edited session keeps its edits, since the row only says how it began.
  static func judge(
    _ session: Session, hasGivenID: Bool, restores: Bool, over held: HeldRecord<Session>?,
    wasUndone: Bool
  ) -> ImportVerdict {
    guard let held, !wasUndone else { return .add }
    let content = hasGivenID ? session : held.content
    if held.isDeleted { return restores ? .update(content) : .leftDeleted }
    return held.content == content ? .unchanged : .update(content)
  }
}

extension SessionImport.Report {
  /// Counts the result of a row.
  mutating func count(_ verdict: ImportVerdict) {
    switch verdict {
    case .add: added += 1
    case .update: updated += 1
    case .unchanged: unchanged += 1
    case .leftDeleted: leftDeleted += 1
    }
  }
}
