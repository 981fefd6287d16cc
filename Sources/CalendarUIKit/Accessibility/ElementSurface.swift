// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import CalendarHost
  import UIKit

  /// Mirrors what a calendar means as elements of UIKit.
  final class ElementSurface: AccessibilitySurface {
    private unowned let calendar: CalendarUIView

    init(_ calendar: CalendarUIView) { self.calendar = calendar }

    func makeElement(_ meaning: AccessibilityElement) -> NodeElement {
      meaning.kind.elementType.init(meaning, in: calendar)
    }

    func canBe(_ meaning: AccessibilityElement, _ element: NodeElement) -> Bool {
      type(of: element) == meaning.kind.elementType
    }

    func update(_ element: NodeElement, _ meaning: AccessibilityElement) { element.adopt(meaning) }

    func arrange(_ children: [NodeElement], in parent: NodeElement?) {
      guard let parent else {
        calendar.accessibilityElements = children
        return
      }
      parent.contain(children)
    }

    func discard(_ element: NodeElement) { element.accessibilityElements = nil }
  }

  extension AccessibilityElement.Kind {
    fileprivate var elementType: NodeElement.Type {
      switch self {
      case .grid: GridElement.self
      case .cell, .columnHeader, .rowHeader: CellElement.self
      case .heading: HeadingElement.self
      case .container, .button, .row, .text, .status: NodeElement.self
      }
    }
  }
#endif
