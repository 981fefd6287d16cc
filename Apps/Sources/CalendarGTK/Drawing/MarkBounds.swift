// SPDX-License-Identifier: MIT
import CGtk
import CalendarDrawing
import CalendarEngine

/// The area that shapes cover, in 1/64 points.
struct MarkBounds {
  private var (left, top): (Int32, Int32) = (.max, .max)
  private var (right, bottom): (Int32, Int32) = (.min, .min)

  /// Adds what a shape covers; text and images say themselves where they are.
  mutating func add(_ mark: Mark) {
    switch mark {
    case .fill(let shape, _): add(shape, margin: 64)
    // The corners of a line that bends are pointed, and reach further than half its width.
    case .stroke(let shape, let stroke): add(shape, margin: 2 &* stroke.width &+ 64)
    case .text, .image: break
    }
  }

  /// The area in points.
  var rect: graphene_rect_t {
    SceneUnits.rect(x: left, y: top, width: right &- left, height: bottom &- top)
  }

  private mutating func add(_ shape: MarkShape, margin: Int32) {
    switch shape {
    case .rectangle(let frame, _), .slice(let frame, _, _): add(frame, margin)
    case .circle(let middle, let radius): add(middle, radius &+ margin)
    case .line(let points): for point in points { add(point, margin) }
    }
  }

  private mutating func add(_ frame: SceneRect, _ margin: Int32) {
    add(MarkPoint(x: frame.x, y: frame.y), margin)
    add(MarkPoint(x: frame.x &+ frame.width, y: frame.y &+ frame.height), margin)
  }

  private mutating func add(_ point: MarkPoint, _ margin: Int32) {
    left = min(left, point.x &- margin)
    right = max(right, point.x &+ margin)
    top = min(top, point.y &- margin)
    bottom = max(bottom, point.y &+ margin)
  }
}
