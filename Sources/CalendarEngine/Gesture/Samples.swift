// SPDX-License-Identifier: MIT

/// What a pointer did: a finger, a pen or a mouse.
public struct PointerSample: Hashable, Sendable {
  /// What it did.
  public enum Phase: UInt8, Hashable, Sendable {
    /// It went down.
    case down = 0
    /// It moved while down.
    case moved
    /// It went up.
    case up
    /// The host took it away, to scroll the page for example.
    case cancelled
  }

  /// The kind of device.
  public enum Device: UInt8, Hashable, Sendable {
    /// A mouse: precise, small movements count.
    case mouse = 0
    /// A finger.
    case touch
    /// A pen.
    case pen
  }

  /// What it did.
  public var phase: Phase
  /// The kind of device.
  public var device: Device
  /// Distinguishes pointers that are down at the same time.
  public var pointer: Int32
  /// Distance from the calendar's left edge in 1/64 points.
  public var x: Int32
  /// Distance from the calendar's top edge in 1/64 points.
  public var y: Int32

  /// A sample.
  public init(phase: Phase, device: Device, pointer: Int32, x: Int32, y: Int32) {
    self.phase = phase
    self.device = device
    self.pointer = pointer
    self.x = x
    self.y = y
  }
}

/// What a wheel or a touch pad did.
public struct WheelSample: Hashable, Sendable {
  /// Scrolled to the right, in 1/64 points.
  public var dx: Int32
  /// Scrolled down, in 1/64 points.
  public var dy: Int32

  /// A sample.
  public init(dx: Int32, dy: Int32) {
    self.dx = dx
    self.dy = dy
  }
}

/// A key that went down while the keyboard was in the grid, or on the handle.
public struct KeySample: Hashable, Sendable {
  /// The keys that mean something; the raw values are part of the web host's protocol.
  public enum Key: UInt8, Hashable, Sendable {
    case left = 0
    case right, up, down, home, end, pageUp, pageDown, enter, space, escape
    /// The letter T.
    case letterT
    /// The letter A.
    case letterA
    /// The key F2, which goes into what a day holds.
    case f2
  }

  /// Keys held at the same time.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit a key.
    public let rawValue: UInt8

    /// The modifiers of these bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Control, or Command on a Mac.
    public static let control = Modifiers(rawValue: 2)
    /// Alt, or Option.
    public static let alt = Modifiers(rawValue: 4)
  }

  /// The key.
  public var key: Key
  /// What was held with it.
  public var modifiers: Modifiers
  /// Whether the keyboard was on the handle of an expandable calendar, not in the grid.
  public var isOnHandle: Bool

  /// A sample.
  public init(key: Key, modifiers: Modifiers = [], isOnHandle: Bool = false) {
    self.key = key
    self.modifiers = modifiers
    self.isOnHandle = isOnHandle
  }
}
