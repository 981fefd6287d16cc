// SPDX-License-Identifier: MIT

// Where drags of the platform's own begin and end that a screen reader leads.
extension CalendarRuntime {
  /// Where a drag takes hold of the event of an element, in 1/64 points; nil where none can.
  ///
  /// As far below its start as `dropPoint(of:)` is below that of a free time, so that the one comes to be
  /// where the other is.
  public func dragPoint(of element: AccessibilityElement) -> (x: Int32, y: Int32)? {
    guard let event = event(of: element) else { return nil }
    let point = point(in: element.frame)
    // Another one may lie above it there.
    return events(atX: point.x, y: point.y).contains(where: { $0.id == event.id }) ? point : nil
  }

  /// Where something can be let go of over an element, in 1/64 points; nil where nothing can.
  ///
  /// Free times take what is dropped, and days without hours.
  public func dropPoint(of element: AccessibilityElement) -> (x: Int32, y: Int32)? {
    guard state.makesEvents, state.editsEvents else { return nil }
    switch element.key.role {
    case .timeCursor: return point(in: element.frame)
    case .dayCell, .allDayCell:
      let frame = element.frame
      return (frame.x &+ frame.width / 2, frame.y &+ frame.height / 2)
    default: return nil
    }
  }

  private func point(in frame: SceneRect) -> (x: Int32, y: Int32) {
    (frame.x &+ frame.width / 2, frame.y &+ min(frame.height / 2, 12 * SceneRect.unitsPerPoint))
  }
}
