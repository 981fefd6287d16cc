// SPDX-License-Identifier: MIT
import CalendarEngine

extension SceneDrawing {
  /// The marks of the ring around a node that has the keyboard's focus, for hosts that paint it over
  /// everything else.
  ///
  /// Around a day it follows the day's shape. An index that is none of `scene.nodes` has no marks, and
  /// nor has a day whose hours say themselves where the keyboard is.
  public func focusMarks(of index: Int) -> [Mark] {
    guard scene.nodes.indices.contains(index) else { return [] }
    let hasCursor = scene.nodes.contains { $0.role == .timeCursor && $0.parent == index }
    guard !hasCursor || !options.showsKeyboard else { return [] }
    var drawing = NodeDrawing(index, in: self)
    drawing.drawFocus()
    return drawing.marks
  }

  /// The marks over a node that a mouse is over, for hosts that paint them over everything else.
  ///
  /// A faint form of the text's colour, in the day's shape. An index that is none of `scene.nodes`
  /// has no marks, and nor has a node that cannot be used.
  public func hoverMarks(of index: Int) -> [Mark] {
    guard scene.nodes.indices.contains(index), !scene.nodes[index].traits.contains(.disabled) else {
      return []
    }
    var drawing = NodeDrawing(index, in: self)
    drawing.drawHover()
    return drawing.marks
  }
}

extension NodeDrawing {
  fileprivate mutating func drawFocus() {
    marks.append(.stroke(focusShape, MarkStroke(paint(.accent), width: 2 * 64)))
  }

  fileprivate mutating func drawHover() {
    // 6 % of it, as in browsers.
    let (light, dark) = (drawing.theme[drawing.options.scheme][.text], drawing.theme.dark[.text])
    let faint = MarkPaint(
      light.opacity(15), dark: drawing.options.hasBothSchemes ? dark.opacity(15) : nil)
    marks.append(
      .fill(node.role == .dayCell ? shape(sizes.shapeDiameter / 2) : focusShape, faint))
  }

  /// Two points away from a day's shape, at the edges of what a timeline and an agenda have, and
  /// inside those of everything else.
  private var focusShape: MarkShape {
    if node.role == .dayCell {
      let most = max(min(numberBox.width, numberBox.height) / 2 &- 64, 0)
      return shape(min(sizes.shapeDiameter / 2 &+ 192, most))
    }
    let (inset, radius) = focusInset
    let frame = SceneRect(
      x: inset, y: inset, width: max(box.width &- 2 &* inset, 0),
      height: max(box.height &- 2 &* inset, 0))
    return .rectangle(frame, MarkCorners(min(radius, min(frame.width, frame.height) / 2)))
  }

  /// How far within the edges the middle of the ring is, and how round it is.
  private var focusInset: (Int32, radius: Int32) {
    switch node.role {
    case .dayColumn: (64, 0)
    case .eventBar, .timedEvent, .moreButton: (64, 5 * 64)
    case .agendaDay: (64, 7 * 64)
    case .calendar, .header, .title, .previousButton, .nextButton, .todayButton, .status,
      .retryButton, .grid, .weekdayRow, .weekdayLabel, .strip, .page, .weekRow, .dayCell,
      .blankCell, .announcement, .dayImage, .dayAlternate, .daySubtitle, .dayBadge, .legend,
      .legendItem, .notice, .weekNumber, .weekNumberHead, .handle, .monthGrid, .monthHeader,
      .zoomButton, .periodRow, .periodCell, .glance, .titleStrip, .pageTitle, .heatStep, .band,
      .timelineRow, .dateHeader, .zoneLabel, .lanesLabel, .lanesButton, .allDayCell, .hourLines,
      .timeLabel, .nowLabel, .nowLine, .offHours, .hourGap, .hourFold, .backgroundEvent,
      .timeCursor, .agenda, .agendaDate, .agendaNote, .groupHeader, .resizeHandle:
      (2 * 64, 8 * 64)
    }
  }
}
