// SPDX-License-Identifier: MIT
import HTTPTypes

/// The path and the query of a request.
struct RequestTarget {
  /// The decoded segments of the path; the last one is empty after a trailing slash.
  let parts: [String]
  /// The query, not decoded.
  let query: Substring

  /// Reads the target of a request line.
  ///
  /// - Throws: 400 for a target that is not a path, such as another server's URL, or cannot be
  ///   decoded.
  init(_ text: String?) throws(Problem) {
    guard let text, text.utf8.first == UInt8(ascii: "/") else {
      throw Problem(.badRequest, "The request has no path.")
    }
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    query = halves.dropFirst().first ?? ""
    var parts: [String] = []
    for part in halves[0].split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      guard let part = PercentDecoding.decode(part) else {
        throw Problem(.badRequest, "The path is not percent-encoded UTF-8.")
      }
      parts.append(part)
    }
    self.parts = parts
  }

  /// Whether it belongs to the API.
  var isAPI: Bool { parts.first == "api" }
}
