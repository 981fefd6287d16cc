// SPDX-License-Identifier: MIT
import CivilTime

/// What a scene of pickers is: no small months.
struct SceneContent: Hashable, Sendable {
  var nodes: [SceneNode] = []
  var style = SceneStyle()
  var arena: [UInt8] = []
}

extension SceneContent {
  var glances: [MonthGlance] {
    get { [] }
    set {}
  }
}
