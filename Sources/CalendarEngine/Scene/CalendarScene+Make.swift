// SPDX-License-Identifier: MIT

extension CalendarScene {
  /// The scene of a state in an environment.
  ///
  /// Pure: the same arguments give the same bytes.
  ///
  /// Linear in the number of visible days, some 60 nodes for a month at rest.
  public static func make(
    _ state: CalendarState, _ environment: CalendarEnvironment
  ) -> CalendarScene {
    make(
      state, environment, PhraseBook(tag: environment.locale.tag, catalogue: environment.phrases))
  }

  static func make(
    _ state: CalendarState, _ environment: CalendarEnvironment, _ phrases: PhraseBook
  ) -> CalendarScene {
    let input = LayoutInput(state: state, environment: environment, phrases: phrases)
    var builder = SceneBuilder(scale: environment.metrics.pixelScale)
    switch state.options.view {
    case .month: MonthLayout.nodes(for: input, into: &builder)
    }
    return builder.scene
  }
}
