// SPDX-License-Identifier: MIT

import CalendarFoundation
import CivilTime
import Foundation
import Testing

/// Dates of other calendars against what Python's packages say (`Scripts/oracles/calendars.py`).
struct CalendarOracleTests {
  /// A calendar of the fixture and how much of it there is.
  struct Corpus: Sendable, CustomTestStringConvertible {
    let name: String
    let years: Int
    let months: Int
    let days: Int
    /// So many days may have no answer.
    var silent = 0
    var testDescription: String { name }
  }

  private static let corpora = [
    Corpus(name: "hebrew", years: 202, months: 2499, days: 73_798, silent: 385),
    Corpus(name: "persian", years: 202, months: 2424, days: 73_779),
    Corpus(name: "islamic-civil", years: 208, months: 2496, days: 73_708),
    Corpus(name: "indian", years: 202, months: 2424, days: 73_779),
    Corpus(name: "coptic", years: 202, months: 2626, days: 73_780),
    Corpus(name: "chinese", years: 202, months: 2498, days: 73_767, silent: 150),
  ]

  @Test(arguments: corpora) func everyDayIsTheOracles(_ corpus: Corpus) throws {
    let calendar = try #require(AlternateCalendar(named: corpus.name))
    let years = try CalendarOracle.years(corpus.name)
    var (months, days, silent) = (0, 0, 0)
    var wrong: [String] = []
    for year in years {
      var start = year.start
      for month in year.months {
        months += 1
        days += month.length
        for number in 1...month.length {
          let day = try #require(EpochDay(Int32(start + number - 1)))
          guard let date = calendar.date(of: day) else {
            silent += 1
            continue
          }
          let isRight =
            date.year == year.number && date.month == month.number
            && date.isLeapMonth == month.isLeap && date.day == number
          if !isRight { wrong.append("\(corpus.name) \(year.number)-\(month.number)-\(number)") }
        }
        start += month.length
      }
    }
    #expect(years.count == corpus.years)
    #expect(months == corpus.months)
    #expect(days == corpus.days)
    #expect(wrong == [])
    #expect(silent <= corpus.silent)
  }

  @Test func ummAlQuraIsRightInEveryYearThatIsClaimedAndSilentInTheOthers() throws {
    let calendar = AlternateCalendar(.islamicUmmAlQura)
    let years = try CalendarOracle.years("islamic-umalqura")
    #expect(years.count == 158)
    var (claimed, silent) = (0, 0)
    var wrong: [String] = []
    for year in years {
      var start = year.start
      let isClaimed = (1420...1450).contains(year.number)
      for month in year.months {
        for number in 1...month.length {
          let day = try #require(EpochDay(Int32(start + number - 1)))
          let date = calendar.date(of: day)
          let isRight = date.map { $0.month == month.number && $0.day == number } ?? true
          if !isRight || date.map({ $0.year == year.number }) == false {
            wrong.append("\(year.number)-\(month.number)-\(number)")
          }
          if isClaimed, date != nil { claimed += 1 }
          if !isClaimed, date == nil { silent += 1 }
        }
        start += month.length
      }
    }
    #expect(wrong == [])
    #expect(claimed == 10_985)
    #expect(silent == 55_991 - 10_985)
    #expect(calendar.label(for: try day("1999-04-16")) == nil)
    #expect(calendar.label(for: try day("1999-04-17"))?.date.year == 1420)
    #expect(calendar.label(for: try day("2029-05-13"))?.date.year == 1450)
    #expect(calendar.label(for: try day("2029-05-14")) == nil)
  }

  /// Ethiopic months are Coptic ones; the others share the Gregorian months.
  @Test func calendarsWithoutAnOracleAreArithmetic() throws {
    let coptic = AlternateCalendar(.coptic)
    let mihret = AlternateCalendar(.ethiopicAmeteMihret)
    let alem = AlternateCalendar(.ethiopicAmeteAlem)
    let gregorian: [(AlternateCalendar, (CivilDate) -> Int)] = [
      (AlternateCalendar(.buddhist), { Int($0.year) + 543 }),
      (AlternateCalendar(.iso8601), { Int($0.year) }),
      (AlternateCalendar(.gregorian), { Int($0.year) }),
      (
        AlternateCalendar(.republicOfChina), { abs(Int($0.year) - 1911) + ($0.year < 1912 ? 1 : 0) }
      ),
      (AlternateCalendar(.japanese), Self.japaneseYear),
    ]
    var wrong: [String] = []
    var count = 0
    let first = try day("1900-01-01").rawValue
    let end = try day("2101-01-01").rawValue
    for number in first..<end {
      let day = try #require(EpochDay(number))
      let date = day.civil
      count += 1
      let (one, two, three) = (coptic.date(of: day), mihret.date(of: day), alem.date(of: day))
      let isEthiopic =
        one?.month == two?.month && one?.day == two?.day && two?.day == three?.day
        && one.map { $0.year + 276 } == two?.year && two.map { $0.year + 5500 } == three?.year
      if !isEthiopic { wrong.append("ethiopic \(date)") }
      for (calendar, year) in gregorian {
        let other = calendar.date(of: day)
        let isRight =
          other?.month == Int(date.month) && other?.day == Int(date.day)
          && other?.year == year(date)
        if !isRight { wrong.append("\(calendar.identifier) \(date)") }
      }
    }
    #expect(count == 73_414)
    #expect(wrong == [])
  }

  /// The emperors' eras begin within a year: Taishō on 1912-07-30, Shōwa on 1926-12-25, Heisei on
  /// 1989-01-08, Reiwa on 2019-05-01.
  private static func japaneseYear(_ date: CivilDate) -> Int {
    let eras: [(Int32, Int32, Int32)] = [
      (2019, 5, 1), (1989, 1, 8), (1926, 12, 25), (1912, 7, 30), (1868, 9, 8),
    ]
    let now = (date.year, Int32(date.month), Int32(date.day))
    let era = eras.first { $0 <= now } ?? (0, 0, 0)
    return Int(date.year - era.0) + 1
  }

  private func day(_ text: String) throws -> EpochDay { try EpochDay(iso8601: text) }
}
