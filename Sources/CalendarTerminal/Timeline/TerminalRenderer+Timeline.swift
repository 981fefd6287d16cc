// SPDX-License-Identifier: MIT
import CalendarEngine

extension TerminalRenderer {
  /// The options of a timeline for a terminal: as many days as there is room for, and a row from one
  /// line to the next.
  ///
  /// - Parameter options: What is asked of the calendar.
  /// - Returns: What to ask of it here; of other views the same.
  public func fitting(_ options: CalendarOptions) -> CalendarOptions {
    guard options.view == .timeline else { return options }
    var fitted = options
    let room = max(self.options.width - TerminalTimelineGrid.usualGutter, 1)
    fitted.timeline.fit(
      columns: room / TerminalTimelineGrid.leastDayWidth, lineDistance: Self.rowHeight)
    return fitted
  }

  /// Metrics for laying out a timeline.
  ///
  /// - Parameter rows: Lines of the terminal that it takes; 0 as many as all hours need.
  /// - Returns: What an environment for it has.
  public func timelineMetrics(rows: Int32) -> CalendarMetrics {
    let hours = max(rows - Self.headRows, Self.leastRows) * Self.rowHeight
    return CalendarMetrics(
      width: Double(options.width * Self.columnWidth),
      height: rows > 0 ? Self.headHeight + Double(hours) : Self.wholeHeight)
  }

  /// The height of a row in points: that of an event with one line of text.
  private static let rowHeight: Int32 = 20
  /// The width of a column in points, such that the time of an event is dropped where it has no room.
  private static let columnWidth: Int32 = 7
  /// The title, the dates, and the line below them.
  private static let headRows: Int32 = 3
  /// The title and the dates, in points.
  private static let headHeight = 44.0 + 60
  /// Fewer rows are no view of hours.
  private static let leastRows: Int32 = 3
  /// More than two days in lines of five minutes.
  private static let wholeHeight = 12_000.0
}
