// SPDX-License-Identifier: MIT

import CalendarDrawing
import CalendarEngine

/// A mirror in the middle of a node of this width.
///
/// Lengths may differ by two units, since halves and sevenths are rounded.
struct Reflection {
  let width: Int32

  /// Whether a mark is the image of another one.
  func isImage(_ image: Mark, of mark: Mark) -> Bool {
    switch (mark, image) {
    case (.fill(let shape, let paint), .fill(let other, let otherPaint)):
      paint == otherPaint && isImage(other, of: shape)
    case (.stroke(let shape, let stroke), .stroke(let other, let otherStroke)):
      stroke == otherStroke && isImage(other, of: shape)
    case (.text(let text), .text(let other)): isImage(other, of: text)
    case (.image(let one), .image(let other)):
      one.name == other.name && isImage(other.frame, of: one.frame)
    default: false
    }
  }

  private func isImage(_ image: MarkShape, of shape: MarkShape) -> Bool {
    switch (shape, image) {
    case (.rectangle(let frame, let corners), .rectangle(let other, let otherCorners)):
      isImage(other, of: frame) && isImage(otherCorners, of: corners)
    case (.circle(let middle, let radius), .circle(let other, let otherRadius)):
      radius == otherRadius && isImage(other, of: middle)
    case (.line(let points), .line(let others)):
      // A mirrored line is as good from its other end.
      areImages(others, of: points) || areImages(others.reversed(), of: points)
    case (.slice(let frame, let corners, let part), .slice(let other, let otherCorners, let cut)):
      isImage(other, of: frame) && isImage(otherCorners, of: corners) && isImage(cut, of: part)
    default: false
    }
  }

  private func isImage(_ image: MarkText, of text: MarkText) -> Bool {
    var other = image
    other.place = text.place
    other.anchor = text.anchor
    other.clip = text.clip
    let anchors: [MarkText.Anchor: MarkText.Anchor] = [.left: .right, .right: .left]
    let clips = zip([text.clip].compactMap { $0 }, [image.clip].compactMap { $0 })
    return other == text && image.anchor == anchors[text.anchor] ?? text.anchor
      && isImage(image.place, of: text.place) && clips.allSatisfy { isImage($1, of: $0) }
  }

  private func areImages(_ images: [MarkPoint], of points: [MarkPoint]) -> Bool {
    images.count == points.count && zip(images, points).allSatisfy { isImage($0, of: $1) }
  }

  private func isImage(_ image: SceneRect, of frame: SceneRect) -> Bool {
    isNear(image.y, frame.y) && isNear(image.width, frame.width)
      && isNear(image.height, frame.height) && isNear(image.x + image.width + frame.x, width)
  }

  private func isImage(_ image: MarkPoint, of point: MarkPoint) -> Bool {
    isNear(image.y, point.y) && isNear(image.x + point.x, width)
  }

  private func isImage(_ image: MarkCorners, of corners: MarkCorners) -> Bool {
    isNear(image.topLeft, corners.topRight) && isNear(image.topRight, corners.topLeft)
      && isNear(image.bottomLeft, corners.bottomRight)
      && isNear(image.bottomRight, corners.bottomLeft)
  }

  private func isNear(_ one: Int32, _ other: Int32) -> Bool { abs(one - other) <= 2 }
}
