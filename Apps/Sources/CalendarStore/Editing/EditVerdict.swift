// SPDX-License-Identifier: MIT

/// What an edit does to what a store holds; all stores share this judgement.
enum EditVerdict<Content: Equatable> {
  /// Write this under a new change number.
  case write(HeldRecord<Content>)
  /// The result is there already.
  case unchanged
  /// The writer has not seen the present revision.
  case conflict
}

extension EditVerdict {
  /// Judges an edit that makes, replaces or restores a record.
  ///
  /// A repeated edit is recognised by its result: the same content, alive, one revision after its
  /// base. A new record needs no such care, since its id is new.
  static func put(_ content: Content, base: Int64?, over held: HeldRecord<Content>?) -> EditVerdict
  {
    guard let held else {
      return base == nil ? .write(HeldRecord(content: content, revision: 1)) : .conflict
    }
    let isThere = !held.isDeleted && held.content == content
    guard let base else { return isThere ? .unchanged : .conflict }
    if isThere, held.revision == base || held.revision - 1 == base { return .unchanged }
    guard held.revision == base else { return .conflict }
    return .write(HeldRecord(content: content, revision: base + 1))
  }

  /// Judges a patch: merges it with what the store holds now.
  ///
  /// Patching a tombstone is a conflict unless the patch restores the record.
  static func patch(
    base: Int64, restores: Bool, over held: HeldRecord<Content>?,
    _ apply: (Content) -> Content
  ) -> EditVerdict {
    guard let held, !held.isDeleted || restores else { return .conflict }
    return put(apply(held.content), base: base, over: held)
  }

  /// Judges a deletion; deleting a tombstone changes nothing.
  static func delete(base: Int64, over held: HeldRecord<Content>?) -> EditVerdict {
    guard let held else { return .conflict }
    if held.isDeleted { return .unchanged }
    guard held.revision == base else { return .conflict }
    return .write(HeldRecord(content: held.content, revision: base + 1, isDeleted: true))
  }
}
