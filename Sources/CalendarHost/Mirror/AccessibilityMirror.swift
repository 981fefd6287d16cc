// SPDX-License-Identifier: MIT
import CalendarEngine

/// What a platform's assistive technology sees of a calendar: one element of its own for each of the
/// calendar's.
@MainActor
public protocol AccessibilitySurface: AnyObject {
  /// An element of the platform.
  associatedtype Element: AnyObject

  /// A new element; it is updated and arranged next.
  func makeElement(_ meaning: AccessibilityElement) -> Element
  /// Whether an element can be what its node is now; where a platform fixes what an element is, another
  /// one is made instead.
  func canBe(_ meaning: AccessibilityElement, _ element: Element) -> Bool
  /// Says what an element is now.
  func update(_ element: Element, _ meaning: AccessibilityElement)
  /// Arranges the elements that one contains, in reading order; the calendar's own when nil.
  func arrange(_ children: [Element], in parent: Element?)
  /// An element stands for nothing any more.
  func discard(_ element: Element)
}

/// Keeps a platform's elements equal to a tree; an element keeps its identity for as long as its node
/// is there and the platform can say by it what that is, so that a screen reader's cursor stays on it.
@MainActor
public struct AccessibilityMirror<Surface: AccessibilitySurface> {
  /// What is presented.
  public private(set) var tree = AccessibilityTree()
  private var entries: [NodeKey: Entry] = [:]
  /// Elements instead of which others have been made.
  private var replaced: [Surface.Element] = []

  private struct Entry {
    let element: Surface.Element
    var meaning: AccessibilityElement
    var children: [Surface.Element] = []
  }

  /// A mirror of nothing.
  public init() {}

  /// The element of a node, or nil.
  public func element(of key: NodeKey) -> Surface.Element? { entries[key]?.element }

  /// Brings the elements up to date; linear in their number.
  ///
  /// - Returns: How many elements were made, changed or arranged.
  @discardableResult
  public mutating func present(_ new: AccessibilityTree, on surface: Surface) -> Int {
    guard new != tree else { return 0 }
    let children = children(in: new)
    let root = tree.elements.first.flatMap { entries[$0.key]?.element }
    let kept = Set(new.elements.map(\.key))
    for (key, entry) in entries where !kept.contains(key) {
      surface.discard(entry.element)
      entries[key] = nil
    }
    var count = 0
    for meaning in new.elements where update(meaning, surface) { count += 1 }
    for meaning in new.elements where arrange(meaning.key, children[meaning.key] ?? [], surface) {
      count += 1
    }
    let roots = new.elements.prefix { $0.parent < 0 }.compactMap { entries[$0.key]?.element }
    if roots.first !== root { surface.arrange(roots, in: nil) }
    // Not before what they contained is elsewhere.
    for element in replaced { surface.discard(element) }
    replaced = []
    tree = new
    return count
  }

  private func children(in tree: AccessibilityTree) -> [NodeKey: [NodeKey]] {
    var children: [NodeKey: [NodeKey]] = [:]
    for meaning in tree.elements where meaning.parent >= 0 {
      children[tree.elements[Int(meaning.parent)].key, default: []].append(meaning.key)
    }
    return children
  }

  private mutating func update(_ meaning: AccessibilityElement, _ surface: Surface) -> Bool {
    if let entry = entries[meaning.key] {
      // Where it stands in the array is no part of what it means.
      var before = entry.meaning
      before.parent = meaning.parent
      guard before != meaning else { return false }
      if surface.canBe(meaning, entry.element) {
        entries[meaning.key]?.meaning = meaning
        surface.update(entry.element, meaning)
        return true
      }
      replaced.append(entry.element)
    }
    let element = surface.makeElement(meaning)
    entries[meaning.key] = Entry(element: element, meaning: meaning)
    surface.update(element, meaning)
    return true
  }

  private mutating func arrange(
    _ key: NodeKey, _ children: [NodeKey], _ surface: Surface
  ) -> Bool {
    guard let entry = entries[key] else { return false }
    let elements = children.compactMap { entries[$0]?.element }
    guard !entry.children.elementsEqual(elements, by: ===) else { return false }
    entries[key]?.children = elements
    surface.arrange(elements, in: entry.element)
    return true
  }
}
