// SPDX-License-Identifier: MIT

import CalendarEngine
import CivilTime
import Foundation
import Testing

@testable import CalendarFoundation

/// What engines are told of another calendar, and that browsers doubt the same days as we do.
struct AlternateTableTests {
  private static func script() throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: root.appendingPathComponent("Web/element/content.js"))
    return String(decoding: data, as: UTF8.self)
  }

  /// What stands between the name of a constant and the semicolon, without white space.
  private static func constant(_ name: String) throws -> String {
    let text = try script()
    let start = try #require(text.range(of: "export const \(name) = "))
    let end = try #require(text[start.upperBound...].firstIndex(of: ";"))
    return text[start.upperBound..<end].filter { !$0.isWhitespace }
  }

  @Test func theBrowserDoubtsTheSameDays() throws {
    let rows = { (identifier: Calendar.Identifier) in
      AlternateDoubt.all.filter { $0.identifier == identifier }
        .map { "[\($0.days.lowerBound),\($0.days.upperBound),\($0.probe),\($0.day)]" }
        .joined(separator: ",")
    }
    #expect(AlternateDoubt.all.count == 6)
    let ours = "{hebrew:[\(rows(.hebrew))],chinese:[\(rows(.chinese))]}"
    #expect(try Self.constant("DOUBTS") == ours)
  }

  @Test func theBrowserKnowsTheSameYearsOfUmmAlQura() throws {
    let years = AlternateCalendar.ummAlQuraYears
    #expect(
      try Self.constant("UMM_AL_QURA_YEARS") == "[\(years.lowerBound),\(years.upperBound)]")
  }

  @Test func calendarsAreAtHomeInTheSameLanguages() throws {
    let table = try Self.constant("HOME").dropFirst().dropLast().split(separator: ",")
    var theirs: [String: String] = [:]
    for pair in table {
      let halves = pair.split(separator: ":").map { $0.filter { $0 != "'" } }
      theirs[halves[0]] = halves[1]
    }
    #expect(theirs.count == 16)
    #expect(AlternateCalendar.names.count >= 16)
    for name in AlternateCalendar.names {
      let calendar = try #require(AlternateCalendar.identifier(named: name))
      #expect(AlternateCalendar.homeLanguage(of: calendar) == theirs[name] ?? "en", "\(name)")
    }
  }

  @Test func namingSaysADateForEachDayAndNoneWhereInDoubt() throws {
    let days = try #require(
      DayInterval(
        first: try EpochDay(iso8601: "1999-04-15"), last: try EpochDay(iso8601: "1999-04-18")))
    let action = AlternateCalendar(.islamicUmmAlQura).naming(days)
    guard case .daysNamed(let first, let labels) = action else {
      Issue.record("no dates")
      return
    }
    #expect(first == days.start)
    // AH 1420, from which on the platform's table is right, begins on 1999-04-17.
    #expect(labels.map { $0.text.isEmpty } == [true, true, false, false])
  }
}
