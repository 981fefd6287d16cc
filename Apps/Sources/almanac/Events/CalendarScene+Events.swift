// SPDX-License-Identifier: MIT
import CalendarEngine

extension CalendarScene {
  /// The id of the event of a node, which its details end with, or nil for another one.
  func eventID(of node: SceneNode) -> String? {
    guard node.role == .timedEvent || node.role == .eventBar else { return nil }
    let parts = utf8(node.detail).split(
      separator: 0x20, maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? String(decoding: parts[2], as: UTF8.self) : nil
  }
}
