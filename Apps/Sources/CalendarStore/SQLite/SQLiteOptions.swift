// SPDX-License-Identifier: MIT

/// How a `SQLiteStore` treats its file.
public struct SQLiteOptions: Sendable {
  /// How long to wait for other programs that write, before the file counts as locked.
  public var busyTimeout: Duration = .seconds(5)
  /// How often to look for changes by other programs, while someone listens for them.
  public var watchInterval: Duration = .milliseconds(200)
  /// The most bytes that the file may grow to; nil for no limit but the disk.
  ///
  /// Rounded up to whole pages of 4 096. What SQLite keeps beside the file does not count.
  public var largestSize: Int64?
  /// Waits between two looks; tests decide for themselves when it is time.
  var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  /// What a program on one machine wants.
  public init() {}
}
