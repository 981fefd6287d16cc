// SPDX-License-Identifier: MIT
import CivilTime

/// Lays out what joins the days of a week: one band for each run of selected days, of days that
/// would be selected, and of days on which a goal was reached.
///
/// A band begins and ends with the shapes of its first and last day. Where the run goes on in
/// another week, or with days that are not shown, it ends with the cell. In it lies one more band
/// for each run of days that only continue it: days that cannot be chosen, or of other months.
struct BandLayout {
  let input: LayoutInput
  let measures: MonthMeasures
  let grid: GridPage
  /// The row of the page.
  let row: Int32
  /// The columns that show days.
  let columns: Range<Int32>

  /// Adds the bands to the row; its days have to come after them.
  func nodes(in week: Int32, into builder: inout SceneBuilder) {
    add(input.state.selection.interval, 0, [], in: week, into: &builder)
    add(input.preview, 1, .preview, in: week, into: &builder)
    addKept(in: week, into: &builder)
  }

  var start: Int32 { grid.startRawValue + row * 7 }

  private func add(
    _ days: DayInterval?, _ number: Int32, _ traits: Traits, in week: Int32,
    into builder: inout SceneBuilder
  ) {
    guard let days, days.count > 1 else { return }
    let run = days.start.rawValue - start..<days.endRawValue - start
    let rules = input.state.rules
    let band = Band(run: run, number: number, traits: traits, faint: .closed)
    add(band, in: week, into: &builder) { column in
      EpochDay(start + column).map { !rules.isEnabled($0) } ?? false
    }
  }

  func isOutside(_ column: Int32) -> Bool { !grid.days.contains(start + column) }

  /// A run of days, in columns from the first of the row, and which of the row's bands shows it.
  struct Band {
    let run: Range<Int32>
    let number: Int32
    var traits: Traits = []
    /// Why parts of it are faint.
    let faint: Traits
    var tint: UInt8 = 0
  }

  func add(
    _ band: Band, in week: Int32, into builder: inout SceneBuilder, isFaint: (Int32) -> Bool
  ) {
    let shown = band.run.clamped(to: columns)
    guard !shown.isEmpty else { return }
    let room = (leading: 0.0, width: measures.monthWidth)
    let whole = place(of: shown, in: band.run)
    let node = add(shown, of: band, 0, in: (week, room), into: &builder)
    var column = shown.lowerBound
    while column < shown.upperBound {
      var end = column
      while end < shown.upperBound, isFaint(end) { end += 1 }
      if end > column {
        _ = add(column..<end, of: band, column + 1, in: (node, whole), into: &builder)
      }
      column = end + 1
    }
  }

  /// Adds the part of a band that some columns show, to a node at a place in the row.
  private func add(
    _ part: Range<Int32>, of band: Band, _ number: Int32,
    in parent: (node: Int32, place: (leading: Double, width: Double)),
    into builder: inout SceneBuilder
  ) -> Int32 {
    var traits = number == 0 ? band.traits : band.traits.union(band.faint)
    if part.lowerBound > band.run.lowerBound { traits.insert(.continuesBefore) }
    if part.upperBound < band.run.upperBound { traits.insert(.continuesAfter) }
    let place = place(of: part, in: band.run)
    let x = input.x(
      leading: place.leading - parent.place.leading, width: place.width, in: parent.place.width)
    let node = builder.add(
      NodeKey(.band, page: grid.page, ordinal: row << 8 | band.number << 4 | number),
      in: parent.node,
      frame: LayoutRect(x: x, y: 0, width: place.width, height: measures.rowHeight),
      traits: traits)
    builder.update(node) { $0.tint = band.tint }
    return node
  }

  /// Where some columns of a run stand in the row, from its leading edge.
  private func place(
    of part: Range<Int32>, in run: Range<Int32>
  ) -> (leading: Double, width: Double) {
    let width = measures.columnWidth
    let inset = (width - measures.shapeDiameter) / 2
    let leading = Double(part.lowerBound) * width + (part.lowerBound == run.lowerBound ? inset : 0)
    let end = Double(part.upperBound) * width - (part.upperBound == run.upperBound ? inset : 0)
    return (measures.gutter + leading, end - leading)
  }
}
