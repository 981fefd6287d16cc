// SPDX-License-Identifier: MIT

extension Reduction {
  /// Pages that turn.
  var movement: Movement { pages(state.arrangement) }
}
