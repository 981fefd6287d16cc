// SPDX-License-Identifier: MIT
import CalendarEngine

extension NodeDrawing {
  /// How wide the edge of a bar is, and how far a dot's middle is from the leading edge.
  private static let edge: Int32 = 3 * 64

  /// The part of an occurrence in one week: round where it begins and ends, square where it
  /// continues.
  ///
  /// A timed one is a dot and text.
  mutating func drawBar() {
    defer { fadeVacated() }
    guard !node.traits.contains(.timed) else {
      let ground = MarkCorners(min(6 * 64, box.height / 2))
      drawLift(ground, hasGround: false)
      if node.traits.contains(.refused) { fill(.rectangle(box, ground)) { $0.fill } }
      drawRefusal(ground)
      let dot = MarkPoint(x: leading(Self.edge), y: box.middleY)
      keepsColor = true
      if node.traits.contains(.tentative) {
        stroke(.circle(dot, radius: 112), width: 96) { $0.outline }
      } else {
        fill(.circle(dot, radius: 160)) { $0.outline }
      }
      keepsColor = false
      return drawBarTitle(inset: 9 * 64)
    }
    let radius = min(6 * 64, box.height / 2)
    let (left, right) = continues
    let corners = MarkCorners(left: left ? 0 : radius, right: right ? 0 : radius)
    drawLift(corners)
    fill(.rectangle(box, corners)) { $0.fill }
    drawRefusal(corners)
    drawDoubt(corners)
    if !node.traits.contains(.continuesBefore) {
      // A straight line at the edge where the bar begins, cut by its round corners.
      var edge = box
      edge.width = Self.edge
      if isRightToLeft { edge.x = box.right &- Self.edge }
      drawEdge(edge, of: corners)
    }
    drawBarTitle(inset: 8 * 64)
  }

  /// The title and, after it, the time.
  private mutating func drawBarTitle(inset: Int32) {
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    var room = box.width &- inset &- 6 * 64
    if lines.count > 1 {
      let small = sizes.captionSize / 12 &* 11
      let width = Int32(sizes.width(of: lines[1], size: Double(small)))
      room &-= width &+ 6 * 64
      var time = line(
        lines[1], at: MarkPoint(x: trailing(4 * 64), y: box.middleY), trailingAnchor, size: small
      ) { $0.secondary }
      time.weight = 400
      marks.append(.text(time))
    }
    let place = MarkPoint(x: leading(inset), y: box.middleY)
    var title = line(lines.first ?? [], at: place, leadingAnchor, size: sizes.captionSize)
    title.room = room
    title.isStruck = node.traits.contains(.cancelled)
    marks.append(.text(title))
  }

  /// The count of a day's further occurrences.
  mutating func drawMore() {
    if parent?.role == .dayColumn { return drawHidden() }
    let inset: Int32 = 8 * 64
    let width = sizes.width(of: text[...], size: Double(sizes.captionSize))
    if width > Double(box.width &- inset) {
      let point = MarkPoint(x: box.middleX, y: box.middleY)
      return write(text, at: point, .middle, size: sizes.captionSize / 12 &* 11, in: box.width)
    }
    write(
      text, at: MarkPoint(x: leading(inset), y: box.middleY), leadingAnchor,
      size: sizes.captionSize,
      in: box.width &- inset)
  }
}
