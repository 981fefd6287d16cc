// SPDX-License-Identifier: MIT

/// Pickers show no hours.
enum TimelineLayout {
  static func nodes(
    for input: LayoutInput, after former: FormerScene?, into builder: inout SceneBuilder
  ) {}
  static func shift(_ input: LayoutInput, _ moving: Moving) -> SceneShift { SceneShift() }
}
