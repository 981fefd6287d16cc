// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarScene {
  /// The scene of a state in an environment.
  ///
  /// Pure: the same arguments give the same bytes.
  ///
  /// Linear in the number of visible days; a month at rest has some 60 nodes.
  public static func make(
    _ state: CalendarState, _ environment: CalendarEnvironment
  ) -> CalendarScene {
    let phrases = PhraseBook(tag: environment.locale.tag, catalogue: environment.phrases)
    let still = state.still(environment)
    let input = LayoutInput(state: still, environment: environment, phrases: phrases)
    var scene = make(input)
    scene.move(state.moving, input)
    return scene
  }

  /// The scene of a layout's input, with its groups where the input's state has them.
  ///
  /// The scene before it makes this one sooner, and no other.
  static func make(_ input: LayoutInput, after former: FormerScene? = nil) -> CalendarScene {
    var builder = SceneBuilder(scale: input.environment.metrics.pixelScale)
    if showsLevels(input.state) {
      ZoomLayout.nodes(for: input, into: &builder)
      return builder.scene
    }
    switch input.state.options.view {
    case .month, .year: MonthLayout.nodes(for: input, into: &builder)
    case .expandable: ExpandableLayout.nodes(for: input, into: &builder)
    case .week: WeekLayout.nodes(for: input, into: &builder)
    case .months: MonthListLayout.nodes(for: input, into: &builder)
    case .agenda: AgendaLayout.nodes(for: input, into: &builder)
    case .timeline: TimelineLayout.nodes(for: input, after: former, into: &builder)
    }
    return builder.scene
  }

  /// Puts pages, titles beside the title and lower edges where they are by now, and keeps all else.
  ///
  /// - Parameters:
  ///   - moving: How the pages move.
  ///   - input: What the scene was made from: the same state, standing still.
  mutating func move(_ moving: Moving, _ input: LayoutInput) {
    // While levels change, and in pickers, each step makes the whole scene anew.
    guard !Edition.isPicker, !moving.isZooming,
      groups.contains(where: { $0.key.role == .strip })
    else {
      return
    }
    let grid = PixelGrid(scale: input.environment.metrics.pixelScale)
    let shift = Self.shift(input, moving)
    for index in groups.indices where groups[index].key.role == .strip {
      let key = groups[index].key
      groups[index].x = key.followsX ? grid.edge(shift.x) : 0
      groups[index].y = key.followsY ? grid.edge(shift.y) : 0
    }
    slide(by: shift.slide, grid)
    HeaderLayout.titles(input)?.move(&groups, moving.viewport, grid)
  }

  private static func shift(_ input: LayoutInput, _ moving: Moving) -> SceneShift {
    if showsLevels(input.state) { return MonthLayout.shift(input, moving) }
    switch input.state.options.view {
    case .month, .year, .week: return MonthLayout.shift(input, moving)
    case .expandable: return ExpandableLayout.shift(input, moving)
    case .months: return MonthListLayout.shift(input, moving)
    case .agenda: return AgendaLayout.shift(moving)
    case .timeline: return TimelineLayout.shift(input, moving)
    }
  }

  private static func showsLevels(_ state: CalendarState) -> Bool {
    state.level != .days || state.moving.isZooming
  }
}
