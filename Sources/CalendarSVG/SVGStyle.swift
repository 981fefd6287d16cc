// SPDX-License-Identifier: MIT
import CalendarEngine

/// The look of a node: light, and dark where the picture has both.
struct SVGStyle {
  let first: NodeStyle
  let dark: NodeStyle?
}
