// SPDX-License-Identifier: MIT
import Foundation

/// Makes the ids of new records, each of which comes after the ones before it.
///
/// Events that start together stand in the order of their ids, and so in the order in which they were
/// made. An id is a UUID of version 7 (RFC 9562, 5.7) in small letters: 48 bits for the milliseconds
/// since 1970, and 74 that are random.
public struct RecordIDs: Sendable {
  /// Those of this program.
  public static let shared = RecordIDs { Int64(Date().timeIntervalSince1970 * 1_000) }

  private let now: @Sendable () -> Int64
  private let latest = Locked(Int64(0))

  /// The ids of a clock.
  ///
  /// - Parameter now: Milliseconds since 1970.
  init(now: @escaping @Sendable () -> Int64) { self.now = now }

  /// An id that no other record has.
  ///
  /// One that is asked for in the millisecond of the last one, or after the clock was set back, has the
  /// millisecond after it.
  public func next() -> String {
    let milliseconds = latest.withLock { latest in
      latest = max(now(), latest + 1)
      return latest
    }
    // One of version 4 is random but for its version and variant.
    var bytes = UUID().uuid
    let digits = UInt64(clamping: milliseconds).bigEndian
    withUnsafeMutableBytes(of: &bytes) { bytes in
      withUnsafeBytes(of: digits) { bytes.copyMemory(from: .init(rebasing: $0[2...])) }
    }
    bytes.6 = 0x70 | bytes.6 & 0x0F
    return UUID(uuid: bytes).uuidString.lowercased()
  }
}
