// SPDX-License-Identifier: MIT

/// Gives every span of columns a lane so that no two overlapping spans share one.
///
/// First fit in order of start, which for intervals needs no more lanes than there are spans in the
/// fullest column.
public enum LanePacking {
  /// Columns from a first one up to an end, half-open.
  public struct Span: Hashable, Sendable {
    /// The first column.
    public let first: Int32
    /// The column after the last one.
    public let end: Int32

    /// A span; an empty or reversed one gets one column.
    public init(first: Int32, end: Int32) {
      self.first = first
      self.end = max(end, first + 1)
    }
  }

  /// The lane of each span, 0 at the top.
  ///
  /// Takes O(n log n). No span can be moved up: in every lane above it there is one that overlaps
  /// it.
  ///
  /// - Precondition: `spans` is sorted by first column; among spans with the same first column,
  ///   earlier ones get higher lanes.
  public static func lanes(of spans: [Span]) -> [Int32] {
    var lanes: [Int32] = []
    lanes.reserveCapacity(spans.count)
    var free = Heap()
    var busy = Heap()
    var count: Int32 = 0
    for span in spans {
      // Lanes whose last span has ended by the first column are free again.
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
      // The end in the upper half, the lane in the lower: the heap returns them in order of their
      // ends.
      busy.insert(Int64(span.end) << 32 | Int64(lane))
    }
    return lanes
  }
}

extension LanePacking {
  /// A binary min-heap.
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
