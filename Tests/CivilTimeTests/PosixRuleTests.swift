// SPDX-License-Identifier: MIT

import CivilTime
import Testing

struct PosixRuleTests {
  private static func zone(_ rule: String) throws(TZifError) -> ZoneRules {
    try ZoneRules(posix: Array(rule.utf8))
  }

  @Test(arguments: [
    ("UTC+3", -10_800), ("UTC-3", 10_800), ("UTC0", 0), ("<+0530>-5:30", 19_800),
    ("EST5", -18_000), ("LMT-0:53:28", 3_208),
  ])
  func offsetsAreCountedWestward(rule: String, seconds: Int32) throws {
    let offset = try #require(UTCOffset(seconds: seconds))
    #expect(try Self.zone(rule) == .fixed(offset))
  }

  @Test func aRuleHoldsInEveryYear() throws {
    let zone = try Self.zone("CET-1CEST,M3.5.0,M10.5.0/3")
    for year in [1850, 1970, 2024, 2500] {
      #expect(zone.offset(at: try instant("\(year)-07-01T00:00Z")).seconds == 7_200)
      #expect(zone.offset(at: try instant("\(year)-01-01T00:00Z")).seconds == 3_600)
    }
    let next = zone.nextTransition(after: try instant("2024-01-01T00:00Z"))
    #expect(next?.instant == (try instant("2024-03-31T01:00Z")))
  }

  @Test(arguments: [
    ("", TZifError.Reason.footerAbbreviation, 0), ("3", .footerAbbreviation, 0),
    ("CE-1", .footerAbbreviation, 2), ("CET", .footerNumber, 3),
    ("UTC+25", .footerNumberOutOfRange, 4),
    ("\n", .footerAbbreviation, 0), ("EST5EDT", .footerNumber, 7),
    ("CET-1CEST,M3.5.0", .footerSyntax, 16),
    ("UTC+3 ", .footerAbbreviation, 5), ("UTC+3\n", .footerSyntax, 5),
    ("CET-1CEST,M13.5.0,M10.5.0", .footerNumberOutOfRange, 11),
  ])
  func whatIsNoRuleIsRefused(rule: String, reason: TZifError.Reason, place: Int32) {
    #expect(throws: TZifError(reason: reason, byteOffset: place)) { try Self.zone(rule) }
  }
}
