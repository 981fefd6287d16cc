// SPDX-License-Identifier: MIT
import CalendarEngine

extension Mark {
  /// The mark as text, one line without its end: equal marks have equal bytes.
  ///
  ///     fill rectangle 12 4 36 36 round 5.5 #fbe3e1
  ///     stroke circle 30 22 21 width 2 #7d3ac1
  ///     text 30 22 middle size 17 weight 600 #1d1d1f "20"
  ///
  /// Numbers are points; a rectangle is its left and top edge, width and height, a circle its middle
  /// and radius.
  public func dump() -> [UInt8] {
    var out: [UInt8] = []
    switch self {
    case .fill(let shape, let paint):
      out.append("fill ")
      out.append(shape: shape)
      out.append(paint: paint)
    case .stroke(let shape, let stroke):
      out.append("stroke ")
      out.append(shape: shape)
      out.append(stroke: stroke)
    case .text(let text): out.append(line: text)
    case .image(let image):
      out.append("image")
      out.append(frame: image.frame)
      out.append(quoted: image.name)
    }
    return out
  }
}

extension [UInt8] {
  /// Appends the numbers of a rectangle, each after a space.
  mutating func append(frame: SceneRect) {
    for number in [frame.x, frame.y, frame.width, frame.height] {
      append(0x20)
      append(points: number)
    }
  }

  private mutating func append(point: MarkPoint) {
    append(0x20)
    append(points: point.x)
    append(0x20)
    append(points: point.y)
  }

  fileprivate mutating func append(shape: MarkShape) {
    switch shape {
    case .rectangle(let frame, let corners):
      append("rectangle")
      append(frame: frame)
      append(corners: corners)
    case .circle(let middle, let radius):
      append("circle")
      append(point: middle)
      append(0x20)
      append(points: radius)
    case .line(let points):
      append("line")
      for point in points { append(point: point) }
    case .slice(let frame, let corners, let part):
      append("slice")
      append(frame: frame)
      append(corners: corners)
      append(" within")
      append(frame: part)
    }
  }

  /// Appends nothing for square corners, and one radius where all are equal.
  private mutating func append(corners: MarkCorners) {
    guard corners != .square else { return }
    append(" round")
    let radii = [
      corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft,
    ]
    for radius in corners == MarkCorners(corners.topLeft) ? [corners.topLeft] : radii {
      append(0x20)
      append(points: radius)
    }
  }

  fileprivate mutating func append(paint: MarkPaint) {
    append(0x20)
    append(color: paint.color)
    guard let dark = paint.dark else { return }
    append("/")
    append(color: dark)
  }

  private mutating func append(color: ThemeColor) {
    append(rgb: color)
    guard color.alpha != 255 else { return }
    append("*")
    append(decimal: Int64(color.alpha))
  }

  fileprivate mutating func append(stroke: MarkStroke) {
    append(" width ")
    append(points: stroke.width)
    if stroke.isRound { append(" round") }
    if stroke.percent < 100 {
      append(0x20)
      append(decimal: Int64(stroke.percent))
      append("%")
    }
    append(paint: stroke.paint)
  }

  fileprivate mutating func append(line text: MarkText) {
    append("text")
    append(point: text.place)
    switch text.anchor {
    case .left: append(" left")
    case .middle: append(" middle")
    case .right: append(" right")
    }
    append(" size ")
    append(points: text.size)
    append(" weight ")
    append(decimal: Int64(text.weight))
    if text.isItalic { append(" italic") }
    if text.isStruck { append(" struck") }
    for family in text.families { append(quoted: family) }
    if text.letterSpacing != 0 {
      append(" spacing ")
      append(points: text.letterSpacing)
    }
    if let room = text.room {
      append(" in ")
      append(points: room)
    }
    if let clip = text.clip {
      append(" clip")
      append(frame: clip)
    }
    append(paint: text.paint)
    append(quoted: text.utf8)
  }

  /// Appends a text in quotation marks after a space.
  fileprivate mutating func append(quoted text: [UInt8]) {
    append(" \"")
    append(contentsOf: text)
    append(0x22)
  }
}
