// SPDX-License-Identifier: MIT

extension Reduction {
  /// Pages that turn.
  var movement: Movement { pages(state.arrangement) }

  /// Pickers run on the web, which has no native scroll view.
  mutating func scroll(_ report: NativeScroll) {}
}
