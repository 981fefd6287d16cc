// SPDX-License-Identifier: MIT
import CalendarEngine

// What becomes of edits that could not be stored at once.
extension InteractiveCalendar {
  /// Sends what waits if it is time, and shows what others have written.
  func followStore() async throws {
    guard let writer = editing?.writer else { return }
    await writer.retryIfDue()
    guard try await writer.hasNews() else { return }
    await writer.recheckConflicts()
    try await takeNews()
  }

  /// Says what has become of edits, and asks what somebody has to decide.
  func tellNews() async throws {
    guard let writer = editing?.writer else { return }
    let heard = news
    news = []
    for piece in heard {
      switch piece {
      case .waiting: add(writer.reasonToWait.map(StoringNotices.english.waiting))
      case .stored:
        try await takeNews()
        add(StoringNotices.english.stored)
      case .refused(let reason):
        try await takeNews()
        add("Not stored: \(reason)")
      case .conflict: break
      }
    }
    if heard.contains(.conflict) { try await decide() }
  }

  /// Says something after what the last key led to.
  private func add(_ text: String?) {
    guard let text else { return }
    let said = String(decoding: words, as: UTF8.self)
    say(said.isEmpty ? text : EditOutcome.sentences([said, text]))
  }

  /// Has somebody decide which version of an event stays, one event after another.
  func decide() async throws {
    guard let writer = editing?.writer else { return }
    while let conflict = writer.conflicts.first {
      switch try await answer(to: conflict, writer) {
      case .mine: try await keepMine(conflict, writer)
      case .theirs:
        writer.keepTheirs(conflict)
        try await reload(from: desk?.focusedEventID)
        say("\(conflict.title) is left as it is there.")
      case .later: return say("\(conflict.title): Enter on it, or u, asks again.")
      case .outdated: break
      }
      // Asked about next.
      news.removeAll { $0 == .conflict }
    }
  }

  private func keepMine(_ conflict: EventConflict, _ writer: EventWriter) async throws {
    var text = "\(conflict.title) is as you want it. u brings theirs back."
    do {
      try await writer.keepMine(conflict)
    } catch {
      guard let failure = CommandFailure(error) else { throw error }
      text = failure.text
    }
    try await reload(from: desk?.focusedEventID)
    say(text)
  }

  private enum Answer {
    case mine, theirs, later
    /// What was asked is not the question any more.
    case outdated
  }

  private func answer(
    to conflict: EventConflict, _ writer: EventWriter
  ) async throws -> Answer {
    while true {
      let footer = InteractiveFooter(
        saying: Array("\(conflict.whatHappened) \(StoringNotices.english.versions(conflict))".utf8),
        keys: ["m keeps mine   t keeps theirs   Esc decides later", "m mine  t theirs  Esc"],
        columns: terminal.size.columns)
      draw(footer)
      guard let key = try next() else {
        try await followStore()
        guard writer.isStill(conflict) else { return .outdated }
        try await fit()
        continue
      }
      switch key {
      case .text("m"), .text("t"):
        await writer.recheckConflicts()
        guard writer.isStill(conflict) else { return .outdated }
        return key == .text("m") ? .mine : .theirs
      case .key(let sample) where sample.key == .escape: return .later
      default: break
      }
    }
  }
}
