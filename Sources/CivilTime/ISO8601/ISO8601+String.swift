// SPDX-License-Identifier: MIT

// API with String stays out of Embedded builds, where everything is bytes.
#if !hasFeature(Embedded)

  extension EpochDay: CustomStringConvertible {
    /// The day in this ISO 8601 text, as `init(iso8601:)` of bytes reads it.
    ///
    /// - Throws: what is wrong and at which byte of UTF-8.
    public init(iso8601 text: String) throws(ISO8601Error) {
      try self.init(iso8601: Array(text.utf8))
    }

    /// The day in ISO 8601: 2024-02-29.
    public var description: String {
      var bytes: [UInt8] = []
      appendISO8601(to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  extension CivilDate: CustomStringConvertible {
    /// The date in this ISO 8601 text, as `init(iso8601:)` of bytes reads it.
    ///
    /// - Throws: what is wrong and at which byte of UTF-8.
    public init(iso8601 text: String) throws(ISO8601Error) {
      try self.init(iso8601: Array(text.utf8))
    }

    /// The date in ISO 8601: 2024-02-29.
    public var description: String {
      var bytes: [UInt8] = []
      appendISO8601(to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  extension YearMonth: CustomStringConvertible {
    /// The month in this ISO 8601 text, as `init(iso8601:)` of bytes reads it.
    ///
    /// - Throws: what is wrong and at which byte of UTF-8.
    public init(iso8601 text: String) throws(ISO8601Error) {
      try self.init(iso8601: Array(text.utf8))
    }

    /// The month in ISO 8601: 2024-02.
    public var description: String {
      var bytes: [UInt8] = []
      appendISO8601(to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  extension TimeOfDay: CustomStringConvertible {
    /// The time in this ISO 8601 text, as `init(iso8601:)` of bytes reads it.
    ///
    /// - Throws: what is wrong and at which byte of UTF-8.
    public init(iso8601 text: String) throws(ISO8601Error) {
      try self.init(iso8601: Array(text.utf8))
    }

    /// The time in ISO 8601: 09:30:00.
    public var description: String {
      var bytes: [UInt8] = []
      appendISO8601(to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  extension CivilDateTime: CustomStringConvertible {
    /// The date and time in this ISO 8601 text, as `init(iso8601:)` of bytes reads it.
    ///
    /// - Throws: what is wrong and at which byte of UTF-8.
    public init(iso8601 text: String) throws(ISO8601Error) {
      try self.init(iso8601: Array(text.utf8))
    }

    /// The date and time in ISO 8601: 2024-02-29T09:30:00.
    public var description: String {
      var bytes: [UInt8] = []
      appendISO8601(to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  extension UTCOffset: CustomStringConvertible {
    /// The offset in this ISO 8601 text, as `init(iso8601:)` of bytes reads it.
    ///
    /// - Throws: what is wrong and at which byte of UTF-8.
    public init(iso8601 text: String) throws(ISO8601Error) {
      try self.init(iso8601: Array(text.utf8))
    }

    /// The offset in ISO 8601: +02:00.
    public var description: String {
      var bytes: [UInt8] = []
      appendISO8601(to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  extension Instant: CustomStringConvertible {
    /// The instant in this ISO 8601 text, as `init(iso8601:)` of bytes reads it.
    ///
    /// - Throws: what is wrong and at which byte of UTF-8.
    public init(iso8601 text: String) throws(ISO8601Error) {
      try self.init(iso8601: Array(text.utf8))
    }

    /// The instant in ISO 8601: 2024-02-29T09:30:00Z.
    public var description: String {
      var bytes: [UInt8] = []
      appendISO8601(to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }
#endif
