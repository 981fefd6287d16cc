// SPDX-License-Identifier: MIT

/// By what requests are counted.
struct RequestFigure: Hashable, Sendable {
  var route: String
  var method: String
}
