// SPDX-License-Identifier: MIT
import Foundation

/// SQLite's write-ahead log beside a file (`-wal`), frame by frame.
///
/// SQLite believes a log up to the first frame with a wrong checksum and silently drops the rest. A
/// power cut leaves at most one transaction there, which was never acknowledged; more than one
/// means damage (https://sqlite.org/fileformat2.html#the_write_ahead_log).
struct LogFrames {
  /// Number of intact frames before the first damaged one.
  private(set) var valid = 0
  /// Commits after the first damaged frame.
  private(set) var lostCommits = 0
}

extension LogFrames {
  /// Reads the log of a file; nil when there is none, or when it is restarted meanwhile.
  ///
  /// Drops no locks: SQLite holds none on a log.
  init?(besides path: String) {
    guard let file = try? FileHandle(forReadingFrom: URL(fileURLWithPath: path + "-wal")) else {
      return nil
    }
    defer { try? file.close() }
    guard let bytes = try? file.read(upToCount: 32), let header = Header(Array(bytes)) else {
      return nil
    }
    var (sum, isValid) = (header.sum, header.isValid)
    while let bytes = try? file.read(upToCount: 24 + header.pageSize),
      bytes.count == 24 + header.pageSize
    {
      let frame = Array(bytes)
      let isOfThisLog = frame[8..<16].elementsEqual(header.salts)
      if isValid {
        sum.add(frame[0..<8], header.isBigEndian)
        sum.add(frame[24...], header.isBigEndian)
        isValid = isOfThisLog && sum.words == [Self.word(frame, 16), Self.word(frame, 20)]
      }
      if isValid { valid += 1 }
      if !isValid, isOfThisLog, Self.word(frame, 4) != 0 { lostCommits += 1 }
    }
    try? file.seek(toOffset: 0)
    guard (try? file.read(upToCount: 32)) == bytes else { return nil }
  }

  /// Whether acknowledged transactions are lost.
  var isDamaged: Bool { lostCommits > 1 }

  private static func word(_ bytes: [UInt8], _ place: Int) -> UInt32 {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}

extension LogFrames {
  /// The header of a log.
  private struct Header {
    let pageSize: Int
    let isBigEndian: Bool
    let salts: [UInt8]
    let sum: Sum
    let isValid: Bool

    init?(_ bytes: [UInt8]) {
      guard bytes.count == 32 else { return nil }
      let magic = LogFrames.word(bytes, 0)
      let size = Int(LogFrames.word(bytes, 8))
      guard magic | 1 == 0x377F_0683, (512...65_536).contains(size), size & (size - 1) == 0 else {
        return nil
      }
      (pageSize, isBigEndian, salts) = (size, magic & 1 == 1, Array(bytes[16..<24]))
      var sum = Sum()
      sum.add(bytes[0..<24], isBigEndian)
      self.sum = sum
      isValid = sum.words == [LogFrames.word(bytes, 24), LogFrames.word(bytes, 28)]
    }
  }

  /// The checksum that is carried from frame to frame.
  private struct Sum {
    private var first: UInt32 = 0
    private var second: UInt32 = 0

    var words: [UInt32] { [first, second] }

    /// Adds bytes, a multiple of 8.
    mutating func add(_ bytes: ArraySlice<UInt8>, _ isBigEndian: Bool) {
      bytes.withUnsafeBytes { bytes in
        for place in stride(from: 0, to: bytes.count - 7, by: 8) {
          let left = bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
          let right = bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)
          first &+= (isBigEndian ? UInt32(bigEndian: left) : UInt32(littleEndian: left)) &+ second
          second &+= (isBigEndian ? UInt32(bigEndian: right) : UInt32(littleEndian: right)) &+ first
        }
      }
    }
  }
}
