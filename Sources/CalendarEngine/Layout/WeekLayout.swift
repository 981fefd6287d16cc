// SPDX-License-Identifier: MIT

/// Lays out a strip of weeks: header, weekday names, and pages of one or several rows.
enum WeekLayout {
  /// Adds the nodes of the view.
  static func nodes(for input: LayoutInput, into builder: inout SceneBuilder) {
    let rows = Double(input.grid(input.state.viewport.page).rowCount)
    let measures = MonthLayout.measures(input, rows: rows)
    let height = max(measures.height(rows: rows), input.environment.metrics.height)
    let root = MonthLayout.addRoot(input, measures, height: height, into: &builder)
    HeaderLayout.nodes(for: input, measures, in: root, into: &builder)
    StatusLayout.nodes(for: input, measures, in: root, into: &builder)
    let foot = height - measures.legendHeight
    let grid = MonthLayout.addGrid(input, measures, height: foot, in: root, into: &builder)
    WeekdayLayout.nodes(for: input, measures, in: grid, into: &builder)
    MonthLayout.addStrip(input, measures, height: foot, in: grid, into: &builder)
    LegendLayout.nodes(for: input, measures, top: foot, in: root, into: &builder)
    NoticeLayout.nodes(for: input, measures, in: root, into: &builder)
    AnnouncementLayout.nodes(for: input, in: root, into: &builder)
  }
}
