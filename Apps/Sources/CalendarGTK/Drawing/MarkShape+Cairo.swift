// SPDX-License-Identifier: MIT
import CGtk
import CalendarDrawing
import CalendarEngine

extension MarkShape {
  /// Makes the shape cairo's path.
  ///
  /// - Parameters:
  ///   - cairo: The context.
  ///   - percent: How much of a circle's outline is wanted, from the top clockwise.
  func trace(on cairo: OpaquePointer?, percent: UInt8 = 100) {
    cairo_new_path(cairo)
    switch self {
    case .rectangle(let frame, let corners): Self.trace(frame, corners, cairo)
    case .circle(let middle, let radius):
      let top = -Double.pi / 2
      cairo_arc(
        cairo, Double(middle.x) / 64, Double(middle.y) / 64, Double(max(radius, 0)) / 64, top,
        top + 2 * Double.pi * Double(percent) / 100)
      if percent == 100 { cairo_close_path(cairo) }
    case .line(let points):
      for point in points { cairo_line_to(cairo, Double(point.x) / 64, Double(point.y) / 64) }
    case .slice(let frame, let corners, let part): Self.trace(frame, corners, part, cairo)
    }
  }

  /// Cuts off what is drawn outside the shape from now on.
  func clip(_ cairo: OpaquePointer?) {
    trace(on: cairo)
    cairo_clip(cairo)
  }

  /// The length of an outline that is drawn in part with a dash, in points; nil where there is none.
  var outline: Double? {
    guard case .rectangle(let frame, let corners) = self else { return nil }
    let square = 2 * Double(frame.width + frame.height)
    return (square - (8 - 2 * Double.pi) * Double(corners.topLeft)) / 64
  }

  private static func trace(
    _ frame: SceneRect, _ corners: MarkCorners, _ cairo: OpaquePointer?
  ) {
    let (left, top) = (Double(frame.x) / 64, Double(frame.y) / 64)
    let (right, bottom) = (left + Double(frame.width) / 64, top + Double(frame.height) / 64)
    guard corners != .square else {
      return cairo_rectangle(cairo, left, top, right - left, bottom - top)
    }
    func corner(_ radius: Int32, _ x: Double, _ y: Double, from quarter: Double) {
      let radius = Double(radius) / 64
      let (dx, dy) = (x == left ? radius : -radius, y == top ? radius : -radius)
      let start = quarter * Double.pi / 2
      cairo_arc(cairo, x + dx, y + dy, radius, start, start + Double.pi / 2)
    }
    corner(corners.topLeft, left, top, from: 2)
    corner(corners.topRight, right, top, from: 3)
    corner(corners.bottomRight, right, bottom, from: 0)
    corner(corners.bottomLeft, left, bottom, from: 1)
    cairo_close_path(cairo)
  }

  /// The part of a rectangle that is within another one.
  ///
  /// Both are convex, so the part is what is left of a path that is cut by the other.
  private static func trace(
    _ frame: SceneRect, _ corners: MarkCorners, _ part: SceneRect, _ cairo: OpaquePointer?
  ) {
    cairo_rectangle(
      cairo, Double(part.x) / 64, Double(part.y) / 64, Double(part.width) / 64,
      Double(part.height) / 64)
    cairo_clip(cairo)
    trace(frame, corners, cairo)
  }
}
