// SPDX-License-Identifier: MIT

/// The name of a session, made by whoever recorded it; any bytes, such as those of a UUID's text.
public struct SessionID: Hashable, Sendable {
  /// The bytes, as given.
  public let bytes: [UInt8]

  /// The id with these bytes; none at all is an id too.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }
}

extension SessionID: Comparable {
  /// Byte by byte, a prefix before what it begins.
  public static func < (left: SessionID, right: SessionID) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
