// SPDX-License-Identifier: MIT

import CivilTime
import Foundation
import Testing

@testable import CalendarFoundation

struct ZoneFileTests {
  private static func error(_ name: String) -> ZoneError? {
    do throws(ZoneError) {
      _ = try ZoneRules(identifier: name)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    "../../etc/passwd", "/etc/passwd", "Europe/../Europe/Berlin", "Europe//Berlin", "Europe/",
    "", ".", "..", "Europe/Berlin\0", "Europe/Berlin\n", "Zürich", "zone.tab", "a b", "~", "%2e",
    "C:\\zones", String(repeating: "A", count: 256),
  ])
  func hostileNamesAreRefusedUnread(name: String) {
    #expect(Self.error(name) == .malformedName)
  }

  @Test(arguments: ["Mars/Olympus", "Europe", "Europe/Berlin/Mitte", "europe-berlin"])
  func unknownZonesAreNamedSo(name: String) {
    #expect(Self.error(name) == .unknownZone)
  }

  @Test func filesThatAreNoZonesAreDamaged() throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("zones-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try Data("TZif".utf8).write(to: directory.appendingPathComponent("Short"))
    try Data("root:x:0".utf8).write(to: directory.appendingPathComponent("Text"))
    func reason(_ name: String) -> TZifError.Reason? {
      do throws(ZoneError) {
        _ = try ZoneRules(identifier: name, directories: [directory.path])
        return nil
      } catch {
        if case .damaged(let error) = error { return error.reason }
        return nil
      }
    }
    #expect(reason("Short") == .truncated)
    #expect(reason("Text") != nil)
  }

  /// Offsets every 11 hours of 40 years, against Foundation.
  @Test(arguments: ["Europe/Berlin", "America/New_York", "Pacific/Apia", "Australia/Lord_Howe"])
  func offsetsAreFoundations(name: String) throws {
    let zone = try ZoneRules(identifier: name)
    let foundation = try #require(TimeZone(identifier: name))
    var wrong: [Int64] = []
    var count = 0
    for seconds in stride(from: Int64(631_152_000), to: 1_893_456_000, by: 39_600) {
      guard let instant = Instant(secondsSince1970: seconds) else { continue }
      let theirs = foundation.secondsFromGMT(for: Date(instant))
      if Int(zone.offset(at: instant).seconds) != theirs { wrong.append(seconds) }
      count += 1
    }
    #expect(wrong == [])
    #expect(count == 31_877)
  }

  @Test func theDataOfAFoundationZoneAreItsRules() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    #expect(try ZoneRules.embedded(berlin) == ZoneRules(identifier: "Europe/Berlin"))
    #expect(ZoneRules.embedded(try #require(TimeZone(secondsFromGMT: 20_700))) == nil)
  }

  @Test func foundationsZonesHaveRules() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    #expect(try ZoneRules(berlin) == ZoneRules(identifier: "Europe/Berlin"))
    let east = try #require(TimeZone(secondsFromGMT: 20_700))
    #expect(try ZoneRules(east) == .fixed(#require(UTCOffset(hours: 5, minutes: 45))))
    let utc = try #require(TimeZone(secondsFromGMT: 0))
    #expect(try ZoneRules(utc).offset(at: .epoch) == .utc)
  }
}
