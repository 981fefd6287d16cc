// SPDX-License-Identifier: MIT

/// One thing that a screen reader can go to: what it is, says and does.
///
/// Hosts mirror elements into their platform's own; they add nothing and decide nothing.
public struct AccessibilityElement: Hashable, Sendable {
  /// What an element is to assistive technology.
  public enum Kind: UInt8, Hashable, Sendable {
    /// Holds others.
    case container = 0
    /// Names what follows.
    case heading
    /// Does something when it is activated.
    case button
    /// Days in rows and columns.
    case grid
    /// A row of a grid.
    case row
    /// The name of a column.
    case columnHeader
    /// The name of a row.
    case rowHeader
    /// A place in a row, with a day or empty.
    case cell
    /// Text that is read where it stands.
    case text
    /// Text that is spoken when it changes.
    case status
  }

  /// The node that it stands for.
  public var key: NodeKey
  /// Index of the element that holds it, −1 for the calendar; always less than its own.
  public var parent: Int32
  /// What it is.
  public var kind: Kind
  /// Place in the calendar, in 1/64 points.
  public var frame: SceneRect
  /// What it is called, UTF-8; of a day the full date.
  public var label: [UInt8] = []
  /// What is to be said beside the name, UTF-8: "kept, 100 of 100 points".
  public var value: [UInt8] = []
  /// What activating it does, UTF-8; empty where the name says so or nothing is done.
  public var hint: [UInt8] = []
  /// States.
  public var states: States = []
  /// What can be done with it, the usual action first.
  public var actions: [AccessibilityAction] = []
}

extension AccessibilityElement {
  /// States that assistive technology knows of.
  public struct States: OptionSet, Hashable, Sendable {
    /// One bit a state.
    public let rawValue: UInt8

    /// The states of these bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Can be selected.
    public static let selectable = States(rawValue: 1 << 0)
    /// Is selected.
    public static let selected = States(rawValue: 1 << 1)
    /// Is there but cannot be used; it can still be gone to, so that the reason is read.
    public static let disabled = States(rawValue: 1 << 2)
    /// Is today.
    public static let current = States(rawValue: 1 << 3)
    /// Is where the keyboard enters the grid.
    public static let tabStop = States(rawValue: 1 << 4)
  }
}
