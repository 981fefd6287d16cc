// SPDX-License-Identifier: MIT
import CivilTime
import Foundation

/// The zone of a process, as the variable TZ of POSIX and the machine say it.
///
///     try SystemZone(tz: ":Europe/Berlin").identifier      // Europe/Berlin
///     try SystemZone(tz: "UTC+3").identifier               // Etc/GMT+3: POSIX counts westward
///     try SystemZone(tz: nil)                              // what /etc/localtime says
public struct SystemZone: Hashable, Sendable {
  /// How far its clocks are ahead of UTC.
  public let rules: ZoneRules
  /// Its name in the IANA database, or nil where only its rules are known.
  public let identifier: String?

  /// The zone that a value of TZ means, or with nil that of the machine.
  ///
  /// A colon at the beginning says nothing. After it comes the name of a zone, the path of its file,
  /// or a rule (`CET-1CEST,M3.5.0,M10.5.0/3`); nothing at all is UTC. Reads some files, all zones' for
  /// a file that lies nowhere among them.
  ///
  /// - Throws: `ZoneError`, where the C library would quietly take UTC.
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

  /// The zone of a machine whose own file is this one; UTC where there is none.
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
      // A zone whose file is damaged is no rule.
      if case .damaged = error { throw error }
      // What a machine says that has no files of zones.
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

  /// `Etc/GMT+3`, which lies behind UTC, for offsets of whole hours that the database has.
  private static func name(ofFixed rules: ZoneRules) -> String? {
    for hours in -14...12 as ClosedRange<Int32> {
      let offset = UTCOffset(seconds: -hours * 3600)
      guard let offset, rules == .fixed(offset) else { continue }
      return hours == 0 ? "UTC" : "Etc/GMT\(hours > 0 ? "+" : "-")\(abs(hours))"
    }
    return nil
  }

  /// The name under which a file lies among the zones, itself or where its links lead, or else that
  /// of a zone with the same bytes.
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
