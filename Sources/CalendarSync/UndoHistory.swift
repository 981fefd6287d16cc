// SPDX-License-Identifier: MIT

/// What was changed on a device, so that it can be undone and redone step by step.
///
/// An undo is a change like any other, and goes through the outbox. It is sent on top of the revision
/// that its step has left, so that what another device has changed since becomes a conflict and is
/// not lost.
struct UndoHistory<Record: Equatable, Contents> {
  typealias Step = UndoStep<Record, Contents>

  /// The number of tasks that are kept.
  static var most: Int { 100 }

  /// The steps to undo, in the order in which they were made.
  private(set) var done: [Step] = []
  /// The steps to redo, the latest one first.
  private(set) var undone: [Step] = []
  private var versions = RecordVersions<Record>()
  private var awaited: [Awaited] = []
  /// The entries that no step is for.
  private var stepless: [Stepless] = []
  private var lastID = 0

  /// A step on its way, which the answer to an entry or to the store's own undo is about.
  fileprivate struct Awaited {
    /// nil for a unit, of which there is no entry.
    let entry: Int?
    var step: Step
    let version: Int?
    let way: Way
    /// The step that was made last by then.
    let lastID: Int
  }

  /// How a step has come about.
  fileprivate enum Way { case made, undone, redone }

  fileprivate struct Stepless {
    let entry: Int
    let record: Record
    let revision: Int64?
  }

  // Steps ----------------------------------------------------------------------------------------

  /// Remembers a change that an entry is for.
  mutating func remember(_ change: Change<Record, Contents>, entry: Int, group: Int?) {
    let from = versions.version(of: change.record, base: change.base)
    let to = versions.add()
    let step = add(
      .change(
        Step.Reversible(
          record: change.record, before: change.before, after: change.after,
          redoing: change.undoing == nil ? nil : change.values, undoing: change.undoing,
          isPut: change.operation == .put, from: from, to: to)), group: group)
    lead(change.record, to: to, by: entry, step, .made)
    versions.keep(where: isUsed)
  }

  /// Notes an entry that no step is for: it changes its record on top of the last version.
  mutating func noteStepless(_ entry: OutboxEntry<Record, Contents>) {
    stepless.append(
      Stepless(entry: entry.id, record: entry.change.record, revision: entry.revision))
  }

  /// Remembers what the store has written at once, by the number under which it takes it back.
  mutating func remember(unit: Int64) { _ = add(.unit(unit), group: nil) }

  private mutating func add(_ kind: Step.Kind, group: Int?) -> Step {
    lastID += 1
    let step = Step(id: lastID, kind: kind, group: group)
    done.append(step)
    makeRoom()
    undone = []
    return step
  }

  /// Drops the oldest task when there are more than are kept, with all of its steps: a part of it
  /// could not be undone as what it was.
  private mutating func makeRoom() {
    guard done.count > Self.most else { return }
    var (tasks, second) = (1, 0)
    for index in 1..<done.count {
      if let group = done[index].group, group == done[index - 1].group { continue }
      if tasks == 1 { second = index }
      tasks += 1
    }
    if tasks > Self.most { done.removeFirst(second) }
  }

  private mutating func lead(
    _ record: Record, to version: Int, by entry: Int, _ step: Step, _ way: Way
  ) {
    versions.lead(record, to: version)
    awaited.append(
      Awaited(entry: entry, step: step, version: version, way: way, lastID: lastID))
  }

  /// The steps that can be undone or redone, or may be again.
  var steps: [Step] { done + undone + awaited.map { $0.step } }

  private func isUsed(_ version: Int) -> Bool {
    steps.contains { $0.change?.from == version || $0.change?.to == version }
  }

  // Answers --------------------------------------------------------------------------------------

  /// The record that an entry is of, as long as it has not been answered.
  func record(of id: Int) -> Record? {
    awaited.first { $0.entry == id }?.step.change?.record
      ?? stepless.first { $0.entry == id }?.record
  }

  /// Notes that what an entry leads from is what somebody else has written, and is replaced knowingly.
  mutating func rebase(_ id: Int, on contents: Contents?) {
    guard let place = awaited.firstIndex(where: { $0.entry == id }) else { return }
    let step = awaited[place].step.rebased(on: contents, isUndone: awaited[place].way == .undone)
    awaited[place].step = step
    replace(step, in: &done)
    replace(step, in: &undone)
  }

  private func replace(_ step: Step, in steps: inout [Step]) {
    guard let place = steps.firstIndex(where: { $0.id == step.id }) else { return }
    steps[place] = step
  }

  /// Notes that an entry has taken effect, on top of a former revision unless that is not known.
  mutating func settle(_ id: Int, from former: Int64?, revision: Int64?) {
    if let settled = answered({ $0.entry == id }), let version = settled.version {
      versions.settle(version, revision: revision)
    }
    guard let place = stepless.firstIndex(where: { $0.entry == id }) else { return }
    let settled = stepless.remove(at: place)
    guard let revision else { return }
    versions.follow(settled.record, from: former ?? settled.revision, to: revision)
  }

  /// Notes that the entry of a step will never take effect: what has not happened cannot be undone.
  ///
  /// An undo that the store may take another time can be tried again.
  mutating func forget(_ id: Int, isLasting: Bool = true) {
    stepless.removeAll { $0.entry == id }
    guard let forgotten = answered({ $0.entry == id }) else { return }
    if let version = forgotten.version { versions.abandon(version) }
    goBack(forgotten, isLasting: isLasting)
  }

  private mutating func answered(_ isMeant: (Awaited) -> Bool) -> Awaited? {
    guard let place = awaited.firstIndex(where: isMeant) else { return nil }
    return awaited.remove(at: place)
  }

  /// Drops a step that has not come about; unless that is lasting it is where it came from.
  private mutating func goBack(_ awaited: Awaited, isLasting: Bool) {
    let step = awaited.step
    done.removeAll { $0.id == step.id }
    undone.removeAll { $0.id == step.id }
    guard !isLasting else { return }
    switch awaited.way {
    case .made: break
    case .undone:
      done.insert(step, at: done.firstIndex { $0.id > step.id } ?? done.endIndex)
    case .redone where awaited.lastID == lastID:
      undone.insert(step, at: undone.firstIndex { $0.id < step.id } ?? undone.endIndex)
    // What has been changed since ends what could be redone.
    case .redone: break
    }
  }

  // Back and forth -------------------------------------------------------------------------------

  /// Takes the last step to the other side, and returns it; nil when there is none.
  mutating func move(isRedo: Bool) -> Step? {
    guard let step = isRedo ? undone.popLast() : done.popLast() else { return nil }
    if isRedo { done.append(step) } else { undone.append(step) }
    guard step.change == nil else { return step }
    awaited.append(
      Awaited(
        entry: nil, step: step, version: nil, way: isRedo ? .redone : .undone, lastID: lastID))
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
    lead(change.record, to: version, by: entry, step, isRedo ? .redone : .undone)
  }

  // Units ----------------------------------------------------------------------------------------

  /// Notes that the store has moved a unit, by the number under which that is taken back.
  mutating func noteMoved(_ id: Int, as unit: Int64) {
    guard answered({ $0.entry == nil && $0.step.id == id }) != nil else { return }
    let step = Step(id: id, kind: .unit(unit), group: nil)
    replace(step, in: &done)
    replace(step, in: &undone)
  }

  /// Notes that the store has not moved a unit; unless that is lasting it can be tried again.
  mutating func noteNotMoved(_ id: Int, isLasting: Bool) {
    guard let step = answered({ $0.entry == nil && $0.step.id == id }) else { return }
    goBack(step, isLasting: isLasting)
  }
}

extension UndoHistory: Sendable where Record: Sendable, Contents: Sendable {}
extension UndoHistory.Awaited: Sendable where Record: Sendable, Contents: Sendable {}
extension UndoHistory.Stepless: Sendable where Record: Sendable, Contents: Sendable {}
