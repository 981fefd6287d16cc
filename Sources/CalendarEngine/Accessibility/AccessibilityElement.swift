// SPDX-License-Identifier: MIT

/// Something that a screen reader can focus: what it is, what it says and what it does.
///
/// Hosts mirror elements as elements of their platform; they add nothing and decide nothing.
public struct AccessibilityElement: Hashable, Sendable {
  /// The kind of an element.
  public enum Kind: UInt8, Hashable, Sendable {
    /// Contains other elements.
    case container = 0
    /// Introduces what follows.
    case heading
    /// Does something when activated.
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
    /// Text that is read in place.
    case text
    /// Text that is spoken when it changes.
    case status
  }

  /// The node that it represents.
  public var key: NodeKey
  /// Index of the containing element, −1 for the calendar; always less than its own.
  public var parent: Int32
  /// What it is.
  public var kind: Kind
  /// Place in the calendar, in 1/64 points.
  public var frame: SceneRect
  /// Its row in the grid, counted from 1 with the row of the columns' names; 0 outside of grids.
  public var row: Int32 = 0
  /// Its column in the grid, counted from 1 at the leading edge; 0 outside of rows.
  public var column: Int32 = 0
  /// Its name, UTF-8; for a day, the full date.
  public var label: [UInt8] = []
  /// What is said in addition to the name, UTF-8: "kept, 100 of 100 points".
  public var value: [UInt8] = []
  /// What activating it does, UTF-8; empty if the name says so or nothing happens.
  public var hint: [UInt8] = []
  /// States.
  public var states: States = []
  /// Its actions, the default action first.
  public var actions: [AccessibilityAction] = []
}

extension AccessibilityElement {
  /// States that assistive technology knows.
  public struct States: OptionSet, Hashable, Sendable {
    /// One bit per state.
    public let rawValue: UInt8

    /// The states of these bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Can be selected.
    public static let selectable = States(rawValue: 1 << 0)
    /// Is selected.
    public static let selected = States(rawValue: 1 << 1)
    /// Is visible but cannot be used; it can still be focused, so that the reason is read.
    public static let disabled = States(rawValue: 1 << 2)
    /// Is today.
    public static let current = States(rawValue: 1 << 3)
    /// Is where Tab enters the grid.
    public static let tabStop = States(rawValue: 1 << 4)
  }
}
