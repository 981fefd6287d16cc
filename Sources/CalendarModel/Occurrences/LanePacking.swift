// SPDX-License-Identifier: MIT

/// Gives every span of columns a lane so that no two overlapping spans share one.
///
/// First fit in order of start; for intervals that needs no more lanes than the fullest column has
/// spans.
public enum LanePacking {
  /// Columns from a first one up to an end, which is excluded.
  public struct Span: Hashable, Sendable {
    /// The first column.
    public let first: Int32
    /// The column behind the last one.
    public let end: Int32

    /// A span; one that is empty or reversed has one column.
    public init(first: Int32, end: Int32) {
      self.first = first
      self.end = max(end, first + 1)
    }
  }

  /// The lane of each span, 0 for the topmost one.
  ///
  /// Costs O(n log n). A span is as high as it can be: every lane above it has one that overlaps it.
  ///
  /// - Precondition: `spans` is sorted by first column; for spans of one first column the order
  ///   decides who is higher.
  public static func lanes(of spans: [Span]) -> [Int32] {
    var lanes: [Int32] = []
    lanes.reserveCapacity(spans.count)
    var free = Heap()
    var busy = Heap()
    var count: Int32 = 0
    for span in spans {
      // Lanes that have come to their end by the span's first column are free again.
      while let next = busy.first, Int32(next >> 32) <= span.first {
        busy.removeFirst()
        free.insert(next & 0xFFFF_FFFF)
      }
      let lane: Int32
      if let lowest = free.first {
        free.removeFirst()
        lane = Int32(lowest)
      } else {
        lane = count
        count += 1
      }
      lanes.append(lane)
      // The end above, the lane below: the heap gives them back in the order of their ends.
      busy.insert(Int64(span.end) << 32 | Int64(lane))
    }
    return lanes
  }
}

extension LanePacking {
  /// A binary heap with the least number first.
  private struct Heap {
    private var items: [Int64] = []

    var first: Int64? { items.first }

    mutating func insert(_ item: Int64) {
      items.append(item)
      var index = items.count - 1
      while index > 0, items[(index - 1) / 2] > items[index] {
        items.swapAt(index, (index - 1) / 2)
        index = (index - 1) / 2
      }
    }

    mutating func removeFirst() {
      guard let last = items.popLast(), !items.isEmpty else { return }
      items[0] = last
      var index = 0
      while true {
        var least = index
        for child in [2 * index + 1, 2 * index + 2]
        where child < items.count && items[child] < items[least] {
          least = child
        }
        guard least != index else { return }
        items.swapAt(index, least)
        index = least
      }
    }
  }
}
