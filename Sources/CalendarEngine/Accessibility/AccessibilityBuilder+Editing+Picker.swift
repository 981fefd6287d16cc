// SPDX-License-Identifier: MIT

/// Pickers show no events.
extension AccessibilityBuilder {
  var giveUp: AccessibilityAction {
    AccessibilityAction(trigger: .escape, name: [], input: .action(.dropStart))
  }

  func edits(of node: SceneNode) -> [AccessibilityAction] { [] }
  func held(_ node: SceneNode) -> [AccessibilityAction]? { nil }
  func isHeld(_ node: SceneNode) -> Bool { false }
  func whatIsHeld(from node: SceneNode) -> SceneNode? { nil }
  func standsForHeld(_ node: SceneNode) -> Bool { false }
}

extension NodeKey {
  var isOfEvent: Bool { false }
}
