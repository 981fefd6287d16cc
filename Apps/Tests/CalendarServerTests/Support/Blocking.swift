// SPDX-License-Identifier: MIT
import Foundation

/// Runs something that waits in the kernel on a thread of its own.
///
/// The server answers on the few threads of Swift's tasks: to wait on one of them could be to wait
/// for ever.
func blocking<Value: Sendable>(
  _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    let thread = Thread { continuation.resume(with: Result { try body() }) }
    thread.start()
  }
}
