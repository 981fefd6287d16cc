// SPDX-License-Identifier: MIT

/// Reads headers and data blocks of a TZif file; every read is bounds-checked.
struct TZifReader {
  let bytes: [UInt8]

  /// What a header says about the data block that follows; positions are byte offsets in the file.
  struct Header {
    let version: Int32
    let timeSize: Int
    let timeCount: Int
    let typeCount: Int
    /// Where the transition times start.
    let start: Int
    /// The end of the block.
    let end: Int

    var indexStart: Int { start + timeCount * timeSize }
    var typeStart: Int { indexStart + timeCount }
  }

  /// The offset before the first transition, and the transitions.
  struct Content {
    var initial: UTCOffset
    var changes: [OffsetChange]
  }

  /// The header at a position, after checking that its whole block is there.
  func header(at position: Int, timeSize: Int) throws(TZifError) -> Header {
    guard bytes.count - position >= 44 else { throw error(.truncated, at: bytes.count) }
    for (index, byte) in [0x54, 0x5A, 0x69, 0x66].enumerated()
    where bytes[position + index] != byte {
      throw error(.noMagic, at: position + index)
    }
    let version = try version(at: position + 4)
    let counts = (0..<6).map { Int64(unsigned(at: position + 20 + $0 * 4)) }
    // In the file's order: UT indicators, standard indicators, leap seconds, times, types, letters.
    let (leaps, times, types) = (counts[2], counts[3], counts[4])
    guard (1...256).contains(types) else { throw error(.typeCount, at: position + 36) }
    let wide = Int64(timeSize)
    // Six counts of 32 bits with small factors: far from overflow.
    let size =
      times * (wide + 1) + types * 6 + counts[5] + leaps * (wide + 4) + counts[1] + counts[0]
    let start = position + 44
    guard size <= Int64(bytes.count - start) else { throw error(.truncated, at: bytes.count) }
    guard leaps == 0 else { throw error(.leapSeconds, at: position + 28) }
    return Header(
      version: version, timeSize: timeSize, timeCount: Int(times), typeCount: Int(types),
      start: start, end: start + Int(size))
  }

  /// The transitions in the block of a header.
  func content(of header: Header) throws(TZifError) -> Content {
    let offsets = try offsets(of: header)
    var content = Content(initial: offsets[0], changes: [])
    content.changes.reserveCapacity(header.timeCount)
    var previous: Int64?
    for index in 0..<header.timeCount {
      let position = header.start + index * header.timeSize
      let seconds = time(at: position, size: header.timeSize)
      if let previous, previous >= seconds { throw error(.transitionsNotAscending, at: position) }
      previous = seconds
      let type = Int(bytes[header.indexStart + index])
      guard type < offsets.count else { throw error(.noSuchType, at: header.indexStart + index) }
      if let instant = Instant(secondsSince1970: seconds) {
        let microseconds = instant.microsecondsSince1970
        content.changes.append(OffsetChange(microseconds: microseconds, offset: offsets[type]))
      } else if seconds < 0 {
        content.initial = offsets[type]
      }
    }
    return content
  }

  private func offsets(of header: Header) throws(TZifError) -> [UTCOffset] {
    var offsets: [UTCOffset] = []
    offsets.reserveCapacity(header.typeCount)
    for index in 0..<header.typeCount {
      let position = header.typeStart + index * 6
      guard let offset = UTCOffset(seconds: Int32(bitPattern: unsigned(at: position)))
      else { throw error(.offsetOutOfRange, at: position) }
      offsets.append(offset)
    }
    return offsets
  }

  /// Version 1 is a zero byte; later ones are ASCII digits and share the layout of version 2.
  private func version(at position: Int) throws(TZifError) -> Int32 {
    switch bytes[position] {
    case 0: return 1
    case 0x32...0x39: return Int32(bytes[position]) - 0x30
    default: throw error(.unknownVersion, at: position)
    }
  }

  private func time(at position: Int, size: Int) -> Int64 {
    let high = unsigned(at: position)
    guard size == 8 else { return Int64(Int32(bitPattern: high)) }
    return Int64(Int32(bitPattern: high)) << 32 | Int64(unsigned(at: position + 4))
  }

  /// Four bytes, most significant first; the caller has checked that they are there.
  private func unsigned(at position: Int) -> UInt32 {
    var value: UInt32 = 0
    for index in position..<(position + 4) { value = value << 8 | UInt32(bytes[index]) }
    return value
  }

  private func error(_ reason: TZifError.Reason, at position: Int) -> TZifError {
    TZifError(reason: reason, byteOffset: Int32(clamping: position))
  }
}
