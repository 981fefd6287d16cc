// SPDX-License-Identifier: MIT

/// Writing to what others may be changing at the same time.
enum Insistence {
  /// Writes to a record, from a revision on; the closure answers a newer one when there is one.
  ///
  /// Somebody who says `remove` or `edit` means the record however it is by now, so it is tried again.
  static func write(
    _ id: String, revision: Int64, attempt: (Int64) async throws -> Int64?
  ) async throws {
    var base = revision
    for _ in 0..<20 {
      guard let newer = try await attempt(base) else { return }
      base = newer
    }
    throw CommandFailure(.locked, "\(id) is being changed all the time; try again.")
  }
}
