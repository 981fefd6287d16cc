// SPDX-License-Identifier: MIT

/// Writes to records that others may be changing at the same time.
enum Insistence {
  /// Writes to a record with a base revision; on a conflict, asks the closure for a newer one and
  /// tries again.
  ///
  /// `remove` and `edit` mean the record in whatever state it is by now.
  static func write(
    _ id: String, revision: Int64, attempt: (Int64) async throws -> Int64?
  ) async throws {
    var base = revision
    for _ in 0..<20 {
      guard let newer = try await attempt(base) else { return }
      base = newer
    }
    throw CommandFailure(.locked, "\(id) keeps being changed by others; try again.")
  }
}
