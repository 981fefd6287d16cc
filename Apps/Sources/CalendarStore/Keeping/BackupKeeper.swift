// SPDX-License-Identifier: MIT
import CivilTime
import Dispatch

/// Makes a daily backup while a database is in use.
public struct BackupKeeper: Sendable {
  /// Where the backups go.
  public let folder: BackupFolder
  /// The file to back up.
  public let database: String
  /// What time it is.
  private let now: @Sendable () -> Instant
  /// Waits between two looks at the clock.
  private let sleep: @Sendable (Duration) async throws -> Void

  /// A keeper that has not started.
  public init(
    _ folder: BackupFolder, of database: String, now: @escaping @Sendable () -> Instant,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.folder = folder
    self.database = database
    self.now = now
    self.sleep = sleep
  }
}

extension BackupKeeper {
  /// Makes a backup now if the newest is a day old, and another after each further day, until the
  /// task is cancelled.
  ///
  /// Looks at the clock once an hour, because machines sleep. A failure is reported, and the backup
  /// is tried again at the next look.
  public func run(_ tell: @escaping @Sendable (Result<String, StoreError>) -> Void) async {
    while !Task.isCancelled {
      if let result = await makeWhenDue() { tell(result) }
      do { try await sleep(.seconds(3_600)) } catch { return }
    }
  }

  private func makeWhenDue() async -> Result<String, StoreError>? {
    let now = now()
    if let newest = folder.newest(notAfter: now),
      newest.microseconds(until: now) < 86_400_000_000
    {
      return nil
    }
    return await withCheckedContinuation { continuation in
      // Use a thread that nobody else waits for.
      DispatchQueue.global(qos: .utility).async {
        do throws(StoreError) {
          continuation.resume(returning: .success(try folder.add(of: database, at: now)))
        } catch {
          continuation.resume(returning: .failure(error))
        }
      }
    }
  }
}
