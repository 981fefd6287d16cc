// SPDX-License-Identifier: MIT

/// The groups of pickers are moved, and neither magnified nor faded.
public struct ScrollGroup: Hashable, Sendable {
  package var key: NodeKey
  package var x: Int32
  package var y: Int32

  package init(key: NodeKey, x: Int32, y: Int32) {
    self.key = key
    self.x = x
    self.y = y
  }

  static let unit: Int32 = 65_536
}

extension ScrollGroup {
  package var scale: Int32 {
    get { ScrollGroup.unit }
    set {}
  }
  package var opacity: Int32 {
    get { 255 }
    set {}
  }
  package var isMagnified: Bool { false }
  var isLeaving: Bool {
    get { false }
    set {}
  }
}
