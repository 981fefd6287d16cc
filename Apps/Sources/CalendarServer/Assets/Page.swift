// SPDX-License-Identifier: MIT

/// A file for browsers.
public struct Page: Sendable {
  /// The file.
  public var bytes: [UInt8]
  /// The same through gzip, or nil where that saves nothing.
  public var gzipped: [UInt8]?
  /// A mark of its content, in quotes.
  public var etag: String

  /// A file with its mark.
  public init(bytes: [UInt8], gzipped: [UInt8]? = nil, etag: String) {
    self.bytes = bytes
    self.gzipped = gzipped
    self.etag = etag
  }
}
