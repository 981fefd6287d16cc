// SPDX-License-Identifier: MIT
import CPageChecksums
import Foundation

/// The checksums at the ends of a file's pages.
///
/// Each page is compared whenever it is read: a bit that flipped on the disk makes the read fail
/// with `StoreError.corrupt`. This type checks all pages, including unused ones.
public enum PageChecksums {
  /// The result of checking every page of a file.
  public struct Verdict: Hashable, Sendable {
    /// The number of pages; 0 when the file has no checksums.
    public var pageCount: Int
    /// Numbers, from 1, of the pages that do not match, in order.
    ///
    /// A page without a checksum counts as sound: another program has merged the log into the file.
    public var badPages: [Int]
  }

  /// Checks every page of a file; reads the whole file once.
  ///
  /// A page that is caught half written is read again.
  ///
  /// - Throws: `unreachable` when the file cannot be read.
  public static func verify(path: String) throws(StoreError) -> Verdict {
    do {
      return try verified(path)
    } catch {
      throw .unreachable(path: path, detail: "\(error.localizedDescription)")
    }
  }
}

extension PageChecksums {
  /// Whether a file has checksums, according to its first bytes.
  static func areKept(in path: String) throws(StoreError) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { throw DiskFile.failure(path) }
    defer { try? file.close() }
    do {
      return try pageSize(of: file) != nil
    } catch {
      throw .unreachable(path: path, detail: "\(error.localizedDescription)")
    }
  }

  /// Makes SQLite compare and write checksums from now on.
  static func install() throws(StoreError) {
    let code = almanac_checksums_install()
    guard code == 0 else {
      throw .unreachable(path: "SQLite", detail: "it takes no checksums (\(code))")
    }
  }

  /// Writes the checksums of a file that nobody else has open and whose pages have room for them.
  ///
  /// Copies are made page by page, and the first page, which says that there are checksums, may
  /// come last.
  static func write(path: String) throws {
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    defer { try? file.close() }
    guard let size = try pageSize(of: file) else { return }
    try forEachPage(of: file, size: size) { number, page in
      guard !matches(page) else { return }
      page.withUnsafeMutableBytes { bytes in
        almanac_checksum_write(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
      }
      try file.seek(toOffset: UInt64((number - 1) * size))
      try file.write(contentsOf: page)
    }
    try file.synchronize()
  }

  private static func verified(_ path: String) throws -> Verdict {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? file.close() }
    guard let size = try pageSize(of: file) else { return Verdict(pageCount: 0, badPages: []) }
    var verdict = Verdict(pageCount: 0, badPages: [])
    try forEachPage(of: file, size: size) { number, page in
      verdict.pageCount = number
      var looks = 1
      while !isSound(page), looks < 5 {
        looks += 1
        try file.seek(toOffset: UInt64((number - 1) * size))
        page = try file.read(upToCount: size) ?? Data()
      }
      if !isSound(page) { verdict.badPages.append(number) }
    }
    return verdict
  }

  private static func pageSize(of file: FileHandle) throws -> Int? {
    guard let header = try file.read(upToCount: 100), header.count == 100 else { return nil }
    let size = header.withUnsafeBytes { bytes in
      almanac_checksum_page_size(bytes.bindMemory(to: UInt8.self).baseAddress)
    }
    return size == 0 ? nil : Int(size)
  }

  private static func forEachPage(
    of file: FileHandle, size: Int, _ body: (Int, inout Data) throws -> Void
  ) throws {
    var number = 0
    while true {
      try file.seek(toOffset: UInt64(number * size))
      guard var page = try file.read(upToCount: size), !page.isEmpty else { return }
      number += 1
      try body(number, &page)
    }
  }

  private static func isSound(_ page: Data) -> Bool { matches(page) || isAbsent(page) }

  private static func isAbsent(_ page: Data) -> Bool {
    guard page.count >= 512 else { return false }
    return page.withUnsafeBytes { bytes in
      almanac_checksum_is_absent(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count) != 0
    }
  }

  private static func matches(_ page: Data) -> Bool {
    guard page.count >= 512, page.count % 8 == 0 else { return false }
    return page.withUnsafeBytes { bytes in
      almanac_checksum_matches(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count) != 0
    }
  }
}
