// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarModel
import CivilTime

@testable import CalendarEngine

extension EngineHarness {
  /// An agenda 390 points wide and 640 high, on 2024-02-20.
  static func agenda(
    showing: String = "2024-02-20", _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    let harness = EngineHarness(showing: showing, width: 390) { options in
      options.view = .agenda
      options.loadsFacts = true
      options.loadsOccurrences = true
      configure(&options)
    }
    var environment = harness.runtime.environment
    environment.metrics.height = 640
    environment.today = CalendarEngineTests.day("2024-02-20")
    harness.send(.environment(environment))
    return harness
  }

  /// The days that are listed in view, by where they begin.
  var listed: [String] {
    agendaDays.filter { $0.bottom > agendaTop && $0.top < agendaTop + agendaHeight }.map { $0.day }
  }

  /// Where the list begins, and how high it is, in points.
  private var agendaFrame: SceneRect {
    scene.nodes.firstIndex { $0.role == .agenda }.map { scene.absoluteFrame($0) } ?? .zero
  }
  var agendaTop: Double { Double(agendaFrame.y) / 64 }
  private var agendaHeight: Double { Double(agendaFrame.height) / 64 }

  /// Every day that is laid out: where it is seen, in points.
  var agendaDays: [(day: String, top: Double, bottom: Double)] {
    scene.nodes.indices.compactMap { index in
      let node = scene.nodes[index]
      guard node.role == .agendaDay, let day = node.key.day else { return nil }
      let rect = scene.absoluteFrame(index)
      return ("\(day)", Double(rect.y) / 64, Double(rect.y + rect.height) / 64)
    }
  }

  /// Where a day begins, below the top of the list, in points; nil where it is not laid out.
  func listTop(of day: String) -> Double? {
    agendaDays.first { $0.day == day }.map { $0.top - agendaTop }
  }

  /// What the events of a day say.
  func texts(on day: String) -> [String] {
    scene.nodes.filter {
      $0.role == .timedEvent && $0.key.day == CalendarEngineTests.day(day)
    }.map { String(decoding: scene.utf8($0.text), as: UTF8.self) }
  }
}
