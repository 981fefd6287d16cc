// SPDX-License-Identifier: MIT
import CivilTime

/// A node of pickers: their days hold nothing, and nothing crosses them.
public struct SceneNode: Hashable, Sendable {
  package var key: NodeKey
  package var parent: Int32
  var group: UInt8 = 0
  package var frame: SceneRect
  package var traits: Traits = []
  package var text: SceneText = .none
  package var label: SceneText = .none

  package var role: Role { key.role }
}

extension SceneNode {
  var layer: UInt8 {
    get { 0 }
    set {}
  }
  package var detail: SceneText {
    get { .none }
    set {}
  }
  package var tint: UInt8 {
    get { 0 }
    set {}
  }
  package var progress: UInt8 {
    get { 0 }
    set {}
  }
  package var titleTint: UInt8 {
    get { 0 }
    set {}
  }
  package var borderTint: UInt8 {
    get { 0 }
    set {}
  }
  package var selectionTint: UInt8 {
    get { 0 }
    set {}
  }
  package var dots: Dots {
    get { .none }
    set {}
  }
  package var glance: Int32 {
    get { 0 }
    set {}
  }
}
