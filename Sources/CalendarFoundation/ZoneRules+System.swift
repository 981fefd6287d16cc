// SPDX-License-Identifier: MIT
import CivilTime
import Foundation

extension ZoneRules {
  /// Where systems keep their zone files, the most common place first.
  static let directories = [
    "/usr/share/zoneinfo", "/var/db/timezone/zoneinfo", "/usr/lib/zoneinfo",
    "/usr/share/lib/zoneinfo", "/etc/zoneinfo",
  ]

  /// The rules of a zone of the IANA database, such as `Europe/Berlin`, read from the system's
  /// files.
  ///
  /// Reads a file of a few kilobytes. Only names of zones are accepted: no name leads out of the
  /// system's directories.
  ///
  /// - Throws: `ZoneError`.
  public init(identifier: String) throws(ZoneError) {
    try self.init(identifier: identifier, directories: Self.directories)
  }

  /// The rules of a Foundation zone: by its name, or fixed for `GMT+0200` and the like.
  ///
  /// - Throws: `ZoneError`.
  public init(_ zone: TimeZone) throws(ZoneError) {
    do throws(ZoneError) {
      try self.init(identifier: zone.identifier)
    } catch {
      // Where there are no files to read, the platform has them itself.
      if case .unknownZone = error, let rules = Self.embedded(zone) {
        self = rules
        return
      }
      guard zone.identifier.hasPrefix("GMT"),
        let offset = UTCOffset(seconds: Int32(clamping: zone.secondsFromGMT()))
      else { throw error }
      self = .fixed(offset)
    }
  }

  /// The rules in the data that Foundation has for a zone, or nil where it has none.
  static func embedded(_ zone: TimeZone) -> ZoneRules? {
    let data = (zone as NSTimeZone).data
    return data.isEmpty ? nil : try? ZoneRules(tzif: Array(data))
  }

  /// The TZif file (RFC 9636) of a zone of the IANA database, for code that reads it itself.
  ///
  /// - Throws: `ZoneError`, also for a file that `ZoneRules` cannot read.
  public static func file(of identifier: String) throws(ZoneError) -> [UInt8] {
    try read(identifier, in: directories).file
  }

  init(identifier: String, directories: [String]) throws(ZoneError) {
    self = try Self.read(identifier, in: directories).rules
  }

  private static func read(
    _ identifier: String, in directories: [String]
  ) throws(ZoneError) -> (rules: ZoneRules, file: [UInt8]) {
    guard isZoneName(identifier) else { throw .malformedName }
    for directory in directories {
      guard let data = FileManager.default.contents(atPath: directory + "/" + identifier) else {
        continue
      }
      let file = Array(data)
      do throws(TZifError) {
        return (try ZoneRules(tzif: file), file)
      } catch {
        throw .damaged(error)
      }
    }
    throw .unknownZone
  }

  /// Whether a name has the form of a zone's name.
  ///
  /// That is ASCII letters, digits, `_`, `+` and `-` in parts separated by slashes. Dots are not
  /// allowed, and so `..` is not.
  private static func isZoneName(_ name: String) -> Bool {
    guard name.utf8.count <= 255 else { return false }
    let parts = name.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty
        && part.allSatisfy { byte in
          (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) && byte < 0x80
            || byte == 0x2B || byte == 0x2D || byte == 0x5F
        }
    }
  }
}
