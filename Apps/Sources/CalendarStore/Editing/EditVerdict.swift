// SPDX-License-Identifier: MIT

/// What an edit does to what a store holds; the one judgement that all stores share.
enum EditVerdict<Content: Equatable> {
  /// Write this, under a new change number.
  case write(HeldRecord<Content>)
  /// Its result is there already.
  case unchanged
  /// Whoever wrote it has not seen what is there now.
  case conflict
}

extension EditVerdict {
  /// Judges making, replacing or bringing back a record.
  ///
  /// An edit is known for a repetition by its result: the same content, alive, one revision after
  /// its base. Making something needs no such care, since its id is new.
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

  /// Judges changing parts of a record: merged and judged against what the store holds by now.
  ///
  /// A patch of a tombstone is a conflict unless it says that the record comes back.
  static func patch(
    base: Int64, restores: Bool, over held: HeldRecord<Content>?,
    _ apply: (Content) -> Content
  ) -> EditVerdict {
    guard let held, !held.isDeleted || restores else { return .conflict }
    return put(apply(held.content), base: base, over: held)
  }

  /// Judges deleting a record; deleting what is deleted changes nothing.
  static func delete(base: Int64, over held: HeldRecord<Content>?) -> EditVerdict {
    guard let held else { return .conflict }
    if held.isDeleted { return .unchanged }
    guard held.revision == base else { return .conflict }
    return .write(HeldRecord(content: held.content, revision: base + 1, isDeleted: true))
  }
}
