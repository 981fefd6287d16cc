// SPDX-License-Identifier: MIT

/// A file for browsers.
struct Page: Sendable {
  var bytes: [UInt8]
  /// The same through gzip, or nil where that saves nothing.
  var gzipped: [UInt8]?
  /// A mark of its content, in quotes.
  var etag: String
}
