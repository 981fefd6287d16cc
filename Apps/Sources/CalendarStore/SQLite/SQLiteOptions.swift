// SPDX-License-Identifier: MIT
import CivilTime
import Foundation

/// How a `SQLiteStore` uses its file.
public struct SQLiteOptions: Sendable {
  /// How long a write waits for other programs, counted from the call, before the file is reported
  /// as locked.
  public var busyTimeout: Duration = .seconds(5)
  /// How often to look for changes by other programs while there are listeners.
  public var watchInterval: Duration = .milliseconds(200)
  /// The maximum size of the file in bytes; nil for no limit but the disk.
  ///
  /// Rounded up to whole pages of 4 096. The files that SQLite keeps beside it do not count.
  public var largestSize: Int64?
  /// What time it is.
  ///
  /// The day of each day's first change is noted, for the trash.
  public var now: @Sendable () -> Instant = {
    Instant(clamping: Int64(Date().timeIntervalSince1970 * 1_000_000))
  }
  /// Called with path and schema before a file of an older schema is migrated.
  ///
  /// If it throws, the file stays as it is, and opening throws the same error.
  public var willMigrate: (@Sendable (_ path: String, _ schema: Int) throws -> Void)?
  /// Waits between two looks; tests replace it to decide when time passes.
  var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  /// The defaults, for a program on one machine.
  public init() {}
}
