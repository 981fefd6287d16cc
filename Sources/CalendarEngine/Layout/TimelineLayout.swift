// SPDX-License-Identifier: MIT
import CivilTime

/// Lays out a timeline: header, dates, events of whole days, and the hours that scroll below them.
///
/// What scrolls is seen through windows: dates and whole days move sideways, times move up and down,
/// and columns do both.
enum TimelineLayout {
  /// A window, by what moves in it.
  enum Window: Int32 {
    case dates = 0
    case lanes
    case lines
    case columns
    case times
    case groups

    /// The key of its strip.
    var key: NodeKey {
      switch self {
      case .dates, .lanes, .groups: NodeKey(.strip, ordinal: rawValue | NodeKey.sideways)
      case .lines, .times: NodeKey(.strip, ordinal: rawValue | NodeKey.upright)
      case .columns: NodeKey(.strip, ordinal: rawValue)
      }
    }
  }

  /// Adds the nodes of the view; words that are the same are taken over from the scene before.
  static func nodes(
    for input: LayoutInput, after former: FormerScene?, into builder: inout SceneBuilder
  ) {
    let frame = TimelineFrame(input, after: former)
    if let former = frame.former { builder.follow(former.scene) }
    let measures = frame.measures
    let root = builder.add(
      NodeKey(.calendar), in: -1,
      frame: LayoutRect(x: 0, y: 0, width: measures.whole.width, height: measures.total),
      traits: input.isRightToLeft ? [.rightToLeft, .bothAxes] : .bothAxes)
    HeaderLayout.nodes(for: input, measures.whole, in: root, into: &builder)
    var style = measures.whole.style
    style.titleSize = builder.style.titleSize
    style.hourHeight = measures.hourHeight
    style.slotHeight = measures.hourHeight * input.state.options.timeline.slotMinutes / 60
    builder.style(style)
    StatusLayout.nodes(for: input, measures.whole, in: root, into: &builder)
    let grid = builder.add(
      NodeKey(.grid), in: root,
      frame: LayoutRect(
        x: 0, y: measures.whole.gridTop, width: measures.whole.width,
        height: measures.total - measures.whole.gridTop))
    // Without a title above it, which is its name otherwise.
    if measures.whole.headerHeight == 0 {
      builder.label(grid) { input.append(input.state.title, to: &$0) }
    }
    TimelineDates.nodes(for: input, frame, in: grid, into: &builder)
    if measures.groupHeight > 0 {
      TimelineDates.addGroups(for: input, frame, in: grid, into: &builder)
    }
    if measures.lanes.height > 0 {
      TimelineLaneLayout.nodes(for: input, frame, in: grid, into: &builder)
    }
    addHours(input, frame, in: grid, into: &builder)
    NoticeLayout.nodes(for: input, measures.whole, in: root, into: &builder)
    AnnouncementLayout.nodes(for: input, in: root, into: &builder)
  }

  private static func addHours(
    _ input: LayoutInput, _ frame: TimelineFrame, in grid: Int32,
    into builder: inout SceneBuilder
  ) {
    let measures = frame.measures
    let row = frame.row(3, top: measures.hoursTop, height: measures.height, in: grid, &builder)
    let lines = frame.window(.lines, height: measures.height, in: row, &builder)
    let hourLines = builder.add(
      NodeKey(.hourLines), in: lines,
      frame: LayoutRect(
        x: 0, y: 0, width: measures.columnsWidth,
        height: measures.hoursHeight - TimelineMeasures.foot),
      traits: .decorative)
    builder.update(hourLines) { $0.progress = UInt8(measures.hours.start % 60) }
    let strip = frame.window(.columns, height: measures.height, in: row, &builder)
    for column in frame.columns {
      TimelineColumnLayout.nodes(for: input, frame, column, in: strip, into: &builder)
    }
    TimelineTimes.nodes(for: input, frame, in: row, into: &builder)
  }

  /// How far what is laid out has to move to be where it is by now.
  static func shift(_ input: LayoutInput, _ moving: Moving) -> SceneShift {
    TimelineFrame(input).shift(moving)
  }
}
