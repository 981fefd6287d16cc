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
      switch meaning.kind {
      case .grid: GridElement(meaning, in: calendar)
      case .cell, .columnHeader, .rowHeader: CellElement(meaning, in: calendar)
      case .heading: HeadingElement(meaning, in: calendar)
      case .container, .button, .row, .text, .status: NodeElement(meaning, in: calendar)
      }
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
#endif
