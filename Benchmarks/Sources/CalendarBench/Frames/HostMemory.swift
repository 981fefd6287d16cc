// SPDX-License-Identifier: MIT
#if os(Linux)
  import CalendarDrawing
  import CalendarEngine
  import CalendarHost
  import CalendarModel
  import CivilTime
  import Foundation

  /// What a native host keeps after it has turned many pages: its views with their marks, its elements for
  /// a screen reader, and what the calendar knows of days.
  @MainActor
  final class HostMemory {
    private let host = StillHost(now: Instant(clamping: 1_741_953_600_000_000))
    private let session: CalendarSession
    private let views = Views()
    private let elements = Elements()
    private var scenes = SceneMirror<Views>()
    private var trees = AccessibilityMirror<Elements>()

    private init() {
      session = CalendarSession(host: host)
      host.session = session
      session.source = DaySource(id: "memory") { days in
        (days.start.rawValue..<days.endRawValue).compactMap { EpochDay($0) }.map { day in
          var fact = DayFact(day: day)
          fact.tint = UInt8(day.rawValue % 11 + 1)
          fact.dots = Dots([4, 5])
          return fact
        }
      }
      session.appear(CalendarMetrics(width: 390), reducesMotion: true)
      show()
    }

    private func turn(pages: Int) {
      for _ in 0..<pages {
        session.send(.action(.page(by: 1)))
        show()
      }
    }

    private func show() {
      scenes.show(session.scene, on: views)
      trees.present(session.runtime.accessibility, on: elements)
    }

    /// The rows about it; they come first, as memory that others have given back would hide what grows.
    static func rows() -> [Row] {
      let memory = HostMemory()
      // Whatever is made once is made by then.
      memory.turn(pages: 100)
      let before = resident
      memory.turn(pages: 10_000)
      let after = resident
      return [
        .ratio(
          "a host's process after 10 000 page turns ÷ before them, resident memory",
          after / before, atMost: 1.05),
        .information("a host's process after 10 000 page turns", after / 1e6, "MB"),
      ]
    }

    /// The bytes of the process that are in memory.
    private static var resident: Double {
      let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
      let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
      return pages * Double(getpagesize())
    }
  }

  extension HostMemory {
    /// Views of no platform, each with its marks.
    private final class Views: HostSurface {
      final class Item { var marks: [Mark] = [] }

      private var spares: [Role: [Item]] = [:]
      private var drawing: SceneDrawing?

      func makeItem(for index: Int, in scene: CalendarScene) -> Item {
        spares[scene.nodes[index].role]?.popLast() ?? Item()
      }

      func insert(_ item: Item, in parent: Item?, after sibling: Item?) {}
      func remove(_ item: Item) {}
      func discard(_ item: Item, of role: Role) { spares[role, default: []].append(item) }
      func place(_ item: Item, for index: Int, in scene: CalendarScene) {}
      func scroll(_ item: Item, to group: ScrollGroup?) {}

      func draw(_ item: Item, for index: Int, in scene: CalendarScene) {
        if drawing?.scene != scene { drawing = SceneDrawing(scene, theme: .streak) }
        item.marks = drawing?.marks(of: index) ?? []
      }
    }

    /// Elements of no platform.
    private final class Elements: AccessibilitySurface {
      final class Element {
        var meaning: AccessibilityElement
        var children: [Element] = []

        init(_ meaning: AccessibilityElement) { self.meaning = meaning }
      }

      func makeElement(_ meaning: AccessibilityElement) -> Element { Element(meaning) }
      func update(_ element: Element, _ meaning: AccessibilityElement) { element.meaning = meaning }
      func arrange(_ children: [Element], in parent: Element?) { parent?.children = children }
      func discard(_ element: Element) { element.children = [] }
    }
  }
#endif
