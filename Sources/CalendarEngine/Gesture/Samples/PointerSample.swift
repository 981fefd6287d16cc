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
    /// It is over a place without being down: a mouse, a pen or a finger's pointer on a touch pad.
    case hovered
    /// It is no longer over the calendar.
    case left

    /// Whether it is not down, and has not just gone up.
    var isHovering: Bool { self == .hovered || self == .left }
  }

  /// The kind of device.
  public enum Device: UInt8, Hashable, Sendable {
    /// A mouse: precise, small movements count.
    case mouse = 0
    /// A finger.
    case touch
    /// A pen.
    case pen
    /// Something that is dragged in from elsewhere, a text for example: it moves without going down,
    /// makes an event where it goes up, and none if it is taken away again. With a number of 0 or more it
    /// is what a pointer has left with, and comes back: the event on which that went down last.
    case visitor
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
  /// The modifier keys held with it.
  public var modifiers: Modifiers

  /// A sample.
  public init(
    phase: Phase, device: Device, pointer: Int32, x: Int32, y: Int32, modifiers: Modifiers = []
  ) {
    self.phase = phase
    self.device = device
    self.pointer = pointer
    self.x = x
    self.y = y
    self.modifiers = modifiers
  }
}

extension PointerSample {
  /// Where it was.
  var place: (x: Int32, y: Int32) { (x, y) }

  /// Whether a visitor brings something new.
  var isNew: Bool { pointer < 0 }
}
