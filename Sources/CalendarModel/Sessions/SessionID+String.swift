// SPDX-License-Identifier: MIT

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
