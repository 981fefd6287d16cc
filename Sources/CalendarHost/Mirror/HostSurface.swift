// SPDX-License-Identifier: MIT
import CalendarEngine

/// What a host draws a calendar on: an item for each node of the scene, in the item of its parent.
///
/// A `SceneMirror` calls it and nothing else does. Items are views, layers or widgets; what a node
/// looks like is `CalendarDrawing`'s to say.
@MainActor
public protocol HostSurface: AnyObject {
  /// A view, a layer or a widget.
  associatedtype Item: AnyObject

  /// An item for a node, new or used before for another one; it is inserted and drawn next.
  func makeItem(for index: Int, in scene: CalendarScene) -> Item
  /// Puts an item into that of its parent, after a sibling; before all others when nil, and so below
  /// them.
  ///
  /// The calendar itself has no parent. An item that is in its parent already changes its place.
  func insert(_ item: Item, in parent: Item?, after sibling: Item?)
  /// Takes out an item, and with it all that it contains; `discard` follows for each of these.
  func remove(_ item: Item)
  /// An item is free: it has been taken out, and may stand for another node of its role.
  func discard(_ item: Item, of role: Role)
  /// Puts an item where its node's frame is.
  func place(_ item: Item, for index: Int, in scene: CalendarScene)
  /// Moves what an item contains, or its own text where it is a `pageTitle`; nil puts it back.
  func scroll(_ item: Item, to group: ScrollGroup?)
  /// Draws an item: its node or the sizes of the scene have changed, or it is new.
  func draw(_ item: Item, for index: Int, in scene: CalendarScene)
}
