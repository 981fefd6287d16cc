// SPDX-License-Identifier: MIT
import ServiceLifecycle

/// Ends the event streams when the server ends, because they would never end by themselves.
///
/// Services end in reverse order, so this one comes after the server in the list.
struct StreamEnding: Service {
  let hub: ChangeHub
  let whenEnding: @Sendable () -> Void

  func run() async throws {
    // Whether cancelled or ended gracefully, the streams are over.
    try? await gracefulShutdown()
    whenEnding()
    await hub.end()
  }
}
