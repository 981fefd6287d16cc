// SPDX-License-Identifier: MIT

/// How far what is laid out has to move to be where it is by now, in points.
struct SceneShift {
  /// How far the pages move to the right and down.
  var x = 0.0
  var y = 0.0
  /// How far lower edges slide down: that of the calendar, or those of names that stay in view.
  var slide = 0.0
}
