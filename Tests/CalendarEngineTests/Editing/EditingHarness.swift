// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// A time in the column of a day, as in `("2024-02-20", 600)` for ten o'clock.
typealias Place = (day: String, minute: Double)

extension EngineHarness {
  /// A timeline whose events can be edited; as high as all hours unless told otherwise.
  static func editable(
    height: Double = 4_000, days: Int32 = 3, showing: String = "2024-02-20",
    _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    let harness = EngineHarness.timeline(days: days, showing: showing) { options in
      options.timeline.isEditable = true
      configure(&options)
    }
    harness.change { $0.metrics.height = height }
    return harness
  }

  /// One with an event, "a" from ten to half past eleven on 2024-02-20.
  static func withMeeting(
    height: Double = 4_000, _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    let harness = editable(height: height, configure)
    harness.answer([.meeting()])
    harness.forget()
    return harness
  }

  /// Where a time is in the middle of its column, in points.
  func point(_ place: Place, at location: SourceLocation = #_sourceLocation) -> (
    x: Double, y: Double
  ) {
    guard let column = frame(of: .dayColumn, place.day) else {
      Issue.record("no column of \(place.day)", sourceLocation: location)
      return (0, 0)
    }
    return (column.x + column.width / 2, column.y + place.minute / 60 * 56)
  }

  /// Puts a pointer down at a time and takes what is there: a mouse by moving, a finger by waiting.
  func take(_ place: Place, _ device: PointerSample.Device = .mouse) {
    take(at: point(place), device)
  }

  /// The same at a point.
  func take(at start: (x: Double, y: Double), _ device: PointerSample.Device) {
    pointer(.down, x: start.x, y: start.y, device: device)
    if device == .mouse {
      skip(milliseconds: 16)
      pointer(.moved, x: start.x + 5, y: start.y, device: device)
    } else {
      wait(milliseconds: 600)
    }
  }

  /// Moves the pointer to a time, in steps.
  func carry(from start: Place, to end: Place, _ device: PointerSample.Device = .mouse) {
    let (from, to) = (point(start), point(end))
    for step in 1...8 {
      skip(milliseconds: 16)
      let part = Double(step) / 8
      pointer(
        .moved, x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part,
        device: device)
    }
  }

  /// Lets go of what a pointer has carried to a time.
  func drop(at place: Place, _ device: PointerSample.Device = .mouse) {
    let end = point(place)
    skip(milliseconds: 16)
    pointer(.up, x: end.x, y: end.y, device: device)
  }

  /// All of it: from a time to another one.
  func drag(_ start: Place, to end: Place, _ device: PointerSample.Device = .mouse) {
    take(start, device)
    carry(from: start, to: end, device)
    drop(at: end, device)
  }

  /// What the app has been told of events since this was last read: `1 move 2024-02-20T10:00 … a`.
  func told() -> [String] {
    defer { forget() }
    return edits.map { "\($0.id) \($0.edit.written)" }
  }

  /// The edits of which the app has been told.
  var edits: [(id: Int32, edit: Edit)] {
    effects.compactMap { effect in
      if case .edited(let id, let edit) = effect { (id, edit) } else { nil }
    }
  }

  /// What is written on the nodes of events, day by day: `2024-02-20 2024-02-20T10:00 … a`.
  func events(_ traits: Traits = []) -> [String] {
    parts(.timedEvent).filter { $0.node.traits.isSuperset(of: traits) }.map { part in
      "\(part.day) \(words(part.node.detail))"
    }
  }

  /// When what is held is shown to begin and end; nil where nothing is held.
  var held: String? {
    events(.lifted).first.map { String($0.dropFirst("2024-02-20 ".count)) }
  }
}

extension Edit {
  /// What it is, and what becomes of the event: `move 2024-02-20T10:15 2024-02-20T11:45 a`.
  var written: String { "\(kind) \(after.written)" }
}

extension Occurrence {
  /// When it begins and ends, and its id.
  var written: String {
    var out: [UInt8] = []
    appendDetail(to: &out)
    return String(decoding: out, as: UTF8.self)
  }

  /// An event of 2024-02-20, from ten to half past eleven unless told otherwise.
  static func meeting(
    _ minutes: ClosedRange<Int32> = 600...690, on text: String = "2024-02-20", _ id: String = "a"
  ) -> Occurrence {
    Occurrence(
      id: Array(id.utf8), start: (day(text), minutes.lowerBound),
      end: (day(text), minutes.upperBound))
  }
}
