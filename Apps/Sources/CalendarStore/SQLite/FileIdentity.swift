// SPDX-License-Identifier: MIT
import Foundation

/// Identifies the file under a path, whatever it is called, by its device and inode.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  /// The inode: unique on the device for as long as the file exists.
  let inode: UInt64

  /// The file at a path, or nil when none can be seen.
  ///
  /// Costs one system call.
  init?(path: String) {
    guard let stamp = FileStamp(path: path) else { return nil }
    self = stamp.identity
  }

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

/// A file under a path: its identity, and when and at what size it was last written.
struct FileStamp: Hashable, Sendable {
  let identity: FileIdentity
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64

  /// The file at a path, or nil when none can be seen.
  ///
  /// Costs one system call.
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
