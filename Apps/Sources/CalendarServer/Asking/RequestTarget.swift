// SPDX-License-Identifier: MIT
import HTTPTypes

/// The path and the query that a request names.
struct RequestTarget {
  /// The parts of the path between its slashes, decoded; the last one is empty behind a slash.
  let parts: [String]
  /// The query as it stands there.
  let query: Substring

  /// The target in a request line.
  ///
  /// - Throws: 400 for what is no path, such as another server's address, or cannot be decoded.
  init(_ text: String?) throws(Problem) {
    guard let text, text.utf8.first == UInt8(ascii: "/") else {
      throw Problem(.badRequest, "The request line names no path.")
    }
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    query = halves.dropFirst().first ?? ""
    var parts: [String] = []
    for part in halves[0].split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      guard let part = PercentDecoding.decode(part) else {
        throw Problem(.badRequest, "The path is no percent-encoded UTF-8.")
      }
      parts.append(part)
    }
    self.parts = parts
  }

  /// Whether it is one of the API.
  var isAPI: Bool { parts.first == "api" }
}
