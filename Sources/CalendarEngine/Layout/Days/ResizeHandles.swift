// SPDX-License-Identifier: MIT
import CivilTime

/// Lays out the handles of what is held without a hand, over its ends: among hours above and below it at
/// opposite corners, of a bar at both sides.
struct ResizeHandles {
  /// Of what is held, or of its part there.
  private let node: SceneNode
  /// Its frame in its parent.
  private let frame: LayoutRect
  /// Where in its parent they may be.
  private let bounds: LayoutRect

  /// The side of one: at least what a finger needs, and no more than half of what is held otherwise.
  private static let sides = (least: 24.0, most: 32.0)
  /// How much of one lies over what is held at least: half of its dot.
  private static let overlap = 6.0

  /// Adds those of a node of what is held, whose event may go on beyond it.
  static func add(
    over index: Int32, within bounds: LayoutRect, on page: CalendarPage? = nil,
    _ input: LayoutInput,
    into builder: inout SceneBuilder
  ) {
    guard input.state.editing.hasHandles else { return }
    let handles = ResizeHandles(builder.node(index), within: bounds)
    let (start, end) = handles.places(isRightToLeft: input.isRightToLeft)
    if !handles.node.traits.contains(.continuesBefore) {
      add(0, start, handles.node, page, into: &builder)
    }
    if !handles.node.traits.contains(.continuesAfter) {
      add(1, end, handles.node, page, into: &builder)
    }
  }

  private static func add(
    _ end: Int32, _ place: LayoutRect, _ held: SceneNode, _ page: CalendarPage?,
    into builder: inout SceneBuilder
  ) {
    let key =
      page.map { NodeKey(.resizeHandle, page: $0, ordinal: end) }
      ?? NodeKey(.resizeHandle, ordinal: end)
    let node = builder.add(key, in: held.parent, frame: place, traits: .decorative)
    builder.update(node) {
      $0.tint = held.tint
      $0.layer = 3
    }
  }

  private init(_ node: SceneNode, within bounds: LayoutRect) {
    self.node = node
    self.bounds = bounds
    let unit = Double(SceneRect.unitsPerPoint)
    frame = LayoutRect(
      x: Double(node.frame.x) / unit, y: Double(node.frame.y) / unit,
      width: Double(node.frame.width) / unit, height: Double(node.frame.height) / unit)
  }
}

extension ResizeHandles {
  private var side: Double {
    max(min(min(frame.width, frame.height) / 2, Self.sides.most), Self.sides.least)
  }

  private func places(isRightToLeft: Bool) -> (start: LayoutRect, end: LayoutRect) {
    let (across, down) = (
      (from: bounds.x, to: bounds.x + bounds.width), (from: bounds.y, to: bounds.y + bounds.height)
    )
    let (left, right) = (frame.x, frame.x + frame.width)
    var xs: (Double, Double)
    var ys: (Double, Double)
    if node.role == .timedEvent {
      // The trailing corner of the start leaves the title to be read.
      xs = (kept(right - side, across), kept(left, across))
      if isRightToLeft { xs = (xs.1, xs.0) }
      let areApart = abs(xs.0 - xs.1) >= side
      ys = ends(frame.y, frame.y + frame.height, down, apart: areApart ? 0 : side)
    } else {
      xs = ends(left, right, across, apart: side)
      if isRightToLeft { xs = (xs.1, xs.0) }
      let y = kept(frame.y + (frame.height - side) / 2, down)
      ys = (y, y)
    }
    return (
      LayoutRect(x: xs.0, y: ys.0, width: side, height: side),
      LayoutRect(x: xs.1, y: ys.1, width: side, height: side)
    )
  }

  /// Where handles begin over a start and an end: they leave at least half of what is between to move it by.
  private func ends(
    _ start: Double, _ end: Double, _ limits: (from: Double, to: Double), apart: Double
  ) -> (Double, Double) {
    let over = max(min(side / 2, (end - start) / 4), Self.overlap)
    var (first, last) = (kept(start + over - side, limits), kept(end - over, limits))
    if last - first < apart {
      last = kept(first + apart, limits)
      first = kept(last - apart, limits)
    }
    return (first, last)
  }

  /// Where one begins that has to be within limits.
  private func kept(_ place: Double, _ limits: (from: Double, to: Double)) -> Double {
    max(min(place, limits.to - side), limits.from)
  }
}
