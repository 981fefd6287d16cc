// SPDX-License-Identifier: MIT
import Foundation

/// The store's name where it lies in its file, by which a file is known that was overwritten in place.
///
/// `cp backup almanac.sqlite` keeps the inode and exchanges what is in it. The page that holds the
/// name is looked at in the file itself, past everything that SQLite remembers of it.
final class NameAnchor: Sendable {
  /// The open file, or nil when it has been let go of.
  private let file: Locked<Int32?>
  private let offset: Int64
  private let pageSize: Int
  private let name: [UInt8]

  /// The anchor of a file, or nil when the name cannot be found there.
  ///
  /// The file stays open until `close()`: closing it would take SQLite's locks from this process.
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

  /// Lets go of the file, when SQLite has; once.
  func close() {
    file.withLock { file in
      if let file { _ = Foundation.close(file) }
      file = nil
    }
  }
}

extension NameAnchor {
  /// Whether the name is still there, as far as that was not let go of; one system call when it is.
  ///
  /// A page that is being written just now is looked at again.
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
