// SPDX-License-Identifier: MIT

import CivilTime
import Foundation

/// What `Scripts/oracles/zones.py` wrote down about one file of time zone data.
struct ZoneFixture {
  struct Transition {
    let instant: Int64
    let before: Int32
    let after: Int32
    /// Offsets of five wall times, each for fold 0 and fold 1.
    let probes: [Int32]
  }

  let names: [String]
  let tzif: [UInt8]
  var transitions: [Transition] = []
  /// Days whose midnight is missing, and the second they begin.
  var missingMidnights: [(day: Int32, start: Int64)] = []
  /// Days that are not 86_400 seconds long.
  var oddDays: [Int32: Int32] = [:]
  /// The days around transitions until 2037: how many, the minutes that their clocks show in all,
  /// and a hash of their hours.
  var hours: (days: Int, minutes: Int, hash: UInt64) = (0, 0, 0)
  var samples: [(instant: Int64, offset: Int32)] = []
}

extension ZoneFixture {
  /// All zones of the fixture, read once.
  static let all: [ZoneFixture] = load()

  /// The zone with this name.
  static func named(_ name: String) -> ZoneFixture? {
    all.first { $0.names.contains(name) }
  }

  /// Line 1 of the oracle file.
  static let header: String = {
    String(decoding: bytes(of: "zones.oracle").prefix { $0 != 0x0A }, as: UTF8.self)
  }()

  /// The bytes of a file in `Fixtures`.
  static func bytes(of name: String) -> [UInt8] {
    let url = Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Fixtures")
    guard let url, let data = try? Data(contentsOf: url) else { return [] }
    return [UInt8](data)
  }

  private static func load() -> [ZoneFixture] {
    var files = unpack(bytes(of: "zones.tzpack"))[...]
    var zones: [ZoneFixture] = []
    for line in bytes(of: "zones.oracle").split(separator: 0x0A).dropFirst() {
      let fields = line.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      if fields[0] == "Z" {
        guard let file = files.popFirst() else { return [] }
        zones.append(ZoneFixture(names: Array(fields.dropFirst()), tzif: file))
      } else {
        zones[zones.count - 1].add(kind: fields[0], fields: Array(fields.dropFirst()))
      }
    }
    return files.isEmpty ? zones : []
  }

  /// The files of the pack: behind line 1 a length of four bytes and as many bytes, and so on.
  private static func unpack(_ bytes: [UInt8]) -> [[UInt8]] {
    var rest = bytes.drop { $0 != 0x0A }.dropFirst()
    var files: [[UInt8]] = []
    while rest.count >= 4 {
      let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      files.append(Array(rest.dropFirst(4).prefix(count)))
      rest = rest.dropFirst(4 + count)
    }
    return files
  }

  private mutating func add(kind: String, fields: [String]) {
    switch kind {
    case "T":
      let before = Int32(fields[1]) ?? 0
      let after = Int32(fields[2]) ?? 0
      transitions.append(
        Transition(
          instant: Int64(fields[0]) ?? 0, before: before, after: after,
          probes: fields[3].utf8.map { $0 == UInt8(ascii: "b") ? before : after }))
    case "M":
      missingMidnights.append((Int32(fields[0]) ?? 0, Int64(fields[1]) ?? 0))
    case "D":
      for (day, minutes) in fields.map(Self.pair) {
        oddDays[Int32(day) ?? 0] = Int32((Double(minutes) ?? 0) * 60)
      }
    case "H":
      hours = (Int(fields[0]) ?? 0, Int(fields[1]) ?? 0, UInt64(fields[2]) ?? 0)
    default:
      samples += fields.map(Self.pair).map { (Int64($0) ?? 0, Int32($1) ?? 0) }
    }
  }

  private static func pair(_ field: String) -> (String, String) {
    let parts = field.split(separator: ":").map(String.init)
    return (parts[0], parts[1])
  }
}
