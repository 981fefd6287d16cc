// SPDX-License-Identifier: MIT
import CalendarStore
import CivilTime
import Logging
import ServiceLifecycle

/// Purges the store's trash when the server starts and with each new UTC day.
struct TrashKeeper: Service {
  let desk: StoreDesk
  let now: @Sendable () -> Instant
  let logger: Logger
  /// Waits between two looks at the clock; tests replace it to decide when time passes.
  var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  /// Looks at the clock once an hour, because machines sleep.
  ///
  /// A purge that fails is tried again at the next look.
  func run() async throws {
    await cancelWhenGracefulShutdown {
      var latest: EpochDay?
      while !Task.isCancelled {
        let now = now()
        let today = ZoneRules.fixed(.utc).day(at: now)
        if today != latest, await purge(now) { latest = today }
        do { try await sleep(.seconds(3_600)) } catch { return }
      }
    }
  }

  /// Purges, and returns whether that was possible.
  private func purge(_ now: Instant) async -> Bool {
    do {
      _ = try await desk.present().store.purge(now: now)
      return true
    } catch {
      logger.warning("The trash was not emptied. \(error)")
      return false
    }
  }
}
