// SPDX-License-Identifier: MIT
import Foundation

/// Which file stands under a path, whatever it is called: its device and its number there.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  /// The number of the file on its device; its own while it is there.
  let inode: UInt64

  /// The file at a path, or nil when there is none that can be seen.
  ///
  /// One system call.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
