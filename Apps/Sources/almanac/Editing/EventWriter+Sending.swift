// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarSync
import CivilTime

// What waits for the store, and what waits for somebody.
extension EventWriter {
  /// Whether anything waits for the store.
  var isWaiting: Bool { session.outbox.next != nil }

  /// How many events wait for the store or for somebody; what is being sent does not yet.
  var unstoredCount: Int {
    let undecided = session.outbox.conflicts.map(\.change.record)
    return session.outbox.overlay.filter { obstacle != nil || undecided.contains($0.record) }.count
  }

  /// Why something is not stored yet, in a few words; nil where nothing waits for the store.
  var reasonToWait: String? {
    guard isWaiting, let obstacle else { return nil }
    return (obstacle as? StoreError)?.obstacle ?? "\(obstacle)"
  }

  /// The events of which there are two versions, the oldest conflict first.
  var conflicts: [EventConflict] {
    session.outbox.conflicts.map { EventConflict($0, session.outbox.latest($0), viewer) }
  }

  /// Has conflicts compared with what the store has now.
  ///
  /// What others have taken back is none any more, and one's own change is stored. Each conflict is sent
  /// once more: for when the store has changed, and before somebody decides.
  func recheckConflicts() async {
    guard !session.outbox.conflicts.isEmpty, obstacle == nil else { return }
    if await session.recheckConflicts() { noteAnswer() }
    if session.outbox.entries.isEmpty { tells?(.stored) }
  }

  /// Whether a conflict is still about the versions that somebody was asked about.
  func isStill(_ conflict: EventConflict) -> Bool {
    session.outbox.conflicts.contains {
      $0.id == conflict.entry.id && $0.conflict == conflict.entry.conflict
    }
  }

  /// Keeps one's own version of an event.
  func keepMine(_ conflict: EventConflict) async throws {
    try await attend(to: [conflict.id]) { session.keepMine(conflict.entry) }
  }

  /// Gives up one's own version of an event.
  func keepTheirs(_ conflict: EventConflict) { session.keepTheirs(conflict.entry) }

  /// Sends what waits, if it is time.
  func retryIfDue() async {
    if retry.isDue { await retryNow() }
  }

  /// Sends what waits at once, such as when somebody else has been able to write.
  func retryNow() async {
    guard obstacle != nil else { return }
    await send()
    if obstacle == nil, session.outbox.entries.isEmpty { tells?(.stored) }
    if !session.outbox.conflicts.isEmpty { tells?(.conflict) }
  }

  /// Tries a last time to store what waits, and says what is not stored; nil where all is.
  func finish() async -> CommandFailure? {
    await send()
    return unstoredChanges
  }

  /// What is not stored, in words; nil where all is.
  var unstoredChanges: CommandFailure? {
    let (entries, undecided) = (session.outbox.entries, conflicts)
    guard !entries.isEmpty else { return nil }
    let ids = undecided.map(\.id)
    let waiting = entries.filter { !ids.contains($0.change.record) }
    var (status, text) = (ExitStatus.partly, "")
    if let obstacle, !waiting.isEmpty {
      let failure = CommandFailure(obstacle)
      status = failure?.status ?? .ioError
      text = "not stored: \(list(of: waiting)). \(failure?.text ?? "\(obstacle)")"
    }
    for conflict in undecided {
      let own = entries.filter { $0.change.record == conflict.id }
      text += text.isEmpty ? "not stored: " : " Nor is: "
      text += "\(list(of: own)). \(conflict.whatHappened) It is left as it is there."
    }
    return CommandFailure(status, text)
  }

  private func list(of entries: [OutboxEntry<String, EventContents>]) -> String {
    entries.compactMap { ChangeStep($0.change.before, $0.change.after) }
      .map { UnitLine.deed(of: [$0], zone: viewer) }.joined(separator: "; ")
  }
}

extension EventWriter {
  /// Changes something, sends it, and hears what becomes of it.
  ///
  /// - Parameters:
  ///   - ids: The events that are changed.
  ///   - change: What changes them.
  /// - Throws: Why the store does not take one of them.
  func attend<Result>(
    to ids: [String], _ change: () async throws -> Result
  ) async throws {
    attendedCount += 1
    defer { leave() }
    _ = try await change()
    // What is behind something that waits would only wait as well.
    if obstacle == nil { await send() }
    let refused = refusals.filter { ids.contains($0.id) }
    refusals.removeAll { ids.contains($0.id) }
    if let reason = refused.first?.reason { throw CommandFailure(.badData, reason) }
    let conflicting = session.outbox.conflicts.map(\.change.record)
    if ids.contains(where: conflicting.contains) { tells?(.conflict) }
    if reasonToWait != nil { tells?(.waiting) }
  }

  /// Tells of what was refused meanwhile and nobody has waited for.
  private func leave() {
    attendedCount -= 1
    guard attendedCount == 0 else { return }
    for refusal in refusals { tells?(.refused(refusal.reason)) }
    refusals = []
  }

  private func send() async {
    if await session.flush() { noteAnswer() }
  }

  private func noteAnswer() {
    retry.succeed()
    obstacle = nil
  }

  /// Hears what becomes of changes.
  func hear(_ event: SyncEvent<String, EventContents>) {
    switch event {
    case .unreachable(let error):
      obstacle = error
      retry.fail()
    case .refused(let entry, let reason):
      let words = reason ?? "The store does not take it."
      if attendedCount > 0 {
        refusals.append((entry.change.record, words))
      } else {
        tells?(.refused(words))
      }
    case .changed, .settled, .conflict, .unkept: break
    }
  }
}

extension ChangeStep {
  /// What a step has done to an event.
  init?(_ step: UndoStep<String, EventContents>) {
    guard let change = step.change else { return nil }
    self.init(change.before, change.after)
  }

  /// What has been done to an event that was like this, and is like that; nil where neither is known.
  init?(_ before: EventContents?, _ after: EventContents?) {
    guard let event = (after ?? before)?.event else { return nil }
    self.init(
      effect: before == nil ? .added : after == nil ? .deleted : .edited,
      record: .event(
        EventRecord(event: event, revision: 0, change: 0, isDeleted: after == nil)))
  }
}
