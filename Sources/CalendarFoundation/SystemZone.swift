// SPDX-License-Identifier: MIT
import CivilTime
import Foundation

/// The zone of a process, according to the POSIX variable TZ and the machine.
///
///     try SystemZone(tz: ":Europe/Berlin").identifier      // Europe/Berlin
///     try SystemZone(tz: "UTC+3").identifier               // Etc/GMT+3: POSIX counts westward
///     try SystemZone(tz: nil)                              // what /etc/localtime says
public struct SystemZone: Hashable, Sendable {
  /// How far its clocks are ahead of UTC.
  public let rules: ZoneRules
  /// Its name in the IANA database, or nil where only the rules are known.
  public let identifier: String?

  /// The zone for a value of TZ; for nil, the machine's.
  ///
  /// A colon at the beginning is ignored. Then follows the name of a zone, the path of a zone file,
  /// or a rule (`CET-1CEST,M3.5.0,M10.5.0/3`); an empty value is UTC. Reads some files, or all zone
  /// files when a path does not lead to one of them.
  ///
  /// - Throws: `ZoneError`, where the C library would silently fall back to UTC.
  public init(tz: String?) throws(ZoneError) {
    guard let tz else {
      try self.init(machine: "/etc/localtime")
      return
    }
    let value = tz.hasPrefix(":") ? String(tz.dropFirst()) : tz
    if value.isEmpty {
      self.init(.utc, "UTC")
    } else if value.hasPrefix("/") {
      try self.init(file: value)
    } else {
      try self.init(nameOrRule: value)
    }
  }

  /// The zone of a machine with this zone file; UTC when it does not exist.
  init(machine path: String) throws(ZoneError) {
    guard FileManager.default.fileExists(atPath: path) else {
      self.init(.utc, "UTC")
      return
    }
    try self.init(file: path)
  }

  private init(_ rules: ZoneRules, _ identifier: String?) {
    self.rules = rules
    self.identifier = identifier
  }
}

extension SystemZone {
  private init(nameOrRule value: String) throws(ZoneError) {
    do throws(ZoneError) {
      self.init(try ZoneRules(identifier: value), value)
    } catch {
      // A zone whose file is damaged must not be read as a rule.
      if case .damaged = error { throw error }
      // The zones of a machine that has no zone files.
      guard !["UTC", "GMT"].contains(value) else {
        self.init(.utc, value)
        return
      }
      guard value.utf8.contains(where: { (0x30...0x39).contains($0) }) else { throw error }
      do throws(TZifError) {
        let rules = try ZoneRules(posix: Array(value.utf8))
        self.init(rules, Self.name(ofFixed: rules))
      } catch {
        throw .malformedRule(error)
      }
    }
  }

  private init(file path: String) throws(ZoneError) {
    guard let data = FileManager.default.contents(atPath: path) else { throw .unknownZone }
    do throws(TZifError) {
      let rules = try ZoneRules(tzif: Array(data))
      self.init(rules, Self.name(ofFile: path, data))
    } catch {
      throw .damaged(error)
    }
  }

  /// The name of a fixed offset, such as `Etc/GMT+3` for three hours behind UTC, if the database
  /// has it.
  private static func name(ofFixed rules: ZoneRules) -> String? {
    for hours in -14...12 as ClosedRange<Int32> {
      let offset = UTCOffset(seconds: -hours * 3600)
      guard let offset, rules == .fixed(offset) else { continue }
      return hours == 0 ? "UTC" : "Etc/GMT\(hours > 0 ? "+" : "-")\(abs(hours))"
    }
    return nil
  }

  /// The name of the zone to which a file belongs: its own, that of its link's target, or that of a
  /// zone with the same bytes.
  private static func name(ofFile path: String, _ data: Data) -> String? {
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    for path in [path, resolved] {
      for directory in ZoneRules.directories where path.hasPrefix(directory + "/") {
        return String(path.dropFirst(directory.count + 1))
      }
    }
    return TimeZone.knownTimeZoneIdentifiers.first { name in
      ZoneRules.directories.contains { directory in
        FileManager.default.contents(atPath: directory + "/" + name) == data
      }
    }
  }
}
