// SPDX-License-Identifier: MIT

/// A change that can be taken back, and made again.
public struct UndoStep<Record, Contents> {
  /// What the step is known by; unique in its history.
  public let id: Int
  /// What it takes to undo the step.
  public let kind: Kind
  /// Steps next to each other with the same group are undone at once.
  public let group: Int?

  /// What a step was.
  public enum Kind {
    /// A change of one record, which a change the other way takes back.
    case change(Reversible)
    /// What the store has written at once, such as an import, and takes back by this number.
    case unit(Int64)
  }

  /// A record before and after a change.
  public struct Reversible {
    /// The record that was changed.
    public let record: Record
    /// What it held before; nil when there was none.
    public let before: Contents?
    /// What it held afterwards; nil when there was none.
    public let after: Contents?
    /// What is written to make an edit again, and to take it back; nil is the whole record.
    package let redoing: Contents?
    package let undoing: Contents?
    /// Whether the record is always there; see `Change.Operation.put`.
    let isPut: Bool
    /// The versions of the record that the step leads from and to, by their numbers.
    let from: Int
    let to: Int
  }

  /// The change that the step has made of its record, nil for a unit.
  public var change: Reversible? {
    if case .change(let change) = kind { change } else { nil }
  }
}

extension UndoStep.Reversible {
  /// The change that makes the step again, or takes it back, on top of a revision.
  func change(isRedo: Bool, base: Int64?) -> Change<Record, Contents> {
    let (before, after) = isRedo ? (before, after) : (after, before)
    let operation = operation(from: before, to: after)
    let part = operation == .edit ? (isRedo ? redoing : undoing) : nil
    return Change(
      operation, record, values: part ?? after, before: before, after: after, base: base)
  }

  private func operation(
    from before: Contents?, to after: Contents?
  ) -> Change<Record, Contents>.Operation {
    if isPut { return .put }
    if after == nil { return .delete }
    return before == nil ? .restore : .edit
  }
}

extension UndoStep {
  /// The same step with other contents of its record where the last entry of it came from: before it,
  /// or after it when it has been undone.
  func rebased(on contents: Contents?, isUndone: Bool) -> Self {
    guard let change else { return self }
    let rebased = Reversible(
      record: change.record, before: isUndone ? change.before : contents,
      after: isUndone ? contents : change.after, redoing: isUndone ? nil : change.redoing,
      undoing: isUndone ? change.undoing : nil, isPut: change.isPut, from: change.from,
      to: change.to)
    return Self(id: id, kind: .change(rebased), group: group)
  }
}

extension UndoStep: Sendable where Record: Sendable, Contents: Sendable {}
extension UndoStep.Kind: Sendable where Record: Sendable, Contents: Sendable {}
extension UndoStep.Reversible: Sendable where Record: Sendable, Contents: Sendable {}
