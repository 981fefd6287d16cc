// SPDX-License-Identifier: MIT
import CalendarEngine

extension NodeDrawing {
  var lines: [ArraySlice<UInt8>] {
    text.split(separator: 0x0A, omittingEmptySubsequences: false)
  }

  /// A weekday above the number of its day; today's number stands on a disc.
  mutating func drawDate() {
    let size = sizes.textSize / 15 &* 11
    let upper = MarkPoint(x: box.middleX, y: box.height &* 7 / 32)
    let lower = MarkPoint(x: box.middleX, y: box.height &* 21 / 32)
    write(
      cased(lines.first ?? [], else: .upper), at: upper, .middle, size: size, in: box.width
    ) { $0.secondary }
    let radius = min(15 * 64, box.width / 2, box.height / 4)
    fill(.circle(lower, radius: radius)) { $0.fill }
    if node.traits.contains(.selected) {
      stroke(.circle(lower, radius: radius &+ 2 * 64), width: 2 * 64) { $0.text }
    }
    write(lines.count > 1 ? lines[1] : [], at: lower, .middle, size: sizes.textSize / 15 &* 17)
  }

  /// A time, or what stands beside the whole days: small, and at the edge of the columns.
  mutating func drawTime() {
    let size = sizes.textSize / 15 &* 11
    write(
      text, at: MarkPoint(x: trailing(8 * 64), y: box.middleY), trailingAnchor, size: size,
      in: box.width &- 8 * 64)
  }

  /// A chevron that points down, or up while all rows are shown.
  mutating func drawLanesSign() {
    let (x, y) = (trailing(14 * 64), box.middleY)
    let reach: Int32 = node.traits.contains(.expanded) ? -2 * 64 : 2 * 64
    let line = [
      MarkPoint(x: x &- 4 * 64, y: y &- reach), MarkPoint(x: x, y: y &+ reach),
      MarkPoint(x: x &+ 4 * 64, y: y &- reach),
    ]
    stroke(.line(line), width: 2 * 64, isRound: true) { $0.text }
  }

  /// The line before a day.
  mutating func drawColumn() {
    let x = leading(32)
    stroke(.line([MarkPoint(x: x, y: 0), MarkPoint(x: x, y: box.height)]), width: 64) {
      $0.outline
    }
  }

  /// The lines between hours, and fainter ones between their parts.
  mutating func drawHourLines() {
    guard sizes.hourHeight > 0 else { return }
    let rest = Int32(node.progress) &* sizes.hourHeight / 60
    var y = rest > 0 ? sizes.hourHeight &- rest : 0
    while y <= box.height {
      let line = [MarkPoint(x: 0, y: y), MarkPoint(x: box.width, y: y)]
      stroke(.line(line), width: 64) { $0.outline }
      let half = y &+ sizes.hourHeight / 2
      if sizes.slotHeight < sizes.hourHeight, sizes.hourHeight >= 40 * 64, half < box.height {
        let faint = [MarkPoint(x: 0, y: half), MarkPoint(x: box.width, y: half)]
        stroke(.line(faint), width: 64, percent: 45) { $0.outline }
      }
      y &+= sizes.hourHeight
    }
  }

  /// Hours that are off work, skipped or shown twice.
  mutating func drawHours() {
    fill(.rectangle(box, .square)) { $0.fill }
    guard node.role == .hourGap else { return }
    // Skipped hours are crossed out.
    for (from, to) in [(Int32(0), box.height), (box.height, Int32(0))] {
      stroke(
        .line([MarkPoint(x: 0, y: from), MarkPoint(x: box.width, y: to)]), width: 64, percent: 60
      ) { $0.text }
    }
  }

  /// An event behind the hours: a tinted ground, and its title at the top.
  mutating func drawBackground() {
    fill(.rectangle(box, .square)) { $0.fill }
    let room = box.width &- 12 * 64
    guard room > 8 * 64, box.height >= 16 * 64 else { return }
    write(
      lines.first ?? [], at: MarkPoint(x: leading(6 * 64), y: 10 * 64), leadingAnchor,
      size: captionSize, in: room)
  }

  /// A line through the present time, with a ball where the day begins.
  mutating func drawNow() {
    let y = box.middleY
    stroke(.line([MarkPoint(x: 0, y: y), MarkPoint(x: box.width, y: y)]), width: 2 * 64) {
      $0.text
    }
    fill(.circle(MarkPoint(x: leading(0), y: y), radius: 5 * 64)) { $0.text }
  }

  /// An event: ground, an edge in its colour, its title, and below it its time if there is room.
  mutating func drawEvent() {
    let radius = min(6 * 64, box.height / 2, box.width / 2)
    let corners = MarkCorners(radius)
    fill(.rectangle(box, corners)) { $0.fill }
    var edge = box
    edge.width = min(3 * 64, box.width)
    if isRightToLeft { edge.x = box.right &- edge.width }
    fill(.slice(box, corners, within: edge)) { $0.outline }
    let (inset, room) = (Int32(7 * 64), box.width &- 10 * 64)
    guard room > 8 * 64 else { return }
    let isListed = parent?.role == .agendaDay
    let size = isListed ? sizes.textSize : captionSize
    let pitch = size &* 4 / 3
    let first =
      isListed
      ? box.middleY &- (lines.count > 1 ? pitch / 2 : 0) : min(box.middleY, 3 * 64 &+ size &* 5 / 8)
    write(
      lines.first ?? [], at: MarkPoint(x: leading(inset), y: first), leadingAnchor, size: size,
      in: room)
    guard lines.count > 1 else { return }
    let small = size / 12 &* 11
    var time = line(
      lines[1], at: MarkPoint(x: leading(inset), y: first &+ pitch), leadingAnchor,
      size: small
    ) { $0.secondary }
    (time.weight, time.room) = (400, room)
    marks.append(.text(time))
  }

  /// The slot at which the keyboard is.
  mutating func drawCursor() {
    stroke(.rectangle(box, MarkCorners(4 * 64)), width: 2 * 64) { $0.text }
  }
}
