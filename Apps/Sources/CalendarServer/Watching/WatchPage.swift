// SPDX-License-Identifier: MIT

/// What is there for those who watch the server.
enum WatchPage: String {
  case healthz, metrics

  /// The one at a path, if there is one.
  init?(_ target: RequestTarget) {
    guard target.parts.count == 1, let name = target.parts.first else { return nil }
    self.init(rawValue: name)
  }

  var path: String { "/" + rawValue }
}
