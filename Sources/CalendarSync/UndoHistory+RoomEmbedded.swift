// SPDX-License-Identifier: MIT
#if hasFeature(Embedded)
  extension UndoHistory {
    /// Drops the oldest step when there are more than are kept.
    ///
    /// A page has no room for the code that would count tasks.
    mutating func makeRoom() {
      if done.count > Self.most { done.removeFirst() }
    }
  }
#endif
