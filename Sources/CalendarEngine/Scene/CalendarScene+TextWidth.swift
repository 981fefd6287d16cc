// SPDX-License-Identifier: MIT

extension CalendarScene {
  /// The width of a text of the scene, in the unit of its size.
  package func width(of text: SceneText, size: Double) -> Double {
    style.width(of: utf8(text), size: size)
  }
}

extension SceneStyle {
  /// The width of a text, UTF-8, in the unit of its size: measured, or as `TextEstimate` has it.
  package func width(of text: ArraySlice<UInt8>, size: Double) -> Double {
    textWidths.width(of: text, size: size) ?? TextEstimate.width(of: text, size: size)
  }
}
