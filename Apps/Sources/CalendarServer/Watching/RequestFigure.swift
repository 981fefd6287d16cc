// SPDX-License-Identifier: MIT

/// The labels by which requests are counted.
struct RequestFigure: Hashable, Sendable {
  var route: String
  var method: String
}
