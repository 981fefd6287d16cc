// SPDX-License-Identifier: MIT

extension CalendarScene {
  /// The estimated width of a text of the scene, in the unit of its size; see `TextEstimate`.
  package func width(of text: SceneText, size: Double) -> Double {
    TextEstimate.width(of: utf8(text), size: size)
  }

  /// The estimated width of a text, in the unit of its size; see `TextEstimate`.
  package static func estimatedWidth(of text: ArraySlice<UInt8>, size: Double) -> Double {
    TextEstimate.width(of: text, size: size)
  }
}
