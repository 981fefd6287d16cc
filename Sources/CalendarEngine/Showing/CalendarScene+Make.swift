// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarScene {
  /// The scene of a state in an environment.
  ///
  /// Pure: the same arguments give the same bytes.
  ///
  /// Linear in the number of visible days, some 60 nodes for a month at rest.
  public static func make(
    _ state: CalendarState, _ environment: CalendarEnvironment
  ) -> CalendarScene {
    let phrases = PhraseBook(tag: environment.locale.tag, catalogue: environment.phrases)
    return make(LayoutInput(state: state, environment: environment, phrases: phrases))
  }

  static func make(_ input: LayoutInput) -> CalendarScene {
    var builder = SceneBuilder(scale: input.environment.metrics.pixelScale)
    let state = input.state
    if !Edition.isPicker, state.level != .days || state.zoom != nil {
      ZoomLayout.nodes(for: input, into: &builder)
      return builder.scene
    }
    switch state.options.shownView {
    case .month, .year: MonthLayout.nodes(for: input, into: &builder)
    case .expandable: ExpandableLayout.nodes(for: input, into: &builder)
    case .week: WeekLayout.nodes(for: input, into: &builder)
    case .months: if !Edition.isPicker { MonthListLayout.nodes(for: input, into: &builder) }
    }
    return builder.scene
  }
}
