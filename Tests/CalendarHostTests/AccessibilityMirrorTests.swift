// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarEngine
import CalendarHost
import CalendarModel
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
      /// What it was made for and stays, as on platforms that fix what an element is.
      let kind: AccessibilityElement.Kind
      init(_ meaning: AccessibilityElement) { (self.meaning, kind) = (meaning, meaning.kind) }
    }

    var roots: [Element] = []

    func makeElement(_ meaning: AccessibilityElement) -> Element { Element(meaning) }
    func canBe(_ meaning: AccessibilityElement, _ element: Element) -> Bool {
      element.kind == meaning.kind
    }
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
    check(HostWalker(seed: WalkPlan.seed(11), CalendarOptions(preset)), "\(preset.name)")
  }

  /// Events come and go, move and are held, and the free times between them with them.
  @Test func whatIsPresentedOfATimelineIsItsTree() {
    var options = CalendarOptions()
    (options.view, options.timeline.isEditable) = (.timeline, true)
    (options.loadsOccurrences, options.timeline.days) = (true, 3)
    let walker = HostWalker(seed: WalkPlan.seed(13), options)
    walker.host.session.editing = { edit in
      edit.after.days.start.rawValue % 3 > 0 ? .allowed : .refused(reason: [])
    }
    walker.host.session.source = DaySource(
      id: 1,
      occurrences: { days in
        var found: [Occurrence] = []
        for count in 0..<days.count {
          let day = days.start.addingClamped(days: count)
          // None on one day, three that overlap on another.
          for number in 0..<abs(day.rawValue) % 4 {
            let (start, end) = (300 + 200 * number, 450 + 250 * number)
            found.append(
              Occurrence(
                id: Array("\(day.rawValue) \(number)".utf8), start: (day, start), end: (day, end)))
          }
        }
        return found
      })
    let found = check(walker, "timeline")
    #expect(found.count > 1 && found.contains { $0 > 3 })
  }

  /// Walks, and returns the numbers of free times that there were.
  @discardableResult
  private func check(_ start: HostWalker, _ name: String) -> Set<Int> {
    var (walker, found): (HostWalker, Set<Int>) = (start, [])
    let platform = Platform()
    var mirror = AccessibilityMirror<Platform>()
    for step in 0..<WalkPlan.steps(150) {
      walker.step()
      let tree = walker.host.session.runtime.accessibility
      mirror.present(tree, on: platform)
      let read = platform.read()
      #expect(
        read.map { meaning($0.meaning) } == tree.elements.map { meaning($0) },
        "\(name) step \(step)")
      #expect(read.allSatisfy { !$0.isGone && $0.kind == $0.meaning.kind })
      guard read.count == tree.elements.count else { return found }
      found.insert(tree.elements.filter { $0.key.role == .timeCursor }.count)
    }
    return found
  }

  /// A free time is a button, where a new event begins, until a hand carries an event.
  @Test func anElementThatIsOfAnotherKindIsAnother() throws {
    let host = PaperHost.withOneEvent()
    let (platform, scene) = (Platform(), host.session.scene)
    var mirror = AccessibilityMirror<Platform>()
    mirror.present(host.session.runtime.accessibility, on: platform)
    let buttons = platform.read().filter { $0.meaning.key.role == .timeCursor }
    #expect(!buttons.isEmpty && buttons.allSatisfy { $0.kind == .button })

    let index = try #require(scene.nodes.indices.first { scene.nodes[$0].role == .timedEvent })
    let frame = scene.absoluteFrame(index)
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    for (phase, moved) in [(PointerSample.Phase.down, Int32(0)), (.moved, 64 * 40)] {
      let sample = PointerSample(phase: phase, device: .mouse, pointer: 1, x: x + moved, y: y)
      host.session.send(.pointer(sample))
    }
    mirror.present(host.session.runtime.accessibility, on: platform)
    let texts = platform.read().filter { $0.meaning.key.role == .timeCursor }
    #expect(!texts.isEmpty && texts.allSatisfy { $0.kind == .text && $0.meaning.kind == .text })
    #expect(buttons.allSatisfy { $0.isGone })
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
