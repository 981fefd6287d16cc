// SPDX-License-Identifier: MIT

/// Sorting by the places of elements, in code that does not depend on what they are.
///
/// The standard library's sort is compiled anew for each type of element, 2 KB of WebAssembly each.
package enum StableOrder {
  /// The places of so many elements in order, equal ones as they stood; nil where that is how all
  /// stand already.
  ///
  /// O(n log n), and O(n) where they are in order.
  @inline(never)
  static func places(_ count: Int, _ comesBefore: (Int, Int) -> Bool) -> [Int]? {
    guard (1..<max(count, 1)).contains(where: { comesBefore($0, $0 - 1) }) else { return nil }
    var (places, merged) = ([Int](0..<count), [Int]())
    var width = 1
    while width < count {
      merged.removeAll(keepingCapacity: true)
      for start in stride(from: 0, to: count, by: 2 * width) {
        let (middle, end) = (min(start + width, count), min(start + 2 * width, count))
        var (left, right) = (start, middle)
        while left < middle || right < end {
          // Of two equal ones the left one is first.
          let takesRight =
            left == middle || right < end && comesBefore(places[right], places[left])
          merged.append(places[takesRight ? right : left])
          if takesRight { right += 1 } else { left += 1 }
        }
      }
      swap(&places, &merged)
      width *= 2
    }
    return places
  }
}

extension Array {
  /// The elements in order, equal ones as they stood.
  ///
  /// O(n log n), and O(n) where they are in order already.
  package func inOrder(_ comesBefore: (Element, Element) -> Bool) -> [Element] {
    StableOrder.places(count) { comesBefore(self[$0], self[$1]) }?.map { self[$0] } ?? self
  }
}
