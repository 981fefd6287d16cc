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
    guard let stamp = FileStamp(path: path) else { return nil }
    self = stamp.identity
  }

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

/// A file as it stands under a path: which one it is, and how it was last written.
struct FileStamp: Hashable, Sendable {
  let identity: FileIdentity
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64

  /// The file at a path, or nil when there is none that can be seen.
  ///
  /// One system call.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    identity = FileIdentity(status)
    size = Int64(status.st_size)
    #if os(Linux)
      let written = status.st_mtim
    #else
      let written = status.st_mtimespec
    #endif
    (seconds, nanoseconds) = (Int64(written.tv_sec), Int64(written.tv_nsec))
  }
}
