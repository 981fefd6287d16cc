// SPDX-License-Identifier: MIT
#if canImport(UIKit)
  import CalendarDrawing
  import CalendarEngine
  import UIKit

  extension CGFloat {
    /// Points of 1/64 points.
    init(units: Int32) { self = CGFloat(units) / CGFloat(SceneRect.unitsPerPoint) }
  }

  extension CGRect {
    /// A rectangle of a scene in points.
    init(_ rect: SceneRect) {
      self.init(
        x: CGFloat(units: rect.x), y: CGFloat(units: rect.y), width: CGFloat(units: rect.width),
        height: CGFloat(units: rect.height))
    }
  }

  extension CGPoint {
    /// A point of a mark in points.
    init(_ point: MarkPoint) {
      self.init(x: CGFloat(units: point.x), y: CGFloat(units: point.y))
    }

    /// The same place in 1/64 points, as devices' samples have it; clamped to what a screen can hold.
    var units: (x: Int32, y: Int32) { (Self.units(x), Self.units(y)) }

    private static func units(_ points: CGFloat) -> Int32 {
      let limit: CGFloat = 16_384
      guard points > -limit else { return Int32(-limit * 64) }
      return Int32((min(points, limit) * 64).rounded())
    }
  }
#endif
