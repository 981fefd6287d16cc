// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

// What a session has the app do: load days, and store what has been made of events.
extension CalendarSession {
  /// Waits until what has been made of events is stored or refused, and all days that are wanted have
  /// been loaded.
  public func settle() async {
    await loads.settle()
    while let (_, task) = edits.first {
      await task.value
      await loads.settle()
    }
  }

  /// Waits until all days that are wanted have been loaded, whatever is being stored meanwhile.
  public func settleLoads() async { await loads.settle() }

  /// Asks the source for days.
  func load(_ token: Int32, _ days: DayInterval, _ detail: LoadDetail) {
    switch source?.loading {
    case nil: send(.action(.loadFailed(token: token)))
    case .atOnce(let answer):
      let found = answer(days, detail)
      let (facts, occurrences) = (found.facts, found.occurrences)
      send(.action(.loaded(token: token, sequence: nil, facts: facts, occurrences: occurrences)))
    case .later(let load):
      loads.begin(token) {
        try await load(days, detail)
      } answer: { [weak self] action in
        self?.send(.action(action))
      }
    }
  }

  /// Has the app store what a hand or a key has made of an event; without anybody who does it is taken
  /// back.
  func store(_ edit: Edit, _ id: Int32) {
    guard let storing = storing(edit) else {
      send(.action(.edit(.settle(id: id, .refused(reason: [])))))
      return
    }
    edits[id] = Task { [weak self] in
      let verdict = await storing()
      self?.edits[id] = nil
      for answer in verdict.answers(id) { self?.send(.action(.edit(answer))) }
    }
  }

  /// What the app does to store an edit, or nil.
  private func storing(_ edit: Edit) -> (@MainActor () async -> EditVerdict)? {
    if edit.kind == .create, let text = droppedText, let dropping {
      return { await dropping(edit, text) }
    }
    guard let editing else { return nil }
    return { await editing(edit) }
  }
}
