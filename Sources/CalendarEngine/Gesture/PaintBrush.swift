// SPDX-License-Identifier: MIT
import CivilTime

/// A pointer that selects the days that it passes, and turns pages at the calendar's sides.
///
/// A list of months scrolls instead, near its top and bottom, and faster the nearer the pointer is
/// to the edge.
struct PaintBrush: Hashable, Sendable {
  /// Whether it starts to paint only after a long press.
  var waitsForPress = false
  /// Since when the pointer has been down, or at a side, in microseconds.
  var since: Int64 = 0
  private var x: Int32 = 0
  private var y: Int32 = 0
  private var startX: Int32 = 0
  private var startY: Int32 = 0
  /// The side at which it is: −1 left, 1 right, 0 neither.
  private var side: Int32 = 0
  private var hasTurned = false

  /// This many microseconds at a side turn the page.
  private static let patience: Int64 = 700_000
  /// The width of a side.
  ///
  /// The path of a fast pointer is looked at in steps of this length, so that it skips no day.
  private static let reach: Int32 = 16 * 64

  init(waitsForPress: Bool = false, since: Int64 = 0) {
    self.waitsForPress = waitsForPress
    self.since = since
  }

  /// Starts painting at a place.
  mutating func begin(at place: (x: Int32, y: Int32)) {
    (x, y) = place
    (startX, startY) = place
  }

  /// Paints the days between the last place and this one.
  mutating func move(to place: (x: Int32, y: Int32), _ context: GestureContext)
    -> [CalendarAction]
  {
    var actions: [CalendarAction] = []
    let dx = Int64(place.x) - Int64(x)
    let dy = Int64(place.y) - Int64(y)
    // A pointer that comes from far away has passed over nothing visible.
    let steps = min(max(abs(dx), abs(dy)) / Int64(Self.reach) + 1, 64)
    for step in 1...steps {
      actions += paint(
        Int32(Int64(x) + dx * step / steps), Int32(Int64(y) + dy * step / steps), context)
    }
    (x, y) = place
    let now = context.grip.scrolls ? edge(at: place.y, context).side : side(at: place.x, context)
    if now != side { (side, since) = (now, context.time) }
    return actions
  }

  /// Turns the page after a while at a side, and continues painting there.
  mutating func rest(_ context: GestureContext) -> [CalendarAction] {
    if context.grip.isLocked { return [] }
    if context.grip.scrolls { return scroll(context) }
    guard !context.grip.isMoving else { return [] }
    if hasTurned {
      hasTurned = false
      since = context.time
      return paint(x, y, context)
    }
    guard side != 0, context.time - since >= Self.patience else { return [] }
    hasTurned = true
    return .only(.page(by: context.isRightToLeft ? -side : side))
  }

  private func paint(_ x: Int32, _ y: Int32, _ context: GestureContext) -> [CalendarAction] {
    guard let node = context.scene.dayCell(x: x, y: y), node.traits.contains(.selectable),
      let day = node.key.day
    else { return [] }
    return .only(.paint(day))
  }

  // The side where the pointer went down does not count until the pointer has moved towards it.
  private func side(at x: Int32, _ context: GestureContext) -> Int32 {
    let width = Int32(context.pageWidth) &* 64
    if x < Self.reach, x < startX { return -1 }
    return x > width &- Self.reach && x > startX ? 1 : 0
  }
}

extension PaintBrush {
  /// Within this distance of the top or bottom a list scrolls, in 1/64 points.
  private static let margin: Int32 = 48 * 64
  /// Points per second at the very edge, and beyond it.
  private static let speed = 720.0
  /// The most time that counts at once, in microseconds: a late frame must not cause a jump.
  private static let longestFrame: Int64 = 50_000

  /// Scrolls a list for the time that the pointer has been at its top or bottom, and continues
  /// painting on the days that arrive below it.
  private mutating func scroll(_ context: GestureContext) -> [CalendarAction] {
    let (side, depth) = edge(at: y, context)
    guard side != 0, let window = context.scene.window else { return [] }
    // Beyond the edge it paints on the outermost visible days.
    let inside = min(max(y, window.y), window.y + window.height - 1)
    let actions = paint(x, inside, context)
    let time = min(context.time - since, Self.longestFrame)
    since = context.time
    let points = Double(side) * depth * Self.speed * Double(time) / 1_000_000
    let distance = Int32((points * 64).rounded(.toNearestOrEven))
    return actions + [.wheel(by: distance, smoothly: false)]
  }

  /// The edge of a list at which a pointer is, −1 above and 1 below, and how deep it is there, up
  /// to 1.
  private func edge(at y: Int32, _ context: GestureContext) -> (side: Int32, depth: Double) {
    guard let window = context.scene.window else { return (0, 0) }
    let margin = min(Self.margin, window.height / 4)
    let (above, below) = (window.y + margin - y, y - (window.y + window.height - margin))
    // The edge where the pointer went down does not count until the pointer has moved towards it.
    if above > 0, y < startY { return (-1, min(Double(above) / Double(margin), 1)) }
    if below > 0, y > startY { return (1, min(Double(below) / Double(margin), 1)) }
    return (0, 0)
  }
}
