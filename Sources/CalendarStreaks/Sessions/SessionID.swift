// SPDX-License-Identifier: MIT

/// The id of a session, made by whoever recorded it: any bytes, such as those of a UUID's text.
public struct SessionID: Hashable, Sendable {
  /// The bytes, as given.
  public let bytes: [UInt8]

  /// An id of these bytes; it may be empty.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }
}

extension SessionID: Comparable {
  /// Orders byte by byte; a prefix comes first.
  public static func < (left: SessionID, right: SessionID) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

#if !hasFeature(Embedded)

  extension SessionID {
    /// The id with the UTF-8 bytes of a text.
    public init(_ text: String) {
      self.init(bytes: Array(text.utf8))
    }

    /// The bytes read as UTF-8; invalid ones become U+FFFD.
    public var text: String {
      String(decoding: bytes, as: UTF8.self)
    }
  }

#endif
