// SPDX-License-Identifier: MIT
import CalendarDrawing
import CalendarEngine

extension SVGDrawing {
  /// Begins the element of a shape; attributes may follow.
  mutating func begin(_ shape: MarkShape) {
    switch shape {
    case .rectangle(let frame, let corners): begin(frame, corners)
    case .circle(let middle, let radius):
      body.begin("circle")
      body.attribute("cx", units: middle.x)
      body.attribute("cy", units: middle.y)
      body.attribute("r", units: radius)
    case .line(let points): begin(points)
    case .slice(let frame, let corners, let part): beginSlice(frame, corners, part)
    }
  }

  private mutating func begin(_ frame: SceneRect, _ corners: MarkCorners) {
    guard corners != MarkCorners(corners.topLeft) else {
      body.begin("rect")
      body.attribute(frame: frame)
      if corners.topLeft > 0 { body.attribute("rx", units: corners.topLeft) }
      return
    }
    body.begin("path")
    body.attribute("d") { $0.outline(frame, corners) }
  }

  private mutating func begin(_ points: [MarkPoint]) {
    body.begin("path")
    body.attribute("d") {
      guard var last = points.first else { return }
      $0.raw("M")
      $0.point(last.x, last.y)
      for (index, point) in points.dropFirst().enumerated() {
        if points.count == 2, point.y == last.y {
          $0.raw("h")
          $0.number(point.x &- last.x)
        } else {
          $0.raw(index == 0 ? "l" : " ")
          $0.point(point.x &- last.x, point.y &- last.y)
        }
        last = point
      }
    }
  }

  /// Begins the part of a rectangle at its left or right edge, cut by the round corners there.
  private mutating func beginSlice(
    _ frame: SceneRect, _ corners: MarkCorners, _ part: SceneRect
  ) {
    let isRight = part.x != frame.x
    let (outer, inner) = isRight ? (part.right, part.x) : (part.x, part.right)
    let top = isRight ? corners.topRight : corners.topLeft
    let bottom = isRight ? corners.bottomRight : corners.bottomLeft
    let sweep: StaticString = isRight ? " 0 0 0 " : " 0 0 1 "
    // How far a corner's arc is from the rectangle's edge where it leaves the part.
    func depth(_ radius: Int32) -> Int32 {
      let reach = Double(max(radius - part.width, 0))
      return radius &- Int32((Double(radius) * Double(radius) - reach * reach).squareRoot())
    }
    body.begin("path")
    body.attribute("d") {
      $0.raw("M")
      $0.point(inner, frame.y &+ depth(top))
      $0.raw("V")
      $0.number(frame.bottom &- depth(bottom))
      $0.side(bottom, sweep, to: outer, frame.bottom &- bottom)
      $0.raw("V")
      $0.number(frame.y &+ top)
      $0.side(top, sweep, to: inner, frame.y &+ depth(top))
    }
  }
}

extension SVGWriter {
  /// Writes the path of a rectangle with corners of several radii, from the bottom on the left
  /// counterclockwise.
  fileprivate mutating func outline(_ frame: SceneRect, _ corners: MarkCorners) {
    raw("M")
    point(frame.x &+ corners.bottomLeft, frame.bottom)
    raw("h")
    number(frame.width &- corners.bottomLeft &- corners.bottomRight)
    corner(corners.bottomRight, 1, -1)
    raw("v")
    number(corners.bottomRight &+ corners.topRight &- frame.height)
    corner(corners.topRight, -1, -1)
    raw("h")
    number(corners.topLeft &+ corners.topRight &- frame.width)
    corner(corners.topLeft, -1, 1)
    raw("v")
    number(frame.height &- corners.topLeft &- corners.bottomLeft)
    corner(corners.bottomLeft, 1, 1)
  }

  /// Writes the end of a part: an arc to a point, or a line where the corner is square.
  fileprivate mutating func side(
    _ radius: Int32, _ sweep: StaticString, to x: Int32, _ y: Int32
  ) {
    guard radius == 0 else { return arc(radius, sweep, to: x, y) }
    raw("H")
    number(x)
  }

  private mutating func corner(_ radius: Int32, _ x: Int32, _ y: Int32) {
    if radius > 0 { arc(radius, x: x &* radius, y: y &* radius) }
  }
}

extension MarkShape {
  /// Whether it is a single straight line, so that there is nothing to leave unfilled.
  var hasNoArea: Bool {
    if case .line(let points) = self { points.count == 2 } else { false }
  }

  /// The shape at a node's frame in the picture.
  func moved(by box: SceneRect) -> MarkShape {
    switch self {
    case .rectangle(let frame, let corners): .rectangle(frame.moved(by: box), corners)
    case .circle(let middle, let radius): .circle(middle.moved(by: box), radius: radius)
    case .line(let points): .line(points.map { $0.moved(by: box) })
    case .slice(let frame, let corners, let part):
      .slice(frame.moved(by: box), corners, within: part.moved(by: box))
    }
  }
}

extension MarkText {
  /// The text at a node's frame in the picture.
  func moved(by box: SceneRect) -> MarkText {
    var text = self
    text.place = place.moved(by: box)
    text.clip = clip?.moved(by: box)
    return text
  }
}

extension MarkPoint {
  fileprivate func moved(by box: SceneRect) -> MarkPoint {
    MarkPoint(x: x &+ box.x, y: y &+ box.y)
  }
}

extension SceneRect {
  func moved(by box: SceneRect) -> SceneRect {
    SceneRect(x: x &+ box.x, y: y &+ box.y, width: width, height: height)
  }
}
