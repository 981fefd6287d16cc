// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarEngine
import CalendarHost
import CivilTime
import Testing

/// A platform's elements say what the calendar's tree says, and stay the same for the same nodes.
@MainActor
@Suite struct AccessibilityMirrorTests {
  @MainActor
  private final class Platform: AccessibilitySurface {
    final class Element {
      var meaning: AccessibilityElement
      var children: [Element] = []
      var isGone = false
      init(_ meaning: AccessibilityElement) { self.meaning = meaning }
    }

    var roots: [Element] = []

    func makeElement(_ meaning: AccessibilityElement) -> Element { Element(meaning) }
    func update(_ element: Element, _ meaning: AccessibilityElement) { element.meaning = meaning }
    func discard(_ element: Element) { element.isGone = true }
    func arrange(_ children: [Element], in parent: Element?) {
      if let parent { parent.children = children } else { roots = children }
    }

    /// The elements in reading order.
    func read() -> [Element] {
      var found: [Element] = []
      func walk(_ element: Element) {
        found.append(element)
        for child in element.children { walk(child) }
      }
      for root in roots { walk(root) }
      return found
    }
  }

  /// What an element says, wherever it is in an array.
  private func meaning(_ element: AccessibilityElement) -> AccessibilityElement {
    var element = element
    element.parent = 0
    return element
  }

  @Test(arguments: Preset.allCases)
  func whatIsPresentedIsTheTree(preset: Preset) {
    var walker = HostWalker(seed: WalkPlan.seed(11), CalendarOptions(preset))
    let platform = Platform()
    var mirror = AccessibilityMirror<Platform>()
    for step in 0..<WalkPlan.steps(150) {
      walker.step()
      let tree = walker.host.session.runtime.accessibility
      mirror.present(tree, on: platform)
      let read = platform.read()
      #expect(
        read.map { meaning($0.meaning) } == tree.elements.map { meaning($0) },
        "\(preset.name) step \(step)")
      #expect(read.allSatisfy { !$0.isGone })
      guard read.count == tree.elements.count else { return }
    }
  }

  @Test func aScreenReadersElementStaysWhenItsDayIsSelected() throws {
    let host = PaperHost()
    let platform = Platform()
    var mirror = AccessibilityMirror<Platform>()
    mirror.present(host.session.runtime.accessibility, on: platform)
    let key = host.key(day(2, 14))
    let before = try #require(mirror.element(of: key))
    host.tap(key)
    let changed = mirror.present(host.session.runtime.accessibility, on: platform)
    #expect(mirror.element(of: key) === before)
    #expect(before.meaning.states.contains(.selected))
    // The day, the tab stop that leaves the 20th, and what is spoken.
    #expect(changed == 3)
    #expect(mirror.present(host.session.runtime.accessibility, on: platform) == 0)
  }
}
