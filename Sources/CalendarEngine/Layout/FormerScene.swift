// SPDX-License-Identifier: MIT

/// The scene before one that is made, and what it was made from.
struct FormerScene {
  let scene: CalendarScene
  let input: LayoutInput
}
