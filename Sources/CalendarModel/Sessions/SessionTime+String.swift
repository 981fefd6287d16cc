// SPDX-License-Identifier: MIT

import CivilTime

#if !hasFeature(Embedded)

  extension SessionTime: CustomStringConvertible {
    /// The time in this ISO 8601 text, as `init(iso8601:)` of bytes reads it.
    ///
    /// - Throws: what is wrong and at which byte of UTF-8.
    public init(iso8601 text: String) throws(ISO8601Error) {
      try self.init(iso8601: Array(text.utf8))
    }

    /// The time in ISO 8601: 2024-02-20T08:00, 2024-02-20T08:00:00+01:00, perhaps with a zone.
    public var description: String {
      var bytes: [UInt8] = []
      appendISO8601(to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

#endif
