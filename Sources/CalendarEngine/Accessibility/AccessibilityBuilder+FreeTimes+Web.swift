// SPDX-License-Identifier: MIT
import CalendarModel

/// Browsers have a document to read, and no elements.
extension AccessibilityBuilder {
  func addFreeTimes() {}
}

extension LayoutInput {
  func conflicts(with event: Occurrence) -> [Occurrence] { [] }
}
