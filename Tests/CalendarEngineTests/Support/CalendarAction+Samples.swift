// SPDX-License-Identifier: MIT

@testable import CalendarEngine

// Pages that are as wide as a harness usually is, and a fold of four rows: hands that measure in these.
extension CalendarAction {
  static let holdPages = CalendarAction.hold(PageExtents(350))

  static func drag(pages: Double) -> CalendarAction {
    .drag(by: Int32((pages * 350 * 64).rounded()))
  }

  static func release(pages velocity: Double) -> CalendarAction {
    .release(velocity: velocity * 350, threshold: 0.5)
  }
}

extension ExpansionMove {
  static let holdHandle = ExpansionMove.hold(PageExtents(200))

  static func drag(ways: Double) -> ExpansionMove {
    .drag(by: Int32((ways * 200 * 64).rounded()))
  }

  static func release(ways velocity: Double) -> ExpansionMove {
    .release(velocity: velocity * 200)
  }
}
