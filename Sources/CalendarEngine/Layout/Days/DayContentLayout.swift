// SPDX-License-Identifier: MIT
import CivilTime

/// Lays out what a day's cell shows besides its number.
enum DayContentLayout {
  /// A day's cell, and what is known about the day.
  struct Cell {
    let place: DayCell
    let page: CalendarPage
    let known: KnownDay
    /// Those of its week; nil without any.
    let occurrences: WeekOccurrences?

    var fact: DayFact? { known.fact }
    var day: EpochDay { place.day }
    var node: Int32 { place.node }
  }

  static func nodes(
    _ cell: Cell, _ input: LayoutInput, _ measures: MonthMeasures, into builder: inout SceneBuilder
  ) {
    paint(cell, input.state.options, into: &builder)
    addLines(cell, measures, into: &builder)
    if let badge = cell.fact?.badge, !badge.isEmpty {
      addBadge(badge, cell, input, measures, into: &builder)
    }
    if let occurrences = cell.occurrences {
      BarLayout.nodes(occurrences, in: cell.place, input, measures, into: &builder)
    }
  }

  /// Gives the cell the colours and dots of its day.
  private static func paint(
    _ cell: Cell, _ options: CalendarOptions, into builder: inout SceneBuilder
  ) {
    var dots = Dots.none
    if let fact = cell.fact {
      dots = options.dots(of: fact)
      builder.update(cell.node) {
        ($0.tint, $0.titleTint) = (fact.tint, fact.titleTint)
        ($0.borderTint, $0.selectionTint) = (fact.borderTint, fact.selectionTint)
        $0.progress = fact.percent
      }
    }
    if let occurrences = cell.occurrences, options.showsIndicators,
      cell.fact?.showsIndicator != false
    {
      dots = occurrences.dots(in: cell.place.column, behind: dots)
    }
    if dots != .none { builder.update(cell.node) { $0.dots = dots } }
  }

  private static func addLines(
    _ cell: Cell, _ measures: MonthMeasures, into builder: inout SceneBuilder
  ) {
    let lines = measures.lines
    guard lines.height > 0 else { return }
    var y = measures.linesTop
    func add(
      _ role: Role, _ text: [UInt8]?, height: Double, width: Double, tint: UInt8 = 0,
      _ builder: inout SceneBuilder
    ) {
      guard let text, !text.isEmpty else { return }
      let x = (measures.columnWidth - width) / 2
      let node = builder.add(
        NodeKey(role, page: cell.page, day: cell.day), in: cell.node,
        frame: LayoutRect(x: x, y: y, width: width, height: height))
      builder.text(node) { $0.append(contentsOf: text) }
      if tint != 0 { builder.update(node) { $0.tint = tint } }
      y += height
    }
    let size = lines.imageHeight
    let room = max(measures.columnWidth - 2, 1)
    if lines.hasAlternate {
      add(
        .dayAlternate, cell.known.alternate?.text, height: lines.lineHeight, width: room, &builder)
    }
    if lines.hasImage { add(.dayImage, cell.fact?.image, height: size, width: size, &builder) }
    if lines.subtitleLines > 0 {
      let count = cell.fact?.subtitle.contains(0x0A) == true ? 2.0 : 1
      add(
        .daySubtitle, cell.fact?.subtitle, height: count * lines.lineHeight, width: room,
        tint: cell.fact?.subtitleTint ?? 0, &builder)
    }
  }

  // On the edge of the shape at the trailing side, at half past one on a clock face.
  private static func addBadge(
    _ text: [UInt8], _ cell: Cell, _ input: LayoutInput, _ measures: MonthMeasures,
    into builder: inout SceneBuilder
  ) {
    let scale = min(measures.texts.of(10), 1.3)
    let reach = measures.shapeDiameter * 0.4
    let width = min(
      max(measures.texts.width(of: text[...], size: 10 * scale) + 6 * scale, 14 * scale),
      measures.columnWidth * 0.7)
    let leading = min(
      measures.columnWidth / 2 + reach - width / 2, measures.columnWidth - width)
    let node = builder.add(
      NodeKey(.dayBadge, page: cell.page, day: cell.day), in: cell.node,
      frame: LayoutRect(
        x: input.x(leading: leading, width: width, in: measures.columnWidth),
        y: max(measures.numberMiddle - reach - 7 * scale, 0), width: width, height: 14 * scale))
    builder.text(node) { $0.append(contentsOf: text) }
  }
}

extension DayFact {
  /// How much of its goal a day short of it has reached, in per cent; half where it is not known.
  var percent: UInt8 {
    guard tint == Tint.streakShort.rawValue else { return 0 }
    guard let progress, progress.goal > 0 else { return 50 }
    let points = min(max(progress.points, 0), progress.goal)
    return UInt8(clamping: Int64(Double(points) * 100 / Double(progress.goal)))
  }
}
