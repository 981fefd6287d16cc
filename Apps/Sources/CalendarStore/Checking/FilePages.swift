// SPDX-License-Identifier: MIT
import Foundation

/// The pages of a database file as the disk holds them, including unused ones.
///
/// Closing the file drops all locks that this process holds on it, so this must not be used on a
/// file that a store of the same process has open.
struct FilePages {
  /// Bytes of a page, according to the header.
  let pageSize: Int
  /// Bytes of the file.
  let size: Int
  /// The first hundred bytes, or fewer.
  let header: [UInt8]

  /// Reads the beginning of a file.
  ///
  /// - Throws: `unreachable`.
  init(path: String) throws(StoreError) {
    (size, header) = try Self.withFile(path) { (file) throws(StoreError) in
      var information = stat()
      guard fstat(file, &information) == 0 else { throw DiskFile.failure(path) }
      guard information.st_mode & S_IFMT == S_IFREG else {
        throw .unreachable(path: path, detail: "it is no file")
      }
      var bytes = [UInt8](repeating: 0, count: 100)
      let count = pread(file, &bytes, bytes.count, 0)
      guard count >= 0 else { throw DiskFile.failure(path) }
      return (Int(information.st_size), Array(bytes.prefix(count)))
    }
    let said = header.count > 17 ? Int(header[16]) << 8 | Int(header[17]) : 0
    // The header has no room for 65 536 and says 1 instead.
    let pageSize = said == 1 ? 65_536 : said
    self.pageSize = (512...65_536).contains(pageSize) ? pageSize : 4_096
  }

  /// Whether the file begins as every SQLite database does.
  var isDatabase: Bool { header.starts(with: Self.magic) }

  /// Whether the header says that the file is Almanac's.
  var isOurs: Bool {
    let mark = UInt32(bitPattern: SQLiteSchema.applicationID)
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: mark >> (24 - 8 * UInt32($0))) }
    return header.count >= 72 && Array(header[68..<72]) == bytes
  }

  private static let magic = Array("SQLite format 3\0".utf8)
}

extension FilePages {
  /// Numbers, from 1, of the pages that cannot be read or whose checksum does not match.
  ///
  /// - Throws: `unreachable` when the file cannot be opened.
  static func bad(_ path: String) throws(StoreError) -> [Int] {
    let unreadable = try unreadable(path)
    return unreadable.isEmpty ? try PageChecksums.verify(path: path).badPages : unreadable
  }

  /// Numbers, from 1, of the pages that cannot be read.
  ///
  /// - Throws: `unreachable` when the file cannot be opened.
  static func unreadable(_ path: String) throws(StoreError) -> [Int] {
    let pages = try FilePages(path: path)
    return try withFile(path) { (file) throws(StoreError) in
      var (bad, number, place) = ([Int](), 1, 0)
      var bytes = [UInt8](repeating: 0, count: pages.pageSize)
      while place < pages.size {
        let length = min(pages.pageSize, pages.size - place)
        if pread(file, &bytes, length, off_t(place)) != length { bad.append(number) }
        (number, place) = (number + 1, place + length)
      }
      return bad
    }
  }

  private static func withFile<Value>(
    _ path: String, _ body: (Int32) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw DiskFile.failure(path) }
    defer { close(file) }
    return try body(file)
  }
}
