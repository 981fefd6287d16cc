// SPDX-License-Identifier: MIT

/// An ordering of slots in a weight-balanced tree: finds the place of each in O(log n) steps.
///
/// The tree holds no keys. The owner of the slots says for any slot in the tree whether it comes
/// before the wanted place; along the order the answer has to be true first and false from then on.
///
/// Balance after Hirai and Yamamoto, "Balancing weight-balanced trees", Journal of Functional
/// Programming 21 (2011), with the proven parameters (3, 2).
struct RankTree: Sendable {
  private struct Node: Sendable {
    var left: Int32 = -1
    var right: Int32 = -1
    var size: Int32 = 1
  }

  /// One node per slot, including slots that are not in the order.
  private var nodes: [Node] = []
  private var root: Int32 = -1

  /// Number of slots in the order.
  var count: Int32 { size(root) }

  private func size(_ node: Int32) -> Int32 {
    node < 0 ? 0 : nodes[Int(node)].size
  }
}

extension RankTree {
  /// The number of slots before a place.
  func rank(_ isBefore: (Int32) -> Bool) -> Int32 {
    var (node, rank) = (root, Int32(0))
    while node >= 0 {
      if isBefore(node) {
        rank += size(nodes[Int(node)].left) + 1
        node = nodes[Int(node)].right
      } else {
        node = nodes[Int(node)].left
      }
    }
    return rank
  }

  /// The first slot at or after a place, or nil when all come before it.
  func first(notBefore isBefore: (Int32) -> Bool) -> Int32? {
    var (node, found) = (root, Int32(-1))
    while node >= 0 {
      if isBefore(node) {
        node = nodes[Int(node)].right
      } else {
        found = node
        node = nodes[Int(node)].left
      }
    }
    return found < 0 ? nil : found
  }

  /// Visits the slots of these ranks in order; O(log n + their number).
  func visit(_ ranks: Range<Int32>, _ body: (Int32) -> Void) {
    visit(ranks, under: root, first: 0, body)
  }

  private func visit(
    _ ranks: Range<Int32>, under node: Int32, first: Int32, _ body: (Int32) -> Void
  ) {
    guard node >= 0, ranks.lowerBound < first + size(node), ranks.upperBound > first else { return }
    let rank = first + size(nodes[Int(node)].left)
    visit(ranks, under: nodes[Int(node)].left, first: first, body)
    if ranks.contains(rank) { body(node) }
    visit(ranks, under: nodes[Int(node)].right, first: rank + 1, body)
  }
}

extension RankTree {
  /// Inserts a slot at its place.
  ///
  /// - Precondition: The slot is not in the order.
  mutating func insert(_ slot: Int32, _ isBefore: (Int32) -> Bool) {
    while nodes.count <= Int(slot) { nodes.append(Node()) }
    nodes[Int(slot)] = Node()
    root = inserting(slot, under: root, isBefore)
  }

  private mutating func inserting(
    _ slot: Int32, under node: Int32, _ isBefore: (Int32) -> Bool
  ) -> Int32 {
    guard node >= 0 else { return slot }
    if isBefore(node) {
      let half = inserting(slot, under: nodes[Int(node)].right, isBefore)
      nodes[Int(node)].right = half
    } else {
      let half = inserting(slot, under: nodes[Int(node)].left, isBefore)
      nodes[Int(node)].left = half
    }
    return balanced(node)
  }

  /// Removes a slot from the order; `isBefore` must describe the slot's own place.
  ///
  /// - Precondition: The slot is in the order.
  mutating func remove(_ slot: Int32, _ isBefore: (Int32) -> Bool) {
    root = removing(slot, under: root, isBefore)
  }

  private mutating func removing(
    _ slot: Int32, under node: Int32, _ isBefore: (Int32) -> Bool
  ) -> Int32 {
    guard node >= 0 else { return node }
    if node == slot { return glued(nodes[Int(node)].left, nodes[Int(node)].right) }
    if isBefore(node) {
      let half = removing(slot, under: nodes[Int(node)].right, isBefore)
      nodes[Int(node)].right = half
    } else {
      let half = removing(slot, under: nodes[Int(node)].left, isBefore)
      nodes[Int(node)].left = half
    }
    return balanced(node)
  }

  /// Joins two neighbouring trees; the larger one gives up its inner end as the root.
  private mutating func glued(_ left: Int32, _ right: Int32) -> Int32 {
    if left < 0 { return right }
    if right < 0 { return left }
    var middle: Int32 = -1
    if size(left) > size(right) {
      let rest = withoutLast(left, &middle)
      nodes[Int(middle)].left = rest
      nodes[Int(middle)].right = right
    } else {
      let rest = withoutFirst(right, &middle)
      nodes[Int(middle)].left = left
      nodes[Int(middle)].right = rest
    }
    return balanced(middle)
  }

  private mutating func withoutFirst(_ node: Int32, _ first: inout Int32) -> Int32 {
    let (left, right) = (nodes[Int(node)].left, nodes[Int(node)].right)
    if left < 0 {
      first = node
      return right
    }
    nodes[Int(node)].left = withoutFirst(left, &first)
    return balanced(node)
  }

  private mutating func withoutLast(_ node: Int32, _ last: inout Int32) -> Int32 {
    let (left, right) = (nodes[Int(node)].left, nodes[Int(node)].right)
    if right < 0 {
      last = node
      return left
    }
    nodes[Int(node)].right = withoutLast(right, &last)
    return balanced(node)
  }
}

extension RankTree {
  /// The root of the same slots, after one half has grown or shrunk by one.
  private mutating func balanced(_ node: Int32) -> Int32 {
    let (left, right) = (nodes[Int(node)].left, nodes[Int(node)].right)
    nodes[Int(node)].size = size(left) + size(right) + 1
    guard size(left) + size(right) > 1 else { return node }
    if size(right) > 3 * size(left) {
      let (inner, outer) = (nodes[Int(right)].left, nodes[Int(right)].right)
      if size(inner) >= 2 * size(outer) { nodes[Int(node)].right = rotatedRight(right) }
      return rotatedLeft(node)
    }
    if size(left) > 3 * size(right) {
      let (outer, inner) = (nodes[Int(left)].left, nodes[Int(left)].right)
      if size(inner) >= 2 * size(outer) { nodes[Int(node)].left = rotatedLeft(left) }
      return rotatedRight(node)
    }
    return node
  }

  private mutating func rotatedLeft(_ node: Int32) -> Int32 {
    let top = nodes[Int(node)].right
    nodes[Int(node)].right = nodes[Int(top)].left
    nodes[Int(top)].left = node
    nodes[Int(top)].size = nodes[Int(node)].size
    measure(node)
    return top
  }

  private mutating func rotatedRight(_ node: Int32) -> Int32 {
    let top = nodes[Int(node)].left
    nodes[Int(node)].left = nodes[Int(top)].right
    nodes[Int(top)].right = node
    nodes[Int(top)].size = nodes[Int(node)].size
    measure(node)
    return top
  }

  private mutating func measure(_ node: Int32) {
    let (left, right) = (nodes[Int(node)].left, nodes[Int(node)].right)
    nodes[Int(node)].size = size(left) + size(right) + 1
  }

  /// Whether neither half is more than three times as heavy as the other; for tests, O(n).
  var isBalanced: Bool { isBalanced(root) }

  private func isBalanced(_ node: Int32) -> Bool {
    guard node >= 0 else { return true }
    let (left, right) = (nodes[Int(node)].left, nodes[Int(node)].right)
    let (light, heavy) = (Swift.min(size(left), size(right)), Swift.max(size(left), size(right)))
    return (light + heavy <= 1 || heavy <= 3 * light) && isBalanced(left) && isBalanced(right)
  }
}
