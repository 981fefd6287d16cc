// SPDX-License-Identifier: MIT
import CalendarEngine

extension NodeDrawing {
  /// An event: ground, an edge in its colour, its title, and below it its time if there is room.
  ///
  /// Where it continues on another day it is cut square. A line of the calendar's ground parts it
  /// from what it covers.
  mutating func drawEvent() {
    let radius = min(6 * 64, box.height / 2, box.width / 2)
    let top = node.traits.contains(.continuesBefore) ? 0 : radius
    let bottom = node.traits.contains(.continuesAfter) ? 0 : radius
    let around = SceneRect(x: -32, y: -32, width: box.width &+ 64, height: box.height &+ 64)
    let corners = MarkCorners(top: top > 0 ? top &+ 32 : 0, bottom: bottom > 0 ? bottom &+ 32 : 0)
    let shape = MarkCorners(top: top, bottom: bottom)
    drawLift(shape)
    stroke(.rectangle(around, corners), width: 64) { $0.moat }
    fill(.rectangle(box, shape)) { $0.fill }
    drawDoubt(shape)
    drawEdge(leadingEdge(3 * 64), of: shape)
    let room = box.width &- 10 * 64
    if room > 8 * 64 { drawWords(EventLines(of: lines, in: self, room), room) }
    fadeVacated()
  }

  /// The straight edge of an event, within its shape; broken where it is locked.
  mutating func drawEdge(_ edge: SceneRect, of shape: MarkCorners) {
    guard node.traits.contains(.locked) else {
      return fill(.slice(box, shape, within: edge)) { $0.outline }
    }
    var dash = edge
    for y in stride(from: edge.y, to: edge.y &+ edge.height, by: 6 * 64) {
      (dash.y, dash.height) = (y, min(3 * 64, edge.y &+ edge.height &- y))
      fill(.slice(box, shape, within: dash)) { $0.outline }
    }
  }

  /// A line around what may take place, and around what does not.
  mutating func drawDoubt(_ shape: MarkCorners) {
    guard !node.traits.isDisjoint(with: [.tentative, .cancelled]) else { return }
    let inner = SceneRect(
      x: box.x &+ 32, y: box.y &+ 32, width: max(box.width &- 64, 0),
      height: max(box.height &- 64, 0))
    stroke(.rectangle(inner, shape), width: 64) { $0.outline }
  }

  private mutating func drawWords(_ words: EventLines, _ room: Int32) {
    var place = MarkPoint(x: leading(7 * 64), y: words.top &+ words.pitch / 2)
    // What is lower than a line has it in its middle.
    if !words.isListed { place.y = min(place.y, box.middleY) }
    for part in words.title {
      var title = line(part, at: place, leadingAnchor, size: words.size)
      (title.room, title.keepsSize) = (room, true)
      title.isStruck = node.traits.contains(.cancelled)
      marks.append(.text(title))
      place.y &+= words.pitch
    }
    guard let time = words.time else { return }
    place.y &+= (words.timePitch &- words.pitch) / 2
    var small = line(time, at: place, leadingAnchor, size: words.timeSize)
    (small.weight, small.room, small.keepsSize) = (400, room, true)
    marks.append(.text(small))
  }

  /// The number of events for which a column has no room.
  mutating func drawHidden() {
    let radius = min(6 * 64, box.height / 2, box.width / 2)
    marks.append(.fill(.rectangle(box, MarkCorners(radius)), paint(.ground)))
    let edge = SceneRect(
      around: box.middle, width: max(box.width &- 64, 0), height: max(box.height &- 64, 0))
    stroke(.rectangle(edge, MarkCorners(max(radius &- 32, 0))), width: 64) { $0.outline }
    write(text, at: box.middle, .middle, size: sizes.smallSize, in: box.width)
  }
}

/// The words of an event, in as many whole lines as there is room for.
private struct EventLines {
  /// The lines of the title.
  let title: ArraySlice<ArraySlice<UInt8>>
  /// The time, if there is a line left for it.
  let time: ArraySlice<UInt8>?
  /// Where the first line begins.
  let top: Int32
  /// The size of the title, and the height of its lines.
  let (size, pitch): (Int32, Int32)
  /// The size of the time, and the height of its line.
  let (timeSize, timePitch): (Int32, Int32)
  /// Whether it is one of an agenda, in whose rows words are in the middle.
  let isListed: Bool

  init(of lines: [ArraySlice<UInt8>], in drawing: NodeDrawing, _ room: Int32) {
    let (sizes, height) = (drawing.sizes, drawing.box.height)
    isListed = drawing.parent?.role == .agendaDay
    size = isListed ? sizes.textSize : sizes.captionSize
    pitch = size &* 67 / 50
    timeSize = isListed ? size &* 87 / 100 : size &* 23 / 25
    timePitch = isListed ? timeSize &* 67 / 50 : timeSize &* 127 / 100
    let most = Int(max((height &- (isListed ? 0 : 4 * 64)) / pitch, 1))
    let title = lines.first ?? []
    // In an agenda a title is broken where rows have three lines.
    let isBroken = !isListed || most > 2
    let broken = isBroken ? TextFit.lines(of: title, size, in: room, sizes.textWidths) : [title]
    self.title = broken.prefix(most)
    time = lines.count > 1 && self.title.count < most ? lines[1] : nil
    let all = Int32(self.title.count) &* pitch &+ (time == nil ? 0 : timePitch)
    top = isListed ? (height &- all) / 2 : 2 * 64
  }
}
