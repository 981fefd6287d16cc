// SPDX-License-Identifier: MIT
import CalendarDrawing

/// What text inherits from the groups around it, so that it need not say it.
struct SVGTextStyle {
  /// The size, or nil where none is set.
  var size: Int32?
  var weight: Int32
  var anchor: MarkText.Anchor
}
