// SPDX-License-Identifier: MIT
import CalendarFoundation
import CivilTime
import Foundation
import Testing

@testable import almanac

struct ZoneStories {
  /// What half past eleven in the evening of UTC is where TZ says.
  @Test(arguments: [
    ("Europe/Berlin", "2024-02-21  00:30"), (":Europe/Berlin", "2024-02-21  00:30"),
    ("/usr/share/zoneinfo/Europe/Berlin", "2024-02-21  00:30"),
    (":/usr/share/zoneinfo/Asia/Tokyo", "2024-02-21  08:30"),
    ("UTC+3", "2024-02-20  20:30"), ("UTC-3", "2024-02-21  02:30"),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2024-02-21  00:30"), ("<+0530>-5:30", "2024-02-21  05:00"),
    ("", "2024-02-20  23:30"), (":", "2024-02-20  23:30"), ("GMT", "2024-02-20  23:30"),
  ])
  func theVariableIsReadAsTheSystemReadsIt(value: String, line: String) throws {
    let home = try Household()
    try home.almanac("sessions", "add", "2024-02-20T23:30Z", "--points", "1", "--id", "a")
    let list = try home.almanac("sessions", "list", environment: ["TZ": value])
    #expect(list.status == 0)
    #expect(list.output.hasPrefix(line), "\(list.output)")
    #expect(list.errors.isEmpty)
  }

  @Test(arguments: [
    "Europe/Belrin", "/no/such/file", "/etc/passwd", "Mars", "UTC+30", "CET-1CEST,M3.5.0",
    "../../etc/passwd", "UTC+3 ",
  ])
  func whatIsNoZoneIsRefusedWithAReason(value: String) throws {
    let home = try Household()
    let refused = try home.almanac("sessions", "list", environment: ["TZ": value])
    #expect(refused.status == 65)
    #expect(refused.output.isEmpty)
    #expect(refused.errors.contains("TZ=\(value) is not a time zone: "), "\(refused.errors)")
    // Whoever names a zone does not need the machine's.
    let named = try home.almanac("sessions", "list", "--zone", "UTC", environment: ["TZ": value])
    #expect(named.status == 0)
  }

  @Test(arguments: [
    (":Europe/Berlin", "Europe/Berlin"), ("/usr/share/zoneinfo/Asia/Tokyo", "Asia/Tokyo"),
    ("UTC+3", "Etc/GMT+3"), ("UTC-14", "Etc/GMT-14"), ("UTC0", "UTC"), ("", "UTC"),
    ("<+0530>-5:30", nil), ("CET-1CEST,M3.5.0,M10.5.0/3", nil), ("UTC+13", nil),
  ])
  func aZoneHasTheNameOfItsRules(value: String, name: String?) throws {
    let zone = try SystemZone(tz: value)
    #expect(zone.identifier == name)
    guard let name else { return }
    let named = try ZoneRules(identifier: name)
    for seconds in [Int64(1_704_067_200), 1_719_792_000] {
      let instant = try #require(Instant(secondsSince1970: seconds))
      #expect(zone.rules.offset(at: instant) == named.offset(at: instant))
    }
  }

  @Test func aCopyOfAZoneIsKnownByItsBytes() throws {
    let home = try Household()
    let file = home.path("localtime")
    try FileManager.default.copyItem(atPath: "/usr/share/zoneinfo/Asia/Kathmandu", toPath: file)
    let zone = try SystemZone(tz: file)
    #expect(zone.identifier == "Asia/Kathmandu" || zone.identifier == "Asia/Katmandu")
    let link = home.path("link")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "/usr/share/zoneinfo/Asia/Tokyo")
    #expect(try SystemZone(tz: ":" + link).identifier == "Asia/Tokyo")
  }

  @Test func anUnknownLangIsSaidOnce() throws {
    let home = try Household()
    for command in [["calendar"], ["render"], ["calendar", "--year"]] {
      let line = "\"$almanac\" \(command.joined(separator: " ")) --date 2024-02-20"
      try home.almanac("sessions", "add", "2024-02-20", "--points", "1", "--id", "a")
      let unknown = try home.shell("LANG=xx_YY.UTF-8 \(line)")
      #expect(unknown.status == 0)
      #expect(unknown.output.contains("February") || unknown.output.contains("2024"))
      #expect(unknown.errorLines.count == 1)
      #expect(unknown.errors.hasPrefix("almanac: no locale is known for LANG=xx_YY.UTF-8"))
      for quiet in ["LANG=C", "LANG=", "LANG=zh_CN.UTF-8", "LANG=xx_YY LC_ALL=de_DE"] {
        #expect(try home.shell("\(quiet) \(line)").errors.isEmpty)
      }
    }
    let chinese = try home.shell("LANG=zh_CN.UTF-8 \"$almanac\" calendar --date 2024-02-20")
    #expect(chinese.output.contains("二月") || chinese.output.contains("2月"))
  }
}
