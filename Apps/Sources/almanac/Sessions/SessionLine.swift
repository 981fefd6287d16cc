// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime

/// A session on one line, to the minute: `2024-02-20  08:00-09:04     100  monday-run`.
enum SessionLine {
  static func text(_ session: Session, zone: ZoneRules) -> String {
    let (start, end) = (session.start.shown(in: zone), session.end.shown(in: zone))
    // The day of the end is shown only if it differs.
    let until = end.day == start.day ? clock(end.time) : "\(end.day) \(clock(end.time))"
    let span = end == start ? clock(start.time) : "\(clock(start.time))-\(until)"
    let note = session.endsBeforeItStarts ? "  (ends before it starts)" : ""
    return "\(start.day)  \(padded(span, 11))  \(padded(session.points, 6))  \(session.id.text)"
      + written(session.start, zone) + note
  }

  /// The zone in which a time was written, where clocks show another time there than the viewer's.
  private static func written(_ time: SessionTime, _ viewer: ZoneRules) -> String {
    guard case .zoned(let instant, let offset, let zone) = time, !zone.isEmpty,
      viewer.offset(at: instant) != offset
    else { return "" }
    return "  [\(String(decoding: zone, as: UTF8.self))]"
  }

  private static func clock(_ time: TimeOfDay) -> String {
    String(time.description.prefix(5))
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }

  private static func padded(_ points: Int32, _ width: Int) -> String {
    let text = String(points)
    return String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}
