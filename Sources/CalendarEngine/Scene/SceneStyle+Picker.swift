// SPDX-License-Identifier: MIT

/// The sizes of numbers and words, which is all that pickers show.
public struct SceneStyle: Hashable, Sendable {
  package var numberSize: Int32 = 0
  package var shapeDiameter: Int32 = 0
  package var weekdaySize: Int32 = 0
  package var titleSize: Int32 = 0
  package var textSize: Int32 = 0
  package var textSizes = TextSizes()
  package var textWidths = TextWidths()
}

extension SceneStyle {
  package var numberMiddle: Int32 {
    get { 0 }
    set {}
  }
  package var lineSize: Int32 {
    get { 0 }
    set {}
  }
  package var periodSize: Int32 {
    get { 0 }
    set {}
  }
  package var glanceSize: Int32 {
    get { 0 }
    set {}
  }
  package var hourHeight: Int32 { 0 }
  package var slotHeight: Int32 { 0 }
}
