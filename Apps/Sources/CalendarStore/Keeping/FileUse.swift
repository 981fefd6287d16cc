// SPDX-License-Identifier: MIT
import Foundation

/// Tells from SQLite's locks whether somebody has a database open.
///
/// Also works for damaged files. In WAL mode every connection holds a shared lock on the file, and
/// one on the `-shm` beside it, for as long as it is open (https://sqlite.org/lockingv3.html).
final class FileUse {
  private let file: Int32

  /// Keeps everybody else out of a file for the lifetime of this value.
  ///
  /// - Throws: `inUse` when somebody has it open, `unreachable`.
  init(excluding path: String) throws(StoreError) {
    file = open(path, O_RDWR | O_CLOEXEC)
    guard file >= 0 else { throw DiskFile.failure(path) }
    var lock = Self.databaseLock
    guard fcntl(file, Self.setLock, &lock) == 0 else {
      close(file)
      throw .inUse(path: path)
    }
  }

  deinit {
    close(file)
  }
}

extension FileUse {
  /// Whether anybody has a file, or the shared memory beside it, open.
  ///
  /// - Throws: `unreachable`. A file that does not exist is not open.
  static func isOpen(_ path: String) throws(StoreError) -> Bool {
    if try isLocked(path, databaseLock) { return true }
    return try isShared(path)
  }

  /// Whether the shared memory beside a file is in use, even if the file itself has been removed.
  static func isShared(_ path: String) throws(StoreError) -> Bool {
    try isLocked(path + "-shm", sharedMemoryLock)
  }

  private static func isLocked(_ path: String, _ range: flock) throws(StoreError) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return false }
      throw DiskFile.failure(path)
    }
    defer { close(file) }
    var lock = range
    guard fcntl(file, getLock, &lock) == 0 else { throw DiskFile.failure(path) }
    return lock.l_type != Int16(F_UNLCK)
  }

  /// PENDING, RESERVED and the 510 bytes of SHARED, starting at 1 GiB.
  private static var databaseLock: flock { range(start: 0x4000_0000, length: 512) }

  /// The "dead man's switch" of the shared memory.
  private static var sharedMemoryLock: flock { range(start: 128, length: 1) }

  private static func range(start: off_t, length: off_t) -> flock {
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = start
    lock.l_len = length
    return lock
  }

  // Locks that belong to the open file and not to the process, so they also see the process's own.
  // Linux's C library hides the names here; other systems use locks of the process.
  #if os(Linux)
    private static let (getLock, setLock) = (Int32(36), Int32(37))
  #else
    private static let (getLock, setLock) = (F_GETLK, F_SETLK)
  #endif
}
