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

  static func showsLevels(_ state: CalendarState) -> Bool {
    state.level != .days || state.moving.isZooming
  }
}
