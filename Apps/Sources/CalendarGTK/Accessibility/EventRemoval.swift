// SPDX-License-Identifier: MIT
import CalendarEngine

/// How an app deletes events, for assistive technology: the calendar itself deletes none.
public struct EventRemoval {
  /// What it is called.
  public var name: String
  /// Deletes the event of a node.
  public var perform: @MainActor (NodeKey) -> Void

  /// A way to delete events.
  public init(name: String, perform: @escaping @MainActor (NodeKey) -> Void) {
    (self.name, self.perform) = (name, perform)
  }
}
