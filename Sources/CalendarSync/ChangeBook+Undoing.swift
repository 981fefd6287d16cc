// SPDX-License-Identifier: MIT

/// What undoing or redoing comes to.
public enum UndoMove<Record, Contents> {
  /// There is nothing to undo or redo.
  case nothing
  /// The entries of these changes have been added. The step is the last of them that was moved, and
  /// of those undone the first that was made.
  case changes([OutboxEntry<Record, Contents>], UndoStep<Record, Contents>)
  /// The store is to be asked to take back the unit with this number, and the answer to be given to
  /// `noteMoved(_:as:)` or `noteNotMoved(_:isLasting:)`. What waits is sent first: it may be about the same
  /// records.
  case unit(Int64, UndoStep<Record, Contents>)
}

extension UndoMove: Sendable where Record: Sendable, Contents: Sendable {}

extension ChangeBook {
  /// Takes back the last step, and with it those before it of its group.
  @discardableResult
  public mutating func undo() -> UndoMove<Record, Contents> { move(isRedo: false) }

  /// Makes the step again that was undone last, and with it the others of its group.
  @discardableResult
  public mutating func redo() -> UndoMove<Record, Contents> { move(isRedo: true) }

  private mutating func move(isRedo: Bool) -> UndoMove<Record, Contents> {
    guard var step = history.move(isRedo: isRedo) else { return .nothing }
    if case .unit(let number) = step.kind { return .unit(number, step) }
    var entries: [Entry] = []
    while let change = step.change {
      let entry = outbox.pushMove(history.change(change, isRedo: isRedo))
      history.sent(entry.id, for: step, change, isRedo: isRedo)
      entries.append(entry)
      guard let group = step.group, group == history.nextGroup(isRedo: isRedo),
        let following = history.move(isRedo: isRedo)
      else { break }
      step = following
    }
    return .changes(entries, step)
  }

  /// Notes that the store has taken back the unit of a step, and by which number it takes back that.
  public mutating func noteMoved(_ step: Int, as number: Int64) {
    history.noteMoved(step, as: number)
  }

  /// Notes that the store has not taken back the unit of a step; unless that is lasting it can be
  /// tried again.
  public mutating func noteNotMoved(_ step: Int, isLasting: Bool) {
    history.noteNotMoved(step, isLasting: isLasting)
  }
}
