// SPDX-License-Identifier: MIT

/// Totals of days in a segment tree that spans the whole calendar but stores only what is used.
///
/// Days are places: 0 is the first day that the tree can hold. The lowest level consists of blocks
/// of 64 days, with 17 levels above them. A day that is used for the first time allocates its block
/// (512 bytes) and at most 18 nodes of 72 bytes, so neither the distance between two days nor the
/// number of sessions matters. Blocks are never freed.
///
/// Cost: "O(log d)" in these files means a walk of at most 18 levels and at most two blocks.
struct StreakTree {
  /// All nodes; 0 is the root.
  var nodes: [StreakNode]
  /// All blocks, one after the other.
  var totals: [Int64] = []

  /// Days of a block.
  static let blockLength: Int32 = 64
  /// Levels above the blocks.
  static let height: Int32 = 17
  /// Number of places: 8 388 608 days, of which the calendar has 7 304 484.
  static let length: Int32 = blockLength << height

  /// A tree without points.
  init() {
    nodes = [StreakNode(emptyOfLength: Self.length)]
  }
}

/// A position in a walk through the tree.
struct StreakCursor {
  /// Index of the node, −1 where there are no points.
  var node: Int32
  /// Levels above the blocks; at level 0 the node's `left` is the index of the block.
  var level: Int32
  /// Place of the first day.
  var start: Int32

  /// The whole calendar.
  static let root = StreakCursor(node: 0, level: StreakTree.height, start: 0)

  /// Number of days.
  var length: Int32 { StreakTree.blockLength << level }
  /// Place after the last day.
  var end: Int32 { start + length }
  /// Where the right half begins.
  var middle: Int32 { start + length / 2 }
}

extension StreakTree {
  /// The node at the cursor; an empty one where there is none.
  func node(at cursor: StreakCursor) -> StreakNode {
    cursor.node < 0 ? StreakNode(emptyOfLength: cursor.length) : nodes[Int(cursor.node)]
  }

  /// The left half, above the blocks only.
  func left(of cursor: StreakCursor) -> StreakCursor {
    let node = cursor.node < 0 ? -1 : nodes[Int(cursor.node)].left
    return StreakCursor(node: node, level: cursor.level - 1, start: cursor.start)
  }

  /// The right half, above the blocks only.
  func right(of cursor: StreakCursor) -> StreakCursor {
    let node = cursor.node < 0 ? -1 : nodes[Int(cursor.node)].right
    return StreakCursor(node: node, level: cursor.level - 1, start: cursor.middle)
  }

  /// The 64 totals of a block.
  ///
  /// - Precondition: The cursor is at level 0 on a node.
  func block(at cursor: StreakCursor) -> ArraySlice<Int64> {
    let first = Int(nodes[Int(cursor.node)].left) * Int(Self.blockLength)
    return totals[first..<first + Int(Self.blockLength)]
  }

  /// The block that contains a place, or nil when nothing was ever scored there.
  func findBlock(_ place: Int32) -> StreakCursor? {
    var node: Int32 = 0
    var half = Self.length / 2
    // Every level halves a power of two, so a bit of the place tells which way to go.
    while half >= Self.blockLength {
      node = place & half == 0 ? nodes[Int(node)].left : nodes[Int(node)].right
      if node < 0 { return nil }
      half /= 2
    }
    return StreakCursor(node: node, level: 0, start: place & ~(Self.blockLength - 1))
  }

  /// The total of one day.
  func total(at place: Int32) -> Int64 {
    guard let cursor = findBlock(place) else { return 0 }
    let block = block(at: cursor)
    return block[block.startIndex + Int(place - cursor.start)]
  }
}

extension StreakTree {
  /// Adds points to a day; O(log d), whatever the goal was before.
  mutating func add(_ points: Int64, at place: Int32, threshold: Int64) {
    change(at: place, below: .root, threshold: threshold) { $0 = $0.addingSaturated(points) }
  }

  /// Sets the total of a day; O(log d), whatever the goal was before.
  mutating func set(_ points: Int64, at place: Int32, threshold: Int64) {
    change(at: place, below: .root, threshold: threshold) { $0 = points }
  }

  private mutating func change(
    at place: Int32, below cursor: StreakCursor, threshold: Int64, _ body: (inout Int64) -> Void
  ) {
    if cursor.level == 0 {
      let index = Int(nodes[Int(cursor.node)].left * Self.blockLength + place - cursor.start)
      body(&totals[index])
      let block = block(at: cursor)
      nodes[Int(cursor.node)].summarize(block, threshold: threshold)
      return
    }
    var half = place < cursor.middle ? left(of: cursor) : right(of: cursor)
    if half.node < 0 { half.node = makeNode(for: half, under: cursor) }
    change(at: place, below: half, threshold: threshold, body)
    join(cursor, threshold: threshold)
  }

  /// Appends the node of a half, together with its block at the lowest level.
  private mutating func makeNode(for half: StreakCursor, under cursor: StreakCursor) -> Int32 {
    let index = Int32(nodes.count)
    var node = StreakNode(emptyOfLength: half.length)
    if half.level == 0 {
      node.left = Int32(totals.count) / Self.blockLength
      totals.append(contentsOf: repeatElement(0, count: Int(Self.blockLength)))
    }
    nodes.append(node)
    if half.start < cursor.middle {
      nodes[Int(cursor.node)].left = index
    } else {
      nodes[Int(cursor.node)].right = index
    }
    return index
  }

  private mutating func join(_ cursor: StreakCursor, threshold: Int64) {
    let first = node(at: left(of: cursor))
    let second = node(at: right(of: cursor))
    nodes[Int(cursor.node)].join(first, second, threshold: threshold)
  }

  /// Makes the runs of all nodes valid for the threshold; visits only nodes with flipped days.
  mutating func settle(_ threshold: Int64) {
    settle(.root, threshold: threshold)
  }

  private mutating func settle(_ cursor: StreakCursor, threshold: Int64) {
    guard cursor.node >= 0 else { return }
    if let node = nodes[Int(cursor.node)].settled(for: threshold) {
      nodes[Int(cursor.node)] = node
      return
    }
    if cursor.level == 0 {
      let block = block(at: cursor)
      nodes[Int(cursor.node)].summarize(block, threshold: threshold)
      return
    }
    settle(left(of: cursor), threshold: threshold)
    settle(right(of: cursor), threshold: threshold)
    join(cursor, threshold: threshold)
  }
}
