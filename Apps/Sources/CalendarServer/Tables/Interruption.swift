// SPDX-License-Identifier: MIT
import Foundation

/// Lets work on another thread know that the task that waits for it is cancelled.
final class Interruption: @unchecked Sendable {
  private let lock = NSLock()
  private var hasCome = false

  /// Does the work, which asks `check` now and then.
  func whileWaiting<Value>(_ work: () async throws -> Value) async rethrows -> Value {
    try await withTaskCancellationHandler(operation: work) {
      lock.withLock { hasCome = true }
    }
  }

  /// Throws when the task is cancelled, which it is when the server cannot wait any longer.
  func check() throws(Problem) {
    guard lock.withLock({ hasCome }) else { return }
    throw Problem(
      .serviceUnavailable,
      "The server is ending in the midst of the import. Import it again: "
        + "what has gone in already is not counted twice.")
  }
}
