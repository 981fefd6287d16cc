// SPDX-License-Identifier: MIT
import CalendarSync
import CivilTime

extension WireReader {
  /// A number of what a record holds, −1 for none.
  mutating func contents() -> Int32? {
    let number = int32()
    return number < 0 ? nil : number
  }

  /// A revision, −1 for one that is not known.
  private mutating func revision() -> Int64? {
    let number = wholeNumber()
    return number < 0 ? nil : number
  }

  /// An operation, a record, what is written, what it held before and holds after, and the revision.
  mutating func change() -> Change<Int32, Int32> {
    let operation = checked(Change<Int32, Int32>.Operation(rawValue: uint8()), or: .add)
    let record = int32()
    let (values, before, after) = (contents(), contents(), contents())
    return Change(
      operation, record, values: values, before: before, after: after, base: revision())
  }

  /// The id of an entry, its change with the revision that it is sent with, and its conflict.
  mutating func entry() -> OutboxEntry<Int32, Int32> {
    let id = Int(int32())
    let change = change()
    return OutboxEntry(id: id, change: change, revision: change.base, conflict: stored())
  }

  /// What the store has of a record: whether there is one, what it holds and its revision.
  private mutating func stored() -> StoredRecord<Int32>? {
    let kind = checked(WebSync.Stored(rawValue: uint8()), or: .none)
    let (contents, revision) = (contents(), revision() ?? 0)
    switch kind {
    case .none: return nil
    case .missing: return .missing
    case .deleted: return .deleted(revision: revision)
    case .present: return .present(checked(contents, or: 0), revision: revision)
    }
  }

  /// An answer, and what the store has of the record then.
  mutating func answer() -> StoreAnswer<Int32> {
    let answer = checked(WebSync.Answer(rawValue: uint8()), or: .refused)
    let record = stored()
    switch answer {
    case .written: return .written(revision: record?.revision ?? 0)
    case .outdated: return .outdated(record ?? .missing)
    case .outdatedElsewhere: return .outdatedElsewhere(record ?? .missing)
    case .outdatedAlike: return .outdatedAlike(record ?? .missing)
    case .refused: return .refused(isLasting: true)
    case .refusedForNow: return .refused(isLasting: false)
    }
  }
}
