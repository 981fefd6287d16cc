// SPDX-License-Identifier: MIT
import ServiceLifecycle

/// Ends the event streams when the server ends: they would never end by themselves.
///
/// Services end in reverse order, so it stands behind the server in the list.
struct StreamEnding: Service {
  let hub: ChangeHub
  let whenEnding: @Sendable () -> Void

  func run() async throws {
    // Cancelled or ended gently, the streams are over.
    try? await gracefulShutdown()
    whenEnding()
    await hub.end()
  }
}
