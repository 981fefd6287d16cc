// SPDX-License-Identifier: MIT
import CivilTime

extension AccessibilityBuilder {
  /// For each node, its place among the rows of its parent, or among the cells and heads of its row;
  /// from 1.
  func siblingPlaces(of nodes: [SceneNode]) -> [Int32] {
    var places: [Int32] = []
    var counts = [Int32](repeating: 0, count: nodes.count)
    for node in nodes {
      guard node.parent >= 0, let kind = kind(of: node), kind.hasPlace else {
        places.append(0)
        continue
      }
      counts[Int(node.parent)] += 1
      places.append(counts[Int(node.parent)])
    }
    return places
  }

  /// The row and the column of a node, from 1; 0 for none.
  func place(of index: Int, _ kind: AccessibilityElement.Kind) -> (row: Int32, column: Int32) {
    switch kind {
    case .row: return (row(index), 0)
    case .cell, .rowHeader, .columnHeader:
      let parent = Int(scene.nodes[index].parent)
      return parent < 0 ? (0, 0) : (row(parent), siblingPlaces[index])
    case .container, .heading, .button, .grid, .text, .status: return (0, 0)
    }
  }

  /// The row of names is the first one, where there is one.
  private func row(_ index: Int) -> Int32 {
    let node = scene.nodes[index]
    guard node.role != .weekdayRow, node.role != .periodRow else { return siblingPlaces[index] }
    return siblingPlaces[index] + (input.arrangement.movement.joinsMonths ? 0 : 1)
  }

  /// Names the calendar, and a grid after the days that it shows.
  func nameContainer(_ element: inout AccessibilityElement, _ node: SceneNode) {
    switch node.role {
    case .calendar: append(.calendar, to: &element.label)
    case .grid: input.append(input.state.title, to: &element.label)
    case .monthGrid: input.appendSpoken(node.key.page, to: &element.label)
    default: break
    }
  }
}

extension AccessibilityElement.Kind {
  /// Whether it is a row, or stands in one.
  fileprivate var hasPlace: Bool {
    switch self {
    case .row, .cell, .rowHeader, .columnHeader: return true
    case .container, .heading, .button, .grid, .text, .status: return false
    }
  }
}
