// SPDX-License-Identifier: MIT
import CWebAssets
import Foundation

/// The files for browsers: those embedded in the program or, during development, those in a folder.
public enum PageFolder: Sendable {
  /// Files in memory, by their path.
  case embedded([String: Page])
  /// Files below a folder, read with each request.
  case folder(String)

  /// The files that were built into the program.
  public static func embedded() -> PageFolder {
    var count = 0
    guard let assets = almanac_web_assets(&count) else { return .embedded([:]) }
    var pages: [String: Page] = [:]
    for asset in UnsafeBufferPointer(start: assets, count: count) {
      guard let path = asset.path, let etag = asset.etag else { continue }
      pages[String(cString: path)] = Page(
        bytes: Array(UnsafeBufferPointer(start: asset.bytes, count: asset.count)),
        gzipped: asset.gzipped.map {
          Array(UnsafeBufferPointer(start: $0, count: asset.gzipped_count))
        },
        etag: String(cString: etag))
    }
    return .embedded(pages)
  }
}

extension PageFolder {
  /// Whether there is nothing to show because the program was built without its pages.
  var isEmpty: Bool {
    if case .embedded(let pages) = self { pages.isEmpty } else { false }
  }

  /// The file at a path below the folder, such as `element/engine.js`, or nil.
  func page(_ path: String) -> Page? {
    switch self {
    case .embedded(let pages): pages[path]
    case .folder(let folder): Self.read(folder + "/" + path)
    }
  }

  private static func read(_ path: String) -> Page? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      !isFolder.boolValue, let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return Page(
      bytes: Array(data), gzipped: nil, etag: "\"\(String(data.withUnsafeBytes(mark), radix: 16))\""
    )
  }

  /// FNV-1a of words of eight bytes: good enough as a developer's entity tag, though no proof of the
  /// content.
  ///
  /// Byte by byte it was a large part of a debug build's work.
  private static func mark(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var mark: UInt64 = 0xCBF2_9CE4_8422_2325
    var offset = 0
    while offset < bytes.count {
      var word: UInt64 = 0
      let end = min(offset + 8, bytes.count)
      withUnsafeMutableBytes(of: &word) {
        $0.copyMemory(from: .init(rebasing: bytes[offset..<end]))
      }
      mark = (mark ^ word) &* 0x100_0000_01B3
      offset = end
    }
    // A byte of zeros more is another file.
    return (mark ^ UInt64(bytes.count)) &* 0x100_0000_01B3
  }
}
