// SPDX-License-Identifier: MIT

import CivilTime

@testable import CalendarEngine

extension EngineHarness {
  /// A list of months, 350 points wide, with a view of 352 points below header and weekday names; a
  /// name has 44 points, a row 50.
  static func list(
    showing: String = "2024-02-20", height: Double = 420, width: Double = 350,
    _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    let harness = EngineHarness(showing: showing, width: width) {
      $0.view = .months
      configure(&$0)
    }
    harness.change { $0.metrics.height = height }
    harness.forget()
    return harness
  }

  /// Puts a finger on the list and moves it past the slop.
  func touchList(y: Double = 300, up: Bool = true) {
    pointer(.down, x: 175, y: y)
    skip(milliseconds: 16)
    pointer(.moved, x: 175, y: y + (up ? -11 : 11))
  }

  /// Scrolls with a touch pad, in one sample.
  func scroll(_ points: Double) {
    send(.wheel(by: Int32(points * 64), smoothly: false))
  }

  /// The position of the list: the month at the top and how far its top is above the view, in
  /// points.
  var placed: String {
    "\(state.viewport.page.month) \(Double(state.viewport.list.offset) / 64)"
  }

  /// The top of a month's days in the calendar's own coordinates, in points.
  func top(of month: String) -> Double? {
    top(NodeKey(.monthGrid, page: page(month)))
  }

  /// The top of a month's name.
  func nameTop(of month: String) -> Double? {
    top(NodeKey(.monthHeader, page: page(month)))
  }

  private func top(_ key: NodeKey) -> Double? {
    scene.index(of: key).map { Double(scene.absoluteFrame($0).y) / 64 }
  }

  /// The months in the scene, in order.
  var months: [String] {
    scene.nodes.filter { $0.role == .monthGrid }.map { "\($0.key.page.month)" }
  }
}
