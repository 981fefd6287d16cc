// SPDX-License-Identifier: MIT
import Foundation

/// Tells work on another thread that the task awaiting it has been cancelled.
final class Interruption: @unchecked Sendable {
  private let lock = NSLock()
  private var hasCome = false

  /// Runs the work, which calls `check` now and then.
  func whileWaiting<Value>(_ work: () async throws -> Value) async rethrows -> Value {
    try await withTaskCancellationHandler(operation: work) {
      lock.withLock { hasCome = true }
    }
  }

  /// Throws when the task has been cancelled, as it is when the server ends.
  func check() throws(Problem) {
    guard lock.withLock({ hasCome }) else { return }
    throw Problem(
      .serviceUnavailable,
      "The server stopped during the import. Import the file again: nothing is counted twice.")
  }
}
