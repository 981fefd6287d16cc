// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarHost
import CivilTime

/// The pages that are printed, one after the other.
@MainActor
struct RenderPages {
  let desk: CalendarDesk
  /// What is asked of the calendar, as it is laid out.
  let options: CalendarOptions
  let metrics: CalendarMetrics
  /// The events of some days where each page has the hours in which they are; nil where the hours
  /// are given.
  var hours: ((DayInterval) async throws -> PageHours)?

  /// The scenes of so many pages from the one that is shown on, or of those that there are.
  func scenes(_ count: Int) async throws -> [CalendarScene] {
    try await fit()
    var scenes = [desk.scene]
    while scenes.count < count {
      let former = desk.visibleDays
      try await desk.send(.action(.page(by: 1)))
      // After the last page comes no other.
      guard desk.visibleDays != former else { break }
      try await fit()
      scenes.append(desk.scene)
    }
    return scenes
  }

  /// Shows all events of the days in view, with hours as high as there is room for.
  private func fit() async throws {
    guard let hours, let days = desk.visibleDays else { return }
    var fitted = options
    fitted.timeline.hours = try await hours(days).range
    fitted.timeline.laneLimit = 10
    fitted.timeline.hourHeight = 16
    try await desk.resize(metrics, fitted)
    let rows = desk.scene.nodes.filter { $0.role == .timelineRow }
    guard let room = rows.map(\.frame.height).max() else { return }
    // Below the last hour the calendar leaves 16 points.
    let height = (room / 64 - 16) * 60 / max(fitted.timeline.hours.count, 1)
    fitted.timeline.hourHeight = max(height, 16)
    try await desk.resize(metrics, fitted)
  }
}
