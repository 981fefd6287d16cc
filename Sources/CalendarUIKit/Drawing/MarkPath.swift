// SPDX-License-Identifier: MIT
#if canImport(UIKit)
  import CalendarDrawing
  import CalendarEngine
  import UIKit

  /// The path of a mark's shape.
  ///
  /// Closed ones begin at the middle of the top and run clockwise.
  struct MarkPath {
    let path: CGPath
    /// How long it is, for closed shapes.
    let length: CGFloat

    init(_ shape: MarkShape) {
      switch shape {
      case .rectangle(let rect, let corners): self.init(CGRect(rect), corners)
      case .slice(let rect, let corners, _): self.init(CGRect(rect), corners)
      case .circle(let middle, let radius): self.init(CGPoint(middle), CGFloat(units: radius))
      case .line(let points):
        let path = CGMutablePath()
        path.addLines(between: points.map { CGPoint($0) })
        self.init(path: path, length: 0)
      }
    }

    private init(path: CGPath, length: CGFloat) {
      (self.path, self.length) = (path, length)
    }

    private init(_ middle: CGPoint, _ radius: CGFloat) {
      let path = CGMutablePath()
      path.addArc(
        center: middle, radius: radius, startAngle: -.pi / 2, endAngle: .pi * 3 / 2,
        clockwise: false)
      path.closeSubpath()
      (self.path, length) = (path, 2 * .pi * radius)
    }

    private init(_ rect: CGRect, _ corners: MarkCorners) {
      let path = CGMutablePath()
      let radii = [corners.topRight, corners.bottomRight, corners.bottomLeft, corners.topLeft]
        .map { CGFloat(units: $0) }
      let places = [
        CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
      ]
      let start = CGPoint(x: rect.midX, y: rect.minY)
      path.move(to: start)
      for (index, place) in places.enumerated() {
        let next = index + 1 < places.count ? places[index + 1] : start
        path.addArc(tangent1End: place, tangent2End: next, radius: radii[index])
      }
      path.closeSubpath()
      // Each corner saves two radii, and costs a quarter of a circle.
      let saved = radii.reduce(0, +) * (2 - .pi / 2)
      (self.path, length) = (path, 2 * (rect.width + rect.height) - saved)
    }
  }

  extension MarkShape {
    /// What a shape is cut to when it is filled, or nil.
    var clip: CGRect? {
      switch self {
      case .slice(_, _, let window): CGRect(window)
      case .rectangle, .circle, .line: nil
      }
    }
  }
#endif
