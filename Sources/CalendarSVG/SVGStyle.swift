// SPDX-License-Identifier: MIT
import CalendarEngine

/// What a node looks like: in the light, and in the dark where both are in the picture.
struct SVGStyle {
  let first: NodeStyle
  let dark: NodeStyle?
}
