// SPDX-License-Identifier: MIT
import Foundation

/// File operations whose result is on the disk, not in a cache, when they return.
enum DiskFile {
  /// The error of the last system call, for a file.
  static func failure(_ path: String) -> StoreError {
    let code = errno
    switch code {
    case ENOSPC, EDQUOT: return .full(path: path)
    case EROFS: return .readOnly(path: path)
    case ENOENT: return .unreachable(path: path, detail: "there is no such file")
    case EACCES, EPERM: return .unreachable(path: path, detail: "you may not use it")
    default: return .unreachable(path: path, detail: String(cString: strerror(code)))
    }
  }

  /// Whether a name is taken.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Flushes a file, or the names in a folder, to the disk.
  static func sync(_ path: String) throws(StoreError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    guard fsync(file) == 0 else { throw failure(path) }
  }

  /// Overwrites some bytes of a file.
  static func write(_ bytes: [UInt8], to path: String, at offset: Int64) throws(StoreError) {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    guard pwrite(file, bytes, bytes.count, off_t(offset)) == bytes.count else {
      throw failure(path)
    }
  }

  /// The target of a path with links resolved: SQLite keeps its own files beside the target.
  static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// The folder that a file is in.
  static func folder(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  /// Gives a file a second name, or copies it where the file system has no links.
  ///
  /// - Throws: Also when the name is taken.
  static func keep(_ path: String, as name: String) throws(StoreError) {
    guard link(path, name) != 0 else { return }
    guard errno != EEXIST else { throw failure(name) }
    do {
      try FileManager.default.copyItem(atPath: path, toPath: name)
    } catch {
      throw .unreachable(path: name, detail: "\(path) cannot be kept under this name")
    }
    try sync(name)
  }

  /// Removes a name; does nothing when it does not exist.
  static func remove(_ path: String) throws(StoreError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw failure(path) }
  }

  /// Renames a file atomically and replaces the file that had the name.
  static func rename(_ path: String, to name: String) throws(StoreError) {
    guard Foundation.rename(path, name) == 0 else { throw failure(name) }
  }
}
