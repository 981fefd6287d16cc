// SPDX-License-Identifier: MIT

/// The pages for monitoring the server.
enum WatchPage: String {
  case healthz, metrics

  /// The page at a path, if there is one.
  init?(_ target: RequestTarget) {
    guard target.parts.count == 1, let name = target.parts.first else { return nil }
    self.init(rawValue: name)
  }

  var path: String { "/" + rawValue }
}
