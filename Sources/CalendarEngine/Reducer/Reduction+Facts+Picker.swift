// SPDX-License-Identifier: MIT

extension Reduction {
  func performOnFacts(_ action: CalendarAction) {}
  func performOnOccurrence(_ action: CalendarAction) {}
  func expireFacts() {}
  func loadFacts() {}
  func packWeeks() {}
  func packTimeline() {}
  func beginAgenda() {}
  func listAgenda() {}
  func divideDays() {}
  func forgetSpread(of old: CalendarOptions) {}
  func performOnTimeline(_ move: TimelineMove) {}
  func enterTimeline() {}
}
