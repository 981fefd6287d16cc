// SPDX-License-Identifier: MIT

import AlmanacSamples
import CivilTime
import Testing

@testable import CalendarEngine

/// Dates as people type them.
///
/// Today is 28 February 2024.
struct TypedDaysTests {
  private static func read(_ text: String, _ locale: LocaleProfile = LocaleProfile()) -> String? {
    let typed = TypedDays(
      Array(text.utf8), locale, today: day("2024-02-28"), through: Array(";to;".utf8))
    guard let selection = typed.selection else { return nil }
    var bytes: [UInt8] = []
    selection.append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      ("2/20/2024", "2024-02-20"), ("02-20-2024", "2024-02-20"), ("2.20.24", "2024-02-20"),
      ("2/20", "2024-02-20"), ("Feb 20", "2024-02-20"), ("feb. 20, 2024", "2024-02-20"),
      ("February 20, 2024", "2024-02-20"), ("Tuesday, February 20, 2024", "2024-02-20"),
      ("20 FEBR 2024", "2024-02-20"), ("20 Feb 24", "2024-02-20"), ("2024 Feb 20", "2024-02-20"),
      ("2024-2-20", "2024-02-20"), ("2024/02/20", "2024-02-20"), ("20240220", "2024-02-20"),
      ("02202024", "2024-02-20"), ("022024", "2024-02-20"),
      ("  2 / 20 / 2024  ", "2024-02-20"), ("２/２０/２０２４", "2024-02-20"),
      ("12/31/43", "2043-12-31"), ("12/31/44", "1944-12-31"), ("1/1/99", "1999-01-01"),
    ])
  func aDayIsReadInTheOrderOfEnglish(text: String, expected: String) {
    #expect(Self.read(text) == expected)
  }

  @Test(
    arguments: [
      ("20.2.2024", "2024-02-20"), ("20.02.24", "2024-02-20"), ("20. Februar 2024", "2024-02-20"),
      ("20.2.", "2024-02-20"), ("20022024", "2024-02-20"), ("200224", "2024-02-20"),
      ("2024-02-20", "2024-02-20"), ("20. märz", "2024-03-20"), ("20. MÄRZ", "2024-03-20"),
      ("3. Mär 2024", "2024-03-03"), ("18.–24.2.2024", "2024-02-18/2024-02-24"),
      ("18.02.2024 – 24.02.2024", "2024-02-18/2024-02-24"),
      ("18.-24.2.2024", "2024-02-18/2024-02-24"), ("18.2.-24.2.", "2024-02-18/2024-02-24"),
      ("Di., 20. Februar 2024", "2024-02-20"), ("2. Okt., 4. Okt.", "2024-10-02 2024-10-04"),
    ])
  func aDayIsReadInTheOrderOfGerman(text: String, expected: String) {
    #expect(Self.read(text, SampleLocales.german) == expected)
  }

  @Test(
    arguments: [
      ("٢٠/٢/٢٠٢٤", "2024-02-20"), ("20/2/2024", "2024-02-20"),
      ("\u{200F}٢٠\u{200F}/٢\u{200F}/٢٠٢٤", "2024-02-20"), ("٢٠ فبراير ٢٠٢٤", "2024-02-20"),
      ("الثلاثاء، ٢٠ فبراير ٢٠٢٤", "2024-02-20"),
      ("٢٠/٢/٢٠٢٤؛ ٢٢/٢/٢٠٢٤", "2024-02-20 2024-02-22"),
    ])
  func aDayIsReadInTheDigitsOfArabic(text: String, expected: String) {
    #expect(Self.read(text, SampleLocales.arabic) == expected)
  }

  @Test func aYearThatComesFirstIsFollowedByTheMonth() {
    var japanese = LocaleProfile()
    japanese.mediumDate = TextPattern(utf8: Array("y/MM/dd".utf8))
    japanese.fullDate = TextPattern(utf8: Array("y年M月d日".utf8))
    for text in ["2024年2月20日", "2024/2/20", "24/2/20", "2/20", "240220", "2/20/2024"] {
      #expect(Self.read(text, japanese) == "2024-02-20", "\(text)")
    }
  }

  @Test func aNameMayHaveLettersInFront() {
    var hebrew = LocaleProfile()
    hebrew.mediumDate = TextPattern(utf8: Array("d 'ב'MMM y".utf8))
    hebrew.months[1] = Array("פברואר".utf8)
    #expect(Self.read("20 בפברואר 2024", hebrew) == "2024-02-20")
  }

  @Test(
    arguments: [
      ("Feb 18 – 24, 2024", "2024-02-18/2024-02-24"),
      ("Feb 18 – Mar 3, 2024", "2024-02-18/2024-03-03"),
      ("Dec 28, 2023 – Jan 3, 2024", "2023-12-28/2024-01-03"),
      ("2/18 - 2/24", "2024-02-18/2024-02-24"), ("2/18~2/24", "2024-02-18/2024-02-24"),
      ("2/18/2024 to 2/24/2024", "2024-02-18/2024-02-24"),
      ("Feb 18 to 24", "2024-02-18/2024-02-24"), ("Feb 5-9", "2024-02-05/2024-02-09"),
      ("Feb 18-24, 2024", "2024-02-18/2024-02-24"), ("18-24 Feb", "2024-02-18/2024-02-24"),
      ("Feb 28-Mar 2", "2024-02-28/2024-03-02"), ("2/5-2/9", "2024-02-05/2024-02-09"),
      ("2/5/2024-2/9/2024", "2024-02-05/2024-02-09"), ("Feb 5 -9", "2024-02-05/2024-02-09"),
      ("2/24/2024 — 2/18/2024", "2024-02-18/2024-02-24"),
      ("2024-02-18 – 2024-02-24", "2024-02-18/2024-02-24"),
      ("Feb 18 – Feb 18", "2024-02-18"),
    ])
  func anIntervalIsReadFromEitherEnd(text: String, expected: String) {
    #expect(Self.read(text) == expected)
  }

  @Test(
    arguments: [
      ("Dec 28 – Jan 3", "2024-12-28/2025-01-03"), ("12/28 – 1/3", "2024-12-28/2025-01-03"),
      ("Dec 28 – Jan 3, 2024", "2023-12-28/2024-01-03"),
      ("Dec 28, 2023 – Jan 3", "2023-12-28/2024-01-03"),
      ("Dec 28, 2023 – Feb 29", "2023-12-28/2024-02-29"),
      ("Nov 5 – May 1, 2025", "2024-11-05/2025-05-01"),
    ])
  func anIntervalGoesOverNewYear(text: String, expected: String) {
    #expect(Self.read(text) == expected)
  }

  @Test(
    arguments: [
      ("20-Feb-2024", "2024-02-20"), ("Feb-20-24", "2024-02-20"), ("2-20", "2024-02-20"),
      ("20th Feb", "2024-02-20"), ("Feb 3rd, 2024", "2024-02-03"),
      ("1st of March 2024", "2024-03-01"),
      ("२०२४-०२-२०", "2024-02-20"), ("۲۰۲۴/۲/۲۰", "2024-02-20"), ("๒/๒๐/๒๐๒๔", "2024-02-20"),
      ("Tues Feb 20", "2024-02-20"), ("2024-2-20 (Tue)", "2024-02-20"),
    ])
  func signsAndDigitsOfAnyKindAreRead(text: String, expected: String) {
    #expect(Self.read(text) == expected)
  }

  @Test(
    arguments: [
      ("2/5, 2/7", "2024-02-05 2024-02-07"),
      ("2/5, 2/7, 2/9", "2024-02-05 2024-02-07 2024-02-09"),
      ("2/5/2024, 2/7/2024", "2024-02-05 2024-02-07"),
      ("Feb 5, 2024, Feb 7, 2024", "2024-02-05 2024-02-07"),
      ("Feb 18 – 24, Mar 3", "2024-02-18/2024-02-24 2024-03-03"),
      ("2/5、2/7", "2024-02-05 2024-02-07"),
      ("2/20; 2/22", "2024-02-20 2024-02-22"), ("2/20;", "2024-02-20"),
      ("Feb 22, 2024; Feb 20, 2024", "2024-02-20 2024-02-22"),
      ("2/20; 2/22 – 2/24; 3/1", "2024-02-20 2024-02-22/2024-02-24 2024-03-01"),
      ("2/20\n2/21", "2024-02-20/2024-02-21"),
    ])
  func severalDaysAreRead(text: String, expected: String) {
    #expect(Self.read(text) == expected)
  }

  @Test(
    arguments: [
      "", " ", "soon", "Feb", "February 2024", "20", "2024", "2/30", "2/29/2023", "13/1/2024",
      "0/1/2024",
      "2/0/2024", "2/20/20245", "2/20/2024/1", "Feb Mar 20", "Tuesday", "Feb 20 –", "– Feb 20",
      "1 – 2 – 3", "123456789", "202402201", "20241301", "Ma 20", "Ju 20", "99999999",
      "Feb 20 2024 12", "2/5 2/7", "2/5 and 2/7", "2/5 & 2/7", "Feb 5, 7", "Feb 5, 12", "5, 12 Feb",
      "2/5, 12", "Feb 5, Feb 7, 2025", "Feb 5, 2025; Feb 7", "2/5/2", "2/5/202", "Feb 5 7",
      "Feb 24 – 18", "Jun 5 – Mar 3", "Monday, February 20, 2024", "20 Feb 2024 BC", "2:20",
      "2/20 13:30", "$2/20", "Maybe 5", "Feb 18 until Feb 24", "before 2/20", "Mars 20",
      "Feb 20 or 21",
      "5 12 Feb", "-2/20", "2/20-", "2024 20",
    ])
  func whatIsNoDateIsNotGuessed(text: String) {
    #expect(Self.read(text) == nil)
  }

  @Test(
    arguments: [
      ("2/9 - 2/5", true), ("Feb 24 – 18", true), ("Jun 5 – Mar 3", true),
      ("2/9 – 2/5, 2024", true),
      ("Feb 20 –", false), ("2/30 – 2/5", false), ("soon", false), ("2/5 - 2/9", false),
      ("Dec 28 – Jan 3", false), ("2/24/2024 — 2/18/2024", false),
    ])
  func anEndBeforeItsStartIsTold(text: String, expected: Bool) {
    let typed = TypedDays(Array(text.utf8), LocaleProfile(), today: day("2024-02-28"))
    #expect(typed.isReversed == expected)
  }

  @Test func anyBytesAreReadWithoutATrap() {
    var numbers = SeededNumbers(seed: 11)
    let pieces = [
      "2", "20", "2024", "Feb", "/", ".", " – ", ";", "٢", "é", "9999999", " - ", "\u{10FFFF}",
      "-", ",", "فبراير", "الثلاثاء",
    ]
    var count = 0
    for _ in 0..<4000 {
      var text: [UInt8] = []
      for _ in 0..<Int.random(in: 0..<9, using: &numbers) {
        text += Array((pieces.randomElement(using: &numbers) ?? "").utf8)
        if numbers.next() % 20 == 0 { text.append(UInt8.random(in: 0...255, using: &numbers)) }
      }
      let typed = TypedDays(
        text, SampleLocales.arabic, today: day("2024-02-28"), through: Array(";2024 –;–".utf8))
      guard let read = typed.selection else { continue }
      var bytes: [UInt8] = []
      read.append(to: &bytes)
      // What was read can be written and read like any other days.
      #expect((try? Selection(text: bytes))?.days == read.days)
      count += 1
    }
    #expect(count > 20)
  }

  @Test(
    arguments: [
      ("2/20/2024", true), ("Feb 20, 2024", true), ("20 Feb 2024", true), ("2024-2-20", true),
      ("20240220", true), ("Feb 18 – 24, 2024", true), ("2024-2-2", false), ("2/20/20", false),
      ("2/20", false), ("Feb 20", false), ("022024", false), ("2/20/2024; 2/22", false),
      ("2/18/2024 – 2/24", false),
    ])
  func aDateIsCompleteWithAllDigitsOfItsYear(text: String, expected: Bool) {
    let typed = TypedDays(Array(text.utf8), LocaleProfile(), today: day("2024-02-28"))
    #expect(typed.isComplete == expected)
  }
}
