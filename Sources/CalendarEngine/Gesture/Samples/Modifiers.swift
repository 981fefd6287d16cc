// SPDX-License-Identifier: MIT

/// Modifier keys held while a device did something.
///
/// The raw values are part of the web host's protocol.
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
