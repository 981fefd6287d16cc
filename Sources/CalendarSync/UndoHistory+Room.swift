// SPDX-License-Identifier: MIT
#if !hasFeature(Embedded)
  extension UndoHistory {
    /// Drops the oldest task when there are more than are kept, with all of its steps: a part of it
    /// could not be undone as what it was.
    mutating func makeRoom() {
      guard done.count > Self.most else { return }
      let starts = done.indices.filter {
        $0 == 0 || done[$0].group == nil || done[$0].group != done[$0 - 1].group
      }
      if starts.count > Self.most { done.removeFirst(starts[1]) }
    }
  }
#endif
