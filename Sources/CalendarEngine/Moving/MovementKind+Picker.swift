// SPDX-License-Identifier: MIT

/// Pickers turn pages; nothing tells a list from them.
struct MovementKind: Hashable, Sendable {
  static let paged = MovementKind()
  static let list = MovementKind()
  static let agenda = MovementKind()
  static let timeline = MovementKind()

  func axis(_ pages: PagingAxis) -> PagingAxis { pages }
  var turnsPages: Bool { true }
  var joinsMonths: Bool { false }
  var joinsDays: Bool { false }
  var hasOwnKeys: Bool { false }
}
