// SPDX-License-Identifier: MIT

extension Reduction {
  mutating func apply(_ action: CalendarAction) {
    perform(action)
  }

  func expireNotice() {}
  func expireQuestion() {}
}
