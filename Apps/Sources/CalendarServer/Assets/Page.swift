// SPDX-License-Identifier: MIT

/// A file for browsers.
public struct Page: Sendable {
  /// The file.
  public var bytes: [UInt8]
  /// The gzipped bytes, or nil where gzip saves nothing.
  public var gzipped: [UInt8]?
  /// The entity tag, in quotes.
  public var etag: String

  /// A file with its entity tag.
  public init(bytes: [UInt8], gzipped: [UInt8]? = nil, etag: String) {
    self.bytes = bytes
    self.gzipped = gzipped
    self.etag = etag
  }
}
