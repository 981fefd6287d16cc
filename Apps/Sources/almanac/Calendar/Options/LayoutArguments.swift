// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarEngine

/// How days are laid out: the attributes of `<almanac-calendar>` about views and pages.
struct LayoutArguments: ParsableArguments {
  @Option(help: "How days are laid out.")
  var view: RenderView?

  @Option(help: ArgumentHelp("Weeks of a page, with --view week: 1 to 100.", valueName: "n"))
  var weeks: Int32?

  @Option(help: "What --view expandable shows.")
  var mode: ModeOption?

  @Option(help: "Whose week stays when a month is folded away: the selected day's, or today's.")
  var expandFocus: ExpandFocusOption?

  @Option(help: "What stands above the months of --view months.")
  var monthHeaders: MonthHeadersOption?

  @Option(
    help: ArgumentHelp("Months side by side in --view months: 1 to 6, or auto.", valueName: "n"),
    transform: ColumnsArgument.parse)
  var columns: Int32?

  @Option(help: "Along which axis pages move.")
  var direction: DirectionOption?

  @Flag(help: "Months share the week in which one ends and the next begins.")
  var sharedWeeks = false

  @Option(help: "How many rows a month has: always six, or as many as it touches.")
  var rows: RowsOption?

  @Option(help: "Whether days of neighbouring months are shown.")
  var outsideDays: OutsideDaysOption?

  @Option(help: "What choosing such a day does.")
  var outsideTap: OutsideTapOption?

  @Option(
    help: ArgumentHelp("The height in points that rows keep to.", valueName: "points"))
  var maxHeight: Double?

  @Option(help: "What a cell stands for.")
  var level: LevelOption?

  @Flag(help: "The title zooms out, to months, years and decades.")
  var zooms = false

  @Option(help: "What is chosen in the end.")
  var picks: PicksOption?

  @Option(
    help: ArgumentHelp(
      "The four least counts of a year's heat map, such as 1,3,6,10.", valueName: "counts"),
    transform: HeatArgument.parse)
  var heat: HeatScale?

  @Flag(help: "What the steps of the heat map stand for is said below it.")
  var heatLegend = false

  func validate() throws {
    if let weeks, !(1...100).contains(weeks) { throw ValidationError("--weeks is 1 to 100.") }
    if let maxHeight, !(maxHeight > 0 && maxHeight <= 16_384) {
      throw ValidationError("--max-height is a number of points from 1 to 16384.")
    }
  }

  /// Changes what was asked for.
  func apply(to options: inout CalendarOptions) {
    if let view { options.view = view.kind }
    if let weeks { options.weeks = weeks }
    if let mode { options.expanding.mode = mode.mode }
    if let expandFocus { options.expanding.focus = expandFocus.focus }
    if let monthHeaders { options.list.headers = monthHeaders.headers }
    if let columns { options.list.columns = columns }
    if let direction { options.axis = direction.axis }
    if sharedWeeks { options.pageJoin = .sharingWeeks }
    if let rows { options.rows = rows.policy }
    if let outsideDays { options.outsideDays = outsideDays.policy }
    if let outsideTap { options.outsideTap = outsideTap.policy }
    if let maxHeight { options.maximumHeight = maxHeight }
    // Without it there is one level.
    if zooms || level.map({ $0.level != .days }) == true { options.zooms = true }
    if let picks { options.picks = picks.level }
    if let heat { options.heat = heat }
    if heatLegend { options.showsHeatLegend = true }
  }
}
