// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarScene {
  /// Puts pages, titles beside the title and lower edges where they are by now, and keeps all else.
  ///
  /// - Parameters:
  ///   - moving: How the pages move.
  ///   - input: What the scene was made from: the same state, standing still.
  mutating func move(_ moving: Moving, _ input: LayoutInput) {
    // While levels change, each step makes the whole scene anew.
    guard !moving.isZooming, groups.contains(where: { $0.key.role == .strip })
    else {
      return
    }
    let grid = PixelGrid(scale: input.environment.metrics.pixelScale)
    let shift = Self.shift(input, moving)
    for index in groups.indices where groups[index].key.role == .strip {
      let key = groups[index].key
      groups[index].x = key.followsX ? grid.edge(shift.x) : 0
      groups[index].y = key.followsY ? grid.edge(shift.y) : 0
    }
    slide(by: shift.slide, grid)
    HeaderLayout.titles(input)?.move(&groups, moving.viewport, grid)
  }

  private static func shift(_ input: LayoutInput, _ moving: Moving) -> SceneShift {
    if showsLevels(input.state) { return MonthLayout.shift(input, moving) }
    switch input.state.options.view {
    case .month, .year, .week: return MonthLayout.shift(input, moving)
    case .expandable: return ExpandableLayout.shift(input, moving)
    case .months: return MonthListLayout.shift(input, moving)
    case .agenda: return AgendaLayout.shift(moving)
    case .timeline: return TimelineLayout.shift(input, moving)
    }
  }
}
