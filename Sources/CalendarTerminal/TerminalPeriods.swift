// SPDX-License-Identifier: MIT
import CalendarEngine

/// The months, years or decades of a scene, in reading order.
struct TerminalPeriods {
  /// A cell, and the days of a small month.
  struct Cell {
    let node: SceneNode
    var glance: SceneNode?
  }

  /// The cells of the current page.
  var cells: [Cell] = []
  /// Cells in a row of the scene.
  var columns: Int32 = 1

  /// The cells of the current page, or nil where days are shown.
  init?(_ scene: CalendarScene) {
    var (isCurrent, isLeaving, row): (Bool, Bool, Int32) = (false, false, 0)
    for node in scene.nodes {
      switch node.role {
      case .strip: isLeaving = scene.groups.contains { $0.key == node.key && $0.isLeaving }
      case .page: isCurrent = node.traits.contains(.current) && !isLeaving
      case .periodRow: row = 0
      case .periodCell where isCurrent:
        row += 1
        columns = max(columns, row)
        cells.append(Cell(node: node))
      case .glance where isCurrent:
        if !cells.isEmpty { cells[cells.count - 1].glance = node }
      default: break
      }
    }
    if cells.isEmpty { return nil }
  }
}
