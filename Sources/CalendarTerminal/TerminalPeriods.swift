// SPDX-License-Identifier: MIT
import CalendarEngine

/// What a scene says of months, years or decades, in the order in which they are read.
struct TerminalPeriods {
  /// One of them, and the days of a small month.
  struct Cell {
    let node: SceneNode
    var glance: SceneNode?
  }

  /// Those of the current page.
  var cells: [Cell] = []
  /// Cells in a row of the scene.
  var columns: Int32 = 1

  /// The cells of the page that is current, or nil where days are shown.
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
