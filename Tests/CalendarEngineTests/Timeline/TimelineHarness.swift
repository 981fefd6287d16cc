// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

@testable import CalendarEngine

extension EngineHarness {
  /// A timeline of the days around Tuesday, 2024-02-20, 758 points wide, of which three columns have
  /// 232 points each.
  static func timeline(
    days: Int32 = 3, showing: String = "2024-02-20",
    _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    let harness = EngineHarness(showing: showing, width: 758) { options in
      options.view = .timeline
      options.timeline.days = days
      options.loadsFacts = true
      options.loadsOccurrences = true
      configure(&options)
    }
    return harness
  }

  /// Answers every open load with what touches its days.
  func answer(_ occurrences: [Occurrence]) {
    while let load = state.facts.window.pending.first {
      let touching = occurrences.filter { $0.days.overlaps(load.days) }
      send(.loaded(token: load.token, sequence: nil, facts: [], occurrences: touching))
    }
  }

  /// The node of a role on a day.
  func node(_ role: Role, _ day: String) -> SceneNode? {
    scene.nodes.first { $0.role == role && $0.key.day == CalendarEngineTests.day(day) }
  }

  /// The nodes of a role in the columns of days, with their days.
  func parts(_ role: Role) -> [(day: String, node: SceneNode)] {
    scene.nodes.filter { $0.role == role }.map { node in
      (scene.nodes[Int(node.parent)].key.day.map { "\($0)" } ?? "", node)
    }
  }

  /// Where a node is seen, in points from the corner of the calendar.
  func frame(of role: Role, _ day: String) -> (x: Double, y: Double, width: Double, height: Double)?
  {
    let index = scene.nodes.firstIndex {
      $0.role == role && $0.key.day == CalendarEngineTests.day(day)
    }
    guard let index else { return nil }
    let rect = scene.absoluteFrame(index)
    return (
      Double(rect.x) / 64, Double(rect.y) / 64, Double(rect.width) / 64, Double(rect.height) / 64
    )
  }

  /// The days of the columns in view, from the leading edge.
  var columnDays: [String] {
    scene.nodes.filter { $0.role == .dayColumn }.compactMap { $0.key.day.map { "\($0)" } }
  }

  /// The current day: the one nearest to the leading edge.
  var currentDay: String { "\(state.viewport.page.firstDay)" }

  /// A finger that moves in steps and goes up, at once or after a rest.
  func swipe(
    from start: (x: Double, y: Double), by way: (x: Double, y: Double), steps: Int = 8,
    milliseconds: Int64 = 16, rests: Bool = false
  ) {
    pointer(.down, x: start.x, y: start.y)
    for step in 1...steps {
      skip(milliseconds: milliseconds)
      let part = Double(step) / Double(steps)
      pointer(.moved, x: start.x + way.x * part, y: start.y + way.y * part)
    }
    if rests { skip(milliseconds: 300) }
    pointer(.up, x: start.x + way.x, y: start.y + way.y)
  }
}
