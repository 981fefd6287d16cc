// SPDX-License-Identifier: MIT

/// Pickers list no events.
enum AgendaLayout {
  static func nodes(for input: LayoutInput, into builder: inout SceneBuilder) {}
  static func shift(_ moving: Moving) -> SceneShift { SceneShift() }
}
