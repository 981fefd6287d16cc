// SPDX-License-Identifier: MIT
import Foundation

/// The bytes of the store's name in its file, which reveal that the file was overwritten in place.
///
/// `cp backup almanac.sqlite` keeps the inode and replaces the contents. The page with the name is
/// therefore read from the file itself, bypassing SQLite's cache.
final class NameAnchor: Sendable {
  /// The open file, or nil after `close()`.
  private let file: Locked<Int32?>
  private let offset: Int64
  private let pageSize: Int
  private let name: [UInt8]

  /// The anchor of a file, or nil when the name is not found there.
  ///
  /// The file stays open until `close()`: closing it would drop SQLite's locks of this process.
  init?(path: String, page: Int64, pageSize: Int64, name: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    self.file = Locked(file)
    self.pageSize = Int(pageSize)
    self.name = Array(name.utf8)
    offset = (page - 1) * pageSize
  }

  deinit {
    close()
  }

  /// Closes the file, once SQLite has closed its own.
  func close() {
    file.withLock { file in
      if let file { _ = Foundation.close(file) }
      file = nil
    }
  }
}

extension NameAnchor {
  /// Whether the name is still there; false after `close()`.
  ///
  /// Costs one system call while it is.
  ///
  /// A page that is being written at the moment is read again.
  var isHeld: Bool {
    file.withLock { file in
      guard let file else { return true }
      for _ in 0..<5 where isThere(file) { return true }
      return false
    }
  }

  private func isThere(_ file: Int32) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: pageSize, alignment: 8) { page in
      guard pread(file, page.baseAddress, pageSize, off_t(offset)) == pageSize else { return false }
      return holdsName(UnsafeRawBufferPointer(page)[...])
    }
  }

  private func holdsName(_ page: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard let first = name.first else { return true }
    var rest = page
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: name) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
