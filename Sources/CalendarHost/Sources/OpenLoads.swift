// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

/// The loads that a source has not answered yet; each is a task, and cancelled with its load.
@MainActor
final class OpenLoads {
  private var tasks: [Int32: Task<Void, Never>] = [:]

  deinit {
    for task in tasks.values { task.cancel() }
  }

  /// Starts a load.
  func begin(
    _ token: Int32, _ load: @escaping () async throws -> DayAnswer,
    answer: @escaping (CalendarAction) -> Void
  ) {
    tasks[token] = Task { [weak self] in
      let action: CalendarAction
      do {
        let days = try await load()
        action = .loaded(
          token: token, sequence: nil, facts: days.facts, occurrences: days.occurrences)
      } catch {
        action = .loadFailed(token: token)
      }
      guard let self, self.tasks.removeValue(forKey: token) != nil else { return }
      answer(action)
    }
  }

  /// Nobody waits for a load any more.
  func cancel(_ token: Int32) {
    tasks.removeValue(forKey: token)?.cancel()
  }

  /// Nobody waits for anything any more.
  func cancelAll() {
    for task in tasks.values { task.cancel() }
    tasks = [:]
  }

  /// Waits until nothing is open, not even what an answer has led to.
  func settle() async {
    while let (_, task) = tasks.first { await task.value }
  }
}
