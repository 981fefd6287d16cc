// SPDX-License-Identifier: MIT
import CalendarEngine

/// What is asked in a small form beside an event.
public struct TitleQuestion: Hashable, Sendable {
  /// The title as it is.
  public var title: String
  /// What stands above it, such as when the event is.
  public var about: String
  /// Whether the event can be deleted there.
  public var canRemove: Bool
  /// The node beside which it is asked; nil for where a hand was last.
  public var node: NodeKey?

  /// A question.
  public init(title: String = "", about: String, canRemove: Bool = false, at node: NodeKey? = nil) {
    self.title = title
    self.about = about
    self.canRemove = canRemove
    self.node = node
  }
}

/// What somebody has said to a `TitleQuestion`.
public enum TitleAnswer: Hashable, Sendable {
  /// The title that the event is to have, which may be empty.
  case title(String)
  /// The event is to go.
  case removal
  /// Nothing is to happen.
  case nothing
}
