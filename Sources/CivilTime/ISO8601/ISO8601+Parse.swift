// SPDX-License-Identifier: MIT

extension EpochDay {
  /// The day in this ISO 8601 text: 2024-02-29, 20240229, 2024-W09-4 or 2024-060.
  ///
  /// Negative years and years beyond four digits have a sign and up to six digits: −000044-03-15 is
  /// the Ides of March of 45 BC. −0000 is not a year.
  ///
  /// - Throws: What is wrong, and at which byte.
  public init(iso8601 bytes: [UInt8]) throws(ISO8601Error) {
    var reader = ISO8601Reader(bytes)
    self = try reader.date()
    try reader.finish()
  }
}

extension CivilDate {
  /// The date in this ISO 8601 text; the same forms as for `EpochDay`.
  ///
  /// - Throws: What is wrong, and at which byte.
  public init(iso8601 bytes: [UInt8]) throws(ISO8601Error) {
    self = try EpochDay(iso8601: bytes).civil
  }
}

extension YearMonth {
  /// The month in this ISO 8601 text: 2024-02.
  ///
  /// - Throws: What is wrong, and at which byte.
  public init(iso8601 bytes: [UInt8]) throws(ISO8601Error) {
    var reader = ISO8601Reader(bytes)
    self = try reader.yearMonth()
    try reader.finish()
  }
}

extension TimeOfDay {
  /// The time in this ISO 8601 text: 09:30, 09:30:15, 09:30:15.25, 093015.
  ///
  /// 24:00 is an error here, because there is no day that it could end. So are the second 60, a
  /// leap second, and digits other than zero after the sixth of the fraction.
  ///
  /// - Throws: What is wrong, and at which byte.
  public init(iso8601 bytes: [UInt8]) throws(ISO8601Error) {
    var reader = ISO8601Reader(bytes)
    self = try reader.time()
    try reader.finish()
  }
}

extension CivilDateTime {
  /// The date and time in this ISO 8601 text: 2024-02-29T09:30.
  ///
  /// 2024-02-29T24:00 is 2024-03-01T00:00. An offset is an error, since it would make the time an
  /// instant.
  ///
  /// - Throws: What is wrong, and at which byte.
  public init(iso8601 bytes: [UInt8]) throws(ISO8601Error) {
    var reader = ISO8601Reader(bytes)
    self = try reader.dateTime()
    try reader.finish()
  }
}

extension UTCOffset {
  /// The offset in this ISO 8601 text: Z, +02:00, +0200, +02, +00:19:32.
  ///
  /// −00:00, which means an unknown offset in RFC 3339, is read as UTC.
  ///
  /// - Throws: What is wrong, and at which byte.
  public init(iso8601 bytes: [UInt8]) throws(ISO8601Error) {
    var reader = ISO8601Reader(bytes)
    self = try reader.offset()
    try reader.finish()
  }
}

extension Instant {
  /// The instant in this ISO 8601 text: 2024-02-29T09:30Z, 2024-02-29T10:30:00+01:00.
  ///
  /// - Throws: What is wrong, and at which byte.
  public init(iso8601 bytes: [UInt8]) throws(ISO8601Error) {
    var reader = ISO8601Reader(bytes)
    let civil = try reader.dateTime()
    let offset = try reader.offset()
    try reader.finish()
    guard let instant = civil.instant(at: offset) else {
      throw reader.error(.instantOutOfRange, at: 0)
    }
    self = instant
  }
}
