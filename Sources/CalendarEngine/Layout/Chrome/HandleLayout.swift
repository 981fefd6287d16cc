// SPDX-License-Identifier: MIT

/// Lays out the handle for folding a month to a week.
enum HandleLayout {
  /// The handle's part of the calendar's height: more than the 24 points of a target.
  static let height = 32.0
  private static let width = 96.0

  /// The height of a calendar's handle, 0 without one.
  static func height(_ input: LayoutInput) -> Double {
    input.state.options.view == .expandable ? height : 0
  }

  /// Adds the handle.
  static func nodes(
    for input: LayoutInput, _ measures: MonthMeasures, top: Double, in root: Int32,
    into builder: inout SceneBuilder
  ) {
    let mode = input.state.expansion.mode
    let width = min(Self.width, measures.width)
    var traits: Traits = mode == .month ? .expanded : []
    if input.state.selecting.pressed == NodeKey(.handle) { traits.insert(.pressed) }
    let handle = builder.add(
      NodeKey(.handle), in: root,
      frame: LayoutRect(
        x: (measures.width - width) / 2, y: top, width: width, height: Self.height),
      traits: traits)
    builder.label(handle) {
      input.phrases.append(mode == .month ? .toWeekView : .toMonthView, to: &$0)
    }
  }
}
