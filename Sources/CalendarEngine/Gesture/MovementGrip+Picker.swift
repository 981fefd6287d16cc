// SPDX-License-Identifier: MIT
/// What pickers have hold of: pages, and nothing else.
typealias MovementGrip = PagedGrip

extension PagedGrip {
  /// The pages.
  init(_ pages: PagedGrip, _ kind: MovementKind) { self = pages }

  /// Pages do not scroll.
  func action(forWheel travel: Travel, smoothly: Bool) -> CalendarAction {
    .wheel(by: travel.y, smoothly: smoothly)
  }

  var scrollsBothWays: Bool { false }

  /// Nothing grows under two fingers.
  func actions(for pinch: Pinch) -> [CalendarAction]? { nil }
}
