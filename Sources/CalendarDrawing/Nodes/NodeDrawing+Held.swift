// SPDX-License-Identifier: MIT
import CalendarEngine

/// What a hand or the keyboard holds, and where it comes from.
extension NodeDrawing {
  /// How opaque what is left is, 0...255.
  private static let vacated: UInt16 = 115

  /// Shadows below what is held: how far around it, how far below it, and how opaque, 0...255.
  private static let shadows: [(spread: Int32, drop: Int32, alpha: UInt8)] = [
    (8 * 64, 6 * 64, 13), (5 * 64, 4 * 64, 20), (2 * 64, 2 * 64, 26),
  ]

  /// A shadow below a shape, and where it has none of its own the calendar's ground, while it is held.
  mutating func drawLift(_ corners: MarkCorners, hasGround: Bool = true) {
    guard node.traits.contains(.lifted) else { return }
    for (spread, drop, alpha) in Self.shadows {
      let around = SceneRect(
        x: -spread, y: drop &- spread, width: box.width &+ 2 &* spread,
        height: box.height &+ 2 &* spread)
      let paint = MarkPaint(ThemeColor(0).opacity(alpha))
      marks.append(.fill(.rectangle(around, corners.grown(by: spread)), paint))
    }
    if !hasGround { marks.append(.fill(.rectangle(box, corners), paint(.ground))) }
  }

  /// A line within the edge of what may not stay where it is held.
  mutating func drawRefusal(_ corners: MarkCorners) {
    guard node.traits.contains(.refused) else { return }
    let inner = SceneRect(
      x: box.x &+ 64, y: box.y &+ 64, width: max(box.width &- 128, 0),
      height: max(box.height &- 128, 0))
    stroke(.rectangle(inner, corners.grown(by: -64)), width: 128) { $0.outline }
  }

  /// Fades all that has been drawn of an event while it is held elsewhere.
  mutating func fadeVacated() {
    guard node.traits.contains(.vacated) else { return }
    for index in marks.indices { marks[index].fade(to: Self.vacated) }
  }
}

extension MarkCorners {
  /// Corners of a shape that is larger on all sides; square ones stay square.
  fileprivate func grown(by length: Int32) -> MarkCorners {
    func grown(_ radius: Int32) -> Int32 { radius == 0 ? 0 : max(radius &+ length, 0) }
    var corners = self
    (corners.topLeft, corners.topRight) = (grown(topLeft), grown(topRight))
    (corners.bottomLeft, corners.bottomRight) = (grown(bottomLeft), grown(bottomRight))
    return corners
  }
}

extension Mark {
  fileprivate mutating func fade(to opacity: UInt16) {
    switch self {
    case .fill(let shape, let paint): self = .fill(shape, paint.faded(to: opacity))
    case .stroke(let shape, var stroke):
      stroke.paint = stroke.paint.faded(to: opacity)
      self = .stroke(shape, stroke)
    case .text(var text):
      text.paint = text.paint.faded(to: opacity)
      self = .text(text)
    // No event has one.
    case .image: break
    }
  }
}

extension MarkPaint {
  fileprivate func faded(to opacity: UInt16) -> MarkPaint {
    func faded(_ color: ThemeColor) -> ThemeColor {
      color.opacity(UInt8(clamping: UInt16(color.alpha) * opacity / 255))
    }
    var paint = self
    (paint.color, paint.dark) = (faded(color), dark.map(faded))
    return paint
  }
}
