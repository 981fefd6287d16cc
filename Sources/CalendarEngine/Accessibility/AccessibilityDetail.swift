// SPDX-License-Identifier: MIT

/// Something about an element that is heard only by those who ask for more.
public struct AccessibilityDetail: Hashable, Sendable {
  /// What it is, UTF-8: "Calendar".
  public var name: [UInt8]
  /// What it says, UTF-8: "Work".
  public var value: [UInt8]
}
