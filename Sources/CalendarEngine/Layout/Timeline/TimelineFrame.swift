// SPDX-License-Identifier: MIT
import CivilTime

/// What the parts of a timeline's layout have in common: sizes, and what is in view.
struct TimelineFrame {
  let measures: TimelineMeasures
  let track: DayTrack
  /// The column from which places are measured: while it stays, columns keep their frames.
  let origin: Int32
  /// The columns that are in view, or will come into view on the way to where the view rests.
  let columns: ClosedRange<Int32>
  /// The minutes that are in view, with some around them.
  let minutes: MinuteRange
  let isRightToLeft: Bool
  private let moving: Moving
  /// The scene before, if equal events have equal words in both.
  private(set) var former: FormerScene?

  init(_ input: LayoutInput, after former: FormerScene? = nil) {
    let state = input.state
    measures = TimelineMeasures(
      state, input.environment.metrics, weekStart: input.locale.weekRule.firstWeekday)
    track = measures.dayTrack
    isRightToLeft = input.isRightToLeft
    let place = Stop(
      index: track.columns.column(of: state.viewport.page.firstDay),
      offset: state.viewport.list.offset)
    origin = place.index.flooredQuotient(64) * 64
    var (first, last) = (track.first(from: place), track.last(from: place))
    if case .gliding(let glide) = state.motion {
      // From far away only the neighbourhood of the goal is seen.
      let (near, far) = (glide.goal.index, track.last(from: glide.goal))
      if near < first { (first, last) = (near, min(last, near + 5 * track.count)) }
      if far > last { (first, last) = (max(first, far - 5 * track.count), far) }
    }
    columns = first...max(first, last)
    minutes = state.moving.hours.minutes(measures)
    moving = state.moving
    if let former, former.hasWords(like: input, measures) { self.former = former }
  }

  /// Whether the events of a day, in the same columns, had the same words before.
  func knowsWords(of packed: PackedDay, _ parts: Int32) -> Bool {
    guard let former, former.input.state.facts.timed(packed.day) == packed else { return false }
    return former.input.state.parts(of: packed.day) == parts
  }

  /// One of so many columns of a day.
  func part(_ index: Int32, of parts: Int32) -> DayPart {
    DayPart(index: index, width: measures.columnWidth / Double(parts))
  }

  /// The leading edge of a column in a strip, in points.
  func leading(_ column: Int32) -> Double { Double(column - origin) * measures.columnWidth }

  /// The frame of a column in a strip.
  func rect(_ column: Int32, y: Double, height: Double) -> LayoutRect {
    rect(column, part(0, of: 1), y: y, height: height)
  }

  /// The frame of a part of a column in a strip.
  func rect(_ column: Int32, _ part: DayPart, y: Double, height: Double) -> LayoutRect {
    let leading = leading(column) + Double(part.index) * part.width
    let x = isRightToLeft ? measures.columnsWidth - leading - part.width : leading
    return LayoutRect(x: x, y: y, width: part.width, height: height)
  }

  /// Adds a row of the grid.
  func row(
    _ number: Int32, top: Double, height: Double, in grid: Int32, _ builder: inout SceneBuilder
  ) -> Int32 {
    builder.add(
      NodeKey(.timelineRow, ordinal: number), in: grid,
      frame: LayoutRect(
        x: 0, y: top - measures.whole.gridTop, width: measures.whole.width, height: height))
  }

  /// Adds a window, and the strip in it that moves.
  func window(
    _ window: TimelineLayout.Window, height: Double, in row: Int32, _ builder: inout SceneBuilder
  ) -> Int32 {
    let isTimes = window == .times
    let width = isTimes ? measures.timeWidth : measures.columnsWidth
    let x = isTimes == isRightToLeft ? measures.whole.width - width : 0
    let strip = builder.add(
      window.key, in: row, frame: LayoutRect(x: x, y: 0, width: width, height: height))
    let moves = shift(moving)
    let key = window.key
    builder.scroll(strip, x: key.followsX ? moves.x : 0, y: key.followsY ? moves.y : 0)
    return strip
  }
}

extension HourScroll {
  /// The minutes in view and half a view around them, in steps of half a view: so nodes stay as they
  /// are while hours are scrolled a little.
  func minutes(_ measures: TimelineMeasures) -> MinuteRange {
    let track = measures.hourTrack
    let step = max(track.height / 2, 64)
    let first = top / step * step
    let scale = Int64(max(measures.hourHeight, 1))
    func minute(_ y: Int32) -> Int32 {
      Int32(clamping: Int64(y) * 60 / scale) + measures.hours.start
    }
    return MinuteRange(
      start: max(minute(first - step), measures.hours.start),
      end: min(minute(first + step + track.height) + 1, measures.hours.end))
  }
}

extension FormerScene {
  /// Whether equal events of a timeline are told in the same language and have as much room.
  fileprivate func hasWords(like now: LayoutInput, _ measures: TimelineMeasures) -> Bool {
    input.state.sharesOptions(with: now.state)
      && input.environment.sharesWords(with: now.environment)
      && scene.style.hourHeight == measures.hourHeight
      // What the width of a column depends on.
      && input.environment.metrics == now.environment.metrics
      && input.state.moving.hours.days == now.state.moving.hours.days
      && input.state.facts.hours.further.count == now.state.facts.hours.further.count
  }
}

extension TimelineFrame {
  /// How far strips are moved.
  func shift(_ moving: Moving) -> SceneShift {
    let place = Stop(
      index: track.columns.column(of: moving.viewport.page.firstDay),
      offset: moving.viewport.list.offset)
    let passed = track.position(place) - Int64(origin) * Int64(track.width)
    let moved = Double(passed + Int64(moving.viewport.list.stretch)) / 64
    return SceneShift(
      x: isRightToLeft ? moved : -moved,
      y: -Double(moving.hours.top + moving.hours.stretch) / 64)
  }
}
