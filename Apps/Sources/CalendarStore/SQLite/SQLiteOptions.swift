// SPDX-License-Identifier: MIT
import CivilTime
import Foundation

/// How a `SQLiteStore` treats its file.
public struct SQLiteOptions: Sendable {
  /// How long a write waits for other programs, from when it is asked, before the file counts as
  /// locked.
  public var busyTimeout: Duration = .seconds(5)
  /// How often to look for changes by other programs, while someone listens for them.
  public var watchInterval: Duration = .milliseconds(200)
  /// The most bytes that the file may grow to; nil for no limit but the disk.
  ///
  /// Rounded up to whole pages of 4 096. What SQLite keeps beside the file does not count.
  public var largestSize: Int64?
  /// What time it is; with each day's first change the day is noted, for the trash.
  public var now: @Sendable () -> Instant = {
    Instant(clamping: Int64(Date().timeIntervalSince1970 * 1_000_000))
  }
  /// Is told, before a file of an older schema is brought to the present one, its path and schema;
  /// what it throws keeps the file as it is and is what opening throws.
  public var willMigrate: (@Sendable (_ path: String, _ schema: Int) throws -> Void)?
  /// Waits between two looks; tests decide for themselves when it is time.
  var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  /// What a program on one machine wants.
  public init() {}
}
