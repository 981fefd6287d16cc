// SPDX-License-Identifier: MIT

/// Deleting what others may be changing at the same time.
enum Removal {
  /// Deletes a record, from a revision on; the closure answers a newer one when there is one.
  ///
  /// Somebody who says `remove` means the record however it is by now, so it is tried again.
  static func of(
    _ id: String, revision: Int64, delete: (Int64) async throws -> Int64?
  ) async throws {
    var base = revision
    for _ in 0..<20 {
      guard let newer = try await delete(base) else { return }
      base = newer
    }
    throw CommandFailure(.locked, "\(id) is being changed all the time; try again.")
  }
}
