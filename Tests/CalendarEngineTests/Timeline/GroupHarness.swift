// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

@testable import CalendarEngine

extension CalendarGroup {
  /// Work, home and sport.
  static let samples = ["work", "home", "sport"].enumerated().map { place, name in
    CalendarGroup(
      number: UInt16(place + 1), name: Array(name.capitalized.utf8), tint: UInt8(4 + place))
  }
}

extension Occurrence {
  private static let names = ["", "work", "home", "sport", "elsewhere"]

  /// The same in a group.
  func inGroup(_ name: String) -> Occurrence {
    var grouped = self
    grouped.group = UInt16(Self.names.firstIndex(of: name) ?? 0)
    return grouped
  }

  /// The group that it names.
  var groupName: String { Self.names[Int(group)] }
}

extension EngineHarness {
  /// What is laid out.
  var layoutInput: LayoutInput {
    LayoutInput(
      state: state, environment: runtime.environment,
      phrases: PhraseBook(tag: Array("en".utf8)))
  }

  /// Two days from 2024-02-20 on, each divided into three groups; events can be edited.
  static func divided(
    days: Int32 = 2, _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    .editable(days: days) { options in
      options.timeline.columnsByGroup = true
      options.groups = CalendarGroup.samples
      configure(&options)
    }
  }

  /// One with a meeting at work and whatever else happens.
  static func dividedWithMeeting(
    _ others: [Occurrence] = [], days: Int32 = 2,
    _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    let harness = divided(days: days, configure)
    harness.answer([Occurrence.meeting().inGroup("work")] + others)
    harness.forget()
    return harness
  }

  /// The middle of a time in a column of a day, in points.
  func point(_ text: String, _ part: Int32, _ minute: Double) -> (x: Double, y: Double) {
    let key = NodeKey(part: part, of: day(text))
    guard let index = scene.index(of: key) else { return (0, 0) }
    let frame = scene.absoluteFrame(index)
    return (
      Double(frame.x + frame.width / 2) / 64, Double(frame.y) / 64 + minute / 60 * 56
    )
  }

  /// Carries what is at one point to another one.
  func drag(
    _ from: (x: Double, y: Double), to end: (x: Double, y: Double),
    _ device: PointerSample.Device = .mouse
  ) {
    take(at: from, device)
    for step in 1...4 {
      skip(milliseconds: 16)
      let part = Double(step) / 4
      pointer(
        .moved, x: from.x + (end.x - from.x) * part, y: from.y + (end.y - from.y) * part,
        device: device)
    }
    skip(milliseconds: 16)
    pointer(.up, x: end.x, y: end.y, device: device)
  }
}
