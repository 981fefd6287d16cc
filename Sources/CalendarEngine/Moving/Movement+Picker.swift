// SPDX-License-Identifier: MIT
/// Pickers move by pages, and in no other way.
typealias Movement = PagedMovement

extension PagedMovement {
  /// The pages.
  init(_ pages: PagedMovement, list: @autoclosure () -> ListMovement?) { self = pages }
}
