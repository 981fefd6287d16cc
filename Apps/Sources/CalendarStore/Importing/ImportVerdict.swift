// SPDX-License-Identifier: MIT
import CalendarModel

/// What an imported row does to what a store holds; the one judgement that all stores share.
enum ImportVerdict {
  /// Write it as new.
  case add
  /// Write this content over what is there, alive.
  case update(Session)
  /// It is there.
  case unchanged
  /// It was deleted and stays so.
  case leftDeleted
}

extension ImportVerdict {
  /// Judges a row whose id is known, given or made from its content.
  ///
  /// Under a made id an edited session keeps what was edited: the row is how it began.
  static func judge(
    _ session: Session, hasGivenID: Bool, restores: Bool, over held: HeldRecord<Session>?
  ) -> ImportVerdict {
    guard let held else { return .add }
    let content = hasGivenID ? session : held.content
    if held.isDeleted { return restores ? .update(content) : .leftDeleted }
    return held.content == content ? .unchanged : .update(content)
  }
}

extension SessionImport.Report {
  /// Counts what became of a row.
  mutating func count(_ verdict: ImportVerdict) {
    switch verdict {
    case .add: added += 1
    case .update: updated += 1
    case .unchanged: unchanged += 1
    case .leftDeleted: leftDeleted += 1
    }
  }
}
