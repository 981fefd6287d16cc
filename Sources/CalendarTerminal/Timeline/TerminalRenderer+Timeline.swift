// SPDX-License-Identifier: MIT
import CalendarEngine

extension TerminalRenderer {
  /// The options of views of events for a terminal: of a timeline as many days as there is room for,
  /// and a row from one line to the next; of an agenda a line for each event.
  ///
  /// - Parameter options: What is asked of the calendar.
  /// - Returns: What to ask of it here; of other views the same.
  public func fitting(_ options: CalendarOptions) -> CalendarOptions {
    guard options.view.showsEvents else { return options }
    var fitted = options
    fitted.agenda.lines = 1
    guard options.view == .timeline else { return fitted }
    let room = max(self.options.width - TerminalTimelineGrid.usualGutter, 1)
    fitted.timeline.fit(
      columns: room / TerminalTimelineGrid.leastDayWidth, lineDistance: Self.rowHeight)
    return fitted
  }

  /// Metrics for laying out a view of events: a timeline or an agenda.
  ///
  /// - Parameters:
  ///   - rows: Lines of the terminal that it takes; 0 as many as all hours need, or 40 of an agenda.
  ///   - view: Which of them it is.
  /// - Returns: What an environment for it has.
  public func eventMetrics(rows: Int32, _ view: ViewKind) -> CalendarMetrics {
    if view == .agenda { return agendaMetrics(rows: rows > 0 ? rows : Self.usualRows) }
    let hours = max(rows - Self.headRows, Self.leastRows) * Self.rowHeight
    return CalendarMetrics(
      width: Double(options.width * Self.columnWidth),
      height: rows > 0 ? Self.headHeight + Double(hours) : Self.wholeHeight)
  }

  /// An agenda, which has a line above each day; its rows are 32 points high with the gap below them.
  private func agendaMetrics(rows: Int32) -> CalendarMetrics {
    CalendarMetrics(
      width: Double(options.width * Self.columnWidth),
      height: Self.titleHeight + 32 * Double(max(rows - 1, Self.leastRows)))
  }

  /// The lines of an agenda that is printed where nothing says how high it may be.
  private static let usualRows: Int32 = 40
  /// The title, in points.
  private static let titleHeight = 44.0
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
