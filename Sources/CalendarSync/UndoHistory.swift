// SPDX-License-Identifier: MIT

/// What was changed on a device, so that it can be undone and redone step by step.
///
/// An undo is a change like any other, and goes through the outbox. It is sent on top of the revision
/// that its step has left, so that what another device has changed since becomes a conflict and is
/// not lost.
struct UndoHistory<Record: Equatable, Contents> {
  typealias Step = UndoStep<Record, Contents>

  /// The number of steps that are kept.
  static var most: Int { 100 }

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []
  private var versions = RecordVersions<Record>()
  private var awaited: [Awaited] = []
  private var lastID = 0

  /// The step and the version that the answer to an entry is about.
  private struct Awaited {
    let entry: Int
    let step: Int
    let version: Int
    let way: Way
  }

  /// How a step has come about.
  private enum Way { case made, undone, redone }

  // Steps ----------------------------------------------------------------------------------------

  /// Remembers a change that an entry is for.
  mutating func remember(_ change: Change<Record, Contents>, entry: Int, group: Int?) {
    let from = versions.version(of: change.record, base: change.base)
    let to = versions.add()
    let step = add(
      .change(
        Step.Reversible(
          record: change.record, before: change.before, after: change.after,
          isPut: change.operation == .put, from: from, to: to)), group: group)
    awaitAnswer(to: entry, of: step, change.record, version: to, .made)
    versions.keep(where: isUsed)
  }

  /// Remembers what the store has written at once, by the number under which it takes it back.
  mutating func remember(unit: Int64) { _ = add(.unit(unit), group: nil) }

  private mutating func add(_ kind: Step.Kind, group: Int?) -> Int {
    lastID += 1
    done.append(Step(id: lastID, kind: kind, group: group))
    if done.count > Self.most { done.removeFirst() }
    undone = []
    return lastID
  }

  private mutating func awaitAnswer(
    to entry: Int, of step: Int, _ record: Record, version: Int, _ way: Way
  ) {
    versions.lead(record, to: version)
    awaited.append(Awaited(entry: entry, step: step, version: version, way: way))
  }

  private func isUsed(_ version: Int) -> Bool {
    (done + undone).contains { $0.change?.from == version || $0.change?.to == version }
      || awaited.contains { $0.version == version }
  }

  // Answers --------------------------------------------------------------------------------------

  /// Notes that an entry has taken effect; of one that is still there it is known what it was on top of.
  mutating func settle(
    _ id: Int, _ entry: OutboxEntry<Record, Contents>?, revision: Int64?
  ) {
    if let settled = answered(id) {
      versions.settle(settled.version, revision: revision)
    } else if let entry, let revision {
      versions.follow(entry.change.record, from: entry.revision, to: revision)
    }
  }

  /// Notes that the entry of a step will never take effect: what has not happened cannot be undone.
  ///
  /// An undo that the store may take another time can be tried again.
  mutating func forget(_ entry: Int, isLasting: Bool = true) {
    guard let forgotten = answered(entry) else { return }
    versions.abandon(forgotten.version)
    let step = drop(forgotten.step)
    guard let step, !isLasting else { return }
    switch forgotten.way {
    case .made: break
    case .undone: done.append(step)
    case .redone: undone.append(step)
    }
  }

  private mutating func answered(_ entry: Int) -> Awaited? {
    guard let place = awaited.firstIndex(where: { $0.entry == entry }) else { return nil }
    return awaited.remove(at: place)
  }

  @discardableResult
  private mutating func drop(_ id: Int) -> Step? {
    if let place = done.firstIndex(where: { $0.id == id }) { return done.remove(at: place) }
    if let place = undone.firstIndex(where: { $0.id == id }) { return undone.remove(at: place) }
    return nil
  }

  // Back and forth -------------------------------------------------------------------------------

  /// Takes the last step to the other side, and returns it; nil when there is none.
  mutating func move(isRedo: Bool) -> Step? {
    guard let step = isRedo ? undone.popLast() : done.popLast() else { return nil }
    if isRedo { done.append(step) } else { undone.append(step) }
    return step
  }

  /// The group of the step that is undone or redone next.
  func nextGroup(isRedo: Bool) -> Int? { (isRedo ? undone.last : done.last)?.group }

  /// The change that a step which has been moved asks for.
  func change(_ change: Step.Reversible, isRedo: Bool) -> Change<Record, Contents> {
    let base = versions.revision(of: isRedo ? change.from : change.to)
    return change.change(isRedo: isRedo, base: base)
  }

  /// Notes the entry that a moved step is for.
  mutating func sent(_ entry: Int, for step: Step, _ change: Step.Reversible, isRedo: Bool) {
    let version = isRedo ? change.to : change.from
    awaitAnswer(to: entry, of: step.id, change.record, version: version, isRedo ? .redone : .undone)
  }

  // Units ----------------------------------------------------------------------------------------

  /// Notes that the store has moved a unit, by the number under which that is taken back.
  mutating func moved(_ id: Int, as unit: Int64) {
    replace(id, in: &done, by: unit)
    replace(id, in: &undone, by: unit)
  }

  private func replace(_ id: Int, in steps: inout [Step], by unit: Int64) {
    guard let place = steps.firstIndex(where: { $0.id == id }) else { return }
    steps[place] = Step(id: id, kind: .unit(unit), group: steps[place].group)
  }

  /// Notes that the store has not moved a unit; unless that is lasting it can be tried again.
  mutating func notMoved(_ id: Int, isRedo: Bool, isLasting: Bool) {
    guard let step = drop(id), !isLasting else { return }
    if isRedo { undone.append(step) } else { done.append(step) }
  }
}

extension UndoHistory: Sendable where Record: Sendable, Contents: Sendable {}
