// SPDX-License-Identifier: MIT

import CalendarEngine
import Foundation
import Testing

@testable import CalendarWeb

/// The numbers in the browser's protocol.js are those of the Swift enums.
struct ProtocolTableTests {
  private static func source() throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Web/element/protocol.js")
    let data = try #require(FileManager.default.contents(atPath: file.path))
    return String(decoding: data, as: UTF8.self)
  }

  /// What stands between a constant's brackets.
  private static func body(_ name: String, _ open: Character, _ close: Character) throws -> String {
    let text = try source()
    let start = try #require(text.range(of: "export const \(name) = \(open)"))
    let end = try #require(text[start.upperBound...].firstIndex(of: close))
    return String(text[start.upperBound..<end])
  }

  private static func list(_ name: String) throws -> [String] {
    let parts = try body(name, "[", "]").split(separator: "'", omittingEmptySubsequences: false)
    // Every second part stands between apostrophes.
    return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  private static func numbers(_ name: String) throws -> [String: Int] {
    var found: [String: Int] = [:]
    for pair in try body(name, "{", "}").split(separator: ",") {
      let halves = pair.split(separator: ":").map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      if halves.count == 2 { found[halves[0]] = Int(halves[1]) }
    }
    return found
  }

  /// The cases of an enum by number, as far as there are any.
  private static func cases<Case>(_ make: (UInt8) -> Case?) -> [UInt8: String] {
    var found: [UInt8: String] = [:]
    for number in UInt8.min...UInt8.max {
      if let value = make(number) { found[number] = "\(value)" }
    }
    return found
  }

  private static func table(_ names: [String], from first: Int = 0) -> [UInt8: String] {
    var table: [UInt8: String] = [:]
    for (index, name) in names.enumerated() where index >= first { table[UInt8(index)] = name }
    return table
  }

  @Test func ownTints() throws {
    let numbers = try Self.body("OWN_TINTS", "[", "]").split(separator: ",").compactMap {
      UInt8($0.trimmingCharacters(in: .whitespaces))
    }
    #expect(numbers == [Theme.ownTints.lowerBound, Theme.ownTints.upperBound])
  }

  @Test func messages() throws {
    let names = try Self.list("MESSAGES")
    #expect(names.count >= 21)
    #expect(Self.table(names) == Self.cases { MessageKind(rawValue: $0) })
  }

  @Test func roles() throws {
    let names = try Self.list("ROLES")
    #expect(Self.table(names) == Self.cases { Role(rawValue: $0) })
    #expect(names.count == Role.allCases.count)
  }

  @Test func tints() throws {
    let names = try Self.list("TINTS")
    #expect(names.first == "")
    let own = Tint.allCases.map { tint in
      (tint.rawValue, tint.name.withUTF8Buffer { String(decoding: $0, as: UTF8.self) })
    }
    #expect(Self.table(names, from: 1) == Dictionary(uniqueKeysWithValues: own))
  }

  @Test func traits() throws {
    let names = try Self.list("TRAITS")
    let own: [(String, Traits)] = [
      ("today", .today), ("selected", .selected), ("disabled", .disabled), ("outside", .outside),
      ("weekend", .weekend), ("highlighted", .highlighted), ("pressed", .pressed),
      ("tab-stop", .tabStop), ("loading", .loading), ("failed", .failed), ("empty", .empty),
      ("selectable", .selectable), ("current", .current), ("rtl", .rightToLeft),
      ("range-start", .rangeStart), ("range-middle", .rangeMiddle), ("range-end", .rangeEnd),
      ("vertical", .vertical), ("multiselectable", .multiselectable),
      ("continues-before", .continuesBefore), ("continues-after", .continuesAfter),
      ("expanded", .expanded), ("both-axes", .bothAxes),
      ("decorative", .decorative), ("pinned", .pinned), ("preview", .preview),
      ("ruled", .ruled), ("closed", .closed), ("timed", .timed), ("hovered", .hovered),
      ("lifted", .lifted), ("vacated", .vacated),
    ]
    #expect(names == own.map { $0.0 })
    for (bit, pair) in own.enumerated() { #expect(pair.1.rawValue == 1 << UInt32(bit)) }
  }

  @Test func keys() throws {
    let names = try Self.list("KEYS")
    let own: [String: KeySample.Key] = [
      "ArrowLeft": .left, "ArrowRight": .right, "ArrowUp": .up, "ArrowDown": .down, "Home": .home,
      "End": .end, "PageUp": .pageUp, "PageDown": .pageDown, "Enter": .enter, " ": .space,
      "Escape": .escape, "t": .letterT, "a": .letterA, "F2": .f2,
    ]
    #expect(names.count == own.count)
    for (number, name) in names.enumerated() { #expect(own[name]?.rawValue == UInt8(number)) }
  }

  @Test func errors() throws {
    let names = try Self.list("ERRORS")
    #expect(names.count == 1 + Self.cases { WireError(rawValue: $0) }.count)
    #expect(WireError.truncated.rawValue == 1 && names[1].contains("ends too soon"))
    #expect(WireError.reversedInterval.rawValue == 6 && names[6].contains("ends before"))
    #expect(WireError.unknownWeekday.rawValue == 7 && names[7].contains("weekday"))
  }

  @Test func operations() throws {
    let theirs = try Self.numbers("OP")
    let own = Self.cases { CalendarWeb.Operation(rawValue: $0) }
    #expect(theirs == Dictionary(uniqueKeysWithValues: own.map { ($0.value, Int($0.key)) }))
    #expect(theirs.count >= 21)
  }

  @Test func levels() throws {
    let levels = try Self.numbers("LEVELS")
    #expect(levels.count == ZoomLevel.allCases.count)
    for level in ZoomLevel.allCases {
      #expect(levels["\(level.cellName)s"] == Int(level.rawValue))
    }
  }

  @Test func flags() throws {
    let flags = try Self.numbers("FLAG")
    #expect(
      flags == [
        "wantsFrame": 1, "claimed": 2, "refused": 4, "painting": 8, "half": 16, "moving": 32,
        "wide": 64,
      ])
  }
}
