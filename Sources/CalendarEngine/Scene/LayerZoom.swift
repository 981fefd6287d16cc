// SPDX-License-Identifier: MIT

/// How a zoom level is seen during a change of levels: scaled from its corner, moved, and partly
/// transparent.
struct LayerZoom {
  var scale: Double
  var x: Double
  var y: Double
  var opacity: Double

  /// How a level is seen while one of its cells grows into a page, or the page grows out of the
  /// cell.
  ///
  /// - Parameters:
  ///   - cell: The cell in the outer level, in the coordinates that both share.
  ///   - page: The page of the inner level that the cell becomes.
  ///   - progress: 0 where the cell is a cell, 1 where it is the page.
  ///   - origin: Where the level's own coordinates begin.
  ///   - isOuter: Whether it is the outer level that is asked for.
  init(
    from cell: LayoutRect, to page: LayoutRect, progress: Double, origin: (x: Double, y: Double),
    isOuter: Bool
  ) {
    let own = isOuter ? cell : page
    let width = cell.width + (page.width - cell.width) * progress
    scale = width / max(own.width, 1)
    let middleX = cell.middleX + (page.middleX - cell.middleX) * progress
    let middleY = cell.middleY + (page.middleY - cell.middleY) * progress
    x = middleX - origin.x + scale * (origin.x - own.middleX)
    y = middleY - origin.y + scale * (origin.y - own.middleY)
    let share = min(max(progress, 0), 1)
    opacity = isOuter ? 1 - share : share
  }

  /// A level that only fades.
  init(opacity: Double) {
    (scale, x, y) = (1, 0, 0)
    self.opacity = min(max(opacity, 0), 1)
  }
}

extension LayerZoom {
  /// The scale in the unit of scenes.
  var unitScale: Int32 {
    Int32(min(max(scale, 0.01), 1000) * Double(ScrollGroup.unit))
  }

  /// The opacity in the unit of scenes.
  var unitOpacity: Int32 { Int32((opacity * 255).rounded(.toNearestOrEven)) }

  /// A group's translation in 1/64 points, scaled with the level and moved by points.
  func translated(_ units: Int32, by points: Double) -> Int32 {
    let place = Double(units) * scale + points * 64
    return Int32(min(max(place, -1e9), 1e9).rounded(.toNearestOrEven))
  }
}

extension LayoutRect {
  var middleX: Double { x + width / 2 }
  var middleY: Double { y + height / 2 }
}
