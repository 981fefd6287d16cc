// SPDX-License-Identifier: MIT
import CivilTime
import Foundation

extension ZoneRules {
  /// Where systems keep their zones, the most usual place first.
  static let directories = [
    "/usr/share/zoneinfo", "/var/db/timezone/zoneinfo", "/usr/lib/zoneinfo",
    "/usr/share/lib/zoneinfo", "/etc/zoneinfo",
  ]

  /// The rules of a zone of the IANA database, such as `Europe/Berlin`, from the system's files.
  ///
  /// Reads a file of a few kilobytes. Names are those of zones only: no name leads out of the
  /// system's directories.
  ///
  /// - Throws: `ZoneError`.
  public init(identifier: String) throws(ZoneError) {
    try self.init(identifier: identifier, directories: Self.directories)
  }

  /// The rules of a zone of Foundation's: by its name, or fixed for `GMT+0200` and the like.
  ///
  /// - Throws: `ZoneError`.
  public init(_ zone: TimeZone) throws(ZoneError) {
    do throws(ZoneError) {
      try self.init(identifier: zone.identifier)
    } catch {
      guard zone.identifier.hasPrefix("GMT"),
        let offset = UTCOffset(seconds: Int32(clamping: zone.secondsFromGMT()))
      else { throw error }
      self = .fixed(offset)
    }
  }

  init(identifier: String, directories: [String]) throws(ZoneError) {
    guard Self.isZoneName(identifier) else { throw .malformedName }
    for directory in directories {
      guard let data = FileManager.default.contents(atPath: directory + "/" + identifier) else {
        continue
      }
      do throws(TZifError) {
        try self.init(tzif: Array(data))
        return
      } catch {
        throw .damaged(error)
      }
    }
    throw .unknownZone
  }

  /// Whether a name has the form of a zone's.
  ///
  /// That is ASCII letters, digits, `_`, `+` and `-` in parts that slashes separate; no dots, so
  /// none of `..`.
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
