// SPDX-License-Identifier: MIT
import Testing

@testable import CalendarStore

/// How texts are taken apart, and what is equal to what.
@Suite struct SearchTextTests {
  private func words(_ text: String) -> [String] { SearchText(text).indexed }

  @Test(arguments: [
    ("Zürich, CAFÉ!", ["zurich", "cafe"]), ("Straße Øresund", ["strasse", "oresund"]),
    ("ＡＢＣ １２３", ["abc", "123"]), ("don't NEAR(a*)", ["don", "t", "near", "a"]),
    ("İstanbul ISPARTA", ["istanbul", "isparta"]), ("ΟΔΟΣ οδός", ["οδοσ", "οδοσ"]),
    ("مُحَمَّد", ["محمد"]), ("أحمد القاهرة", ["احمد", "القاهره"]), ("می‌خواهم ٣", ["ميخواهم", "3"]),
    ("שָׁלוֹם", ["שלום"]), ("हिन्दी", ["हिन्दी"]), ("e\u{301}te\u{301}", ["ete"]), ("", []), ("—…«»", []),
    ("東京駅", ["東京", "京駅", "駅"]), ("5月 会議a", ["5", "月", "会議", "議", "a"]),
    ("ｶﾞｽ ガス", ["カ\u{3099}ス", "ス", "カ\u{3099}ス", "ス"]), ("ที่นี่", ["ที่นี่", "นี่"]),
    ("東京 駅", ["東京", "京", "駅"]),
  ])
  func aTextIsTakenApart(text: String, expected: [String]) {
    // Compared by scalars: Unicode treats texts as equal that the index tells apart.
    let scalars = { (word: String) in Array(word.unicodeScalars) }
    #expect(words(text).map(scalars) == expected.map(scalars))
  }

  @Test func aSyllableOfHangulIsFoundWhileItIsTyped() {
    let text = ["서울 회의"]
    for query in ["서", "서우", "서울", "서울 회"] {
      #expect(SearchTerms(query).hits(in: text) != nil, "\(query)")
    }
    #expect(SearchTerms("울").hits(in: text) == nil)
  }

  @Test func wordsOfAnyLengthAreEqualToTheirBeginning() {
    let long = String(repeating: "a", count: 100)
    #expect(words(long) == [String(repeating: "a", count: 64)])
    #expect(SearchTerms(long).hits(in: [long + "b"]) == [[0..<64]])
  }

  @Test(arguments: [
    ("mee", "A Meeting, meet", [2..<5, 11..<14]), ("a", "Älter e\u{301}", [0..<1]),
    ("ete", "e\u{301}te\u{301}s", [0..<5]), ("京駅", "東京駅", [1..<3]), ("京", "東京京", [1..<3]),
    ("strass", "Straße", [0..<5]), ("one two", "two one", [0..<3, 4..<7]), ("x", "", []),
    ("one t", "one two", [0..<3, 4..<5]), ("محم", "مُحَمَّد", [0..<7]),
  ])
  func hitsAreWhereTheWordsAre(query: String, text: String, expected: [Range<Int>]) {
    #expect(SearchTerms(query).hits(in: [text]) == (expected.isEmpty ? nil : [expected]))
  }

  @Test func notesAreCutAroundTheFirstHit() throws {
    let (before, after) = (
      String(repeating: "word ", count: 40), String(repeating: " end", count: 60)
    )
    var event = try event("e", "2026-03-24", "2026-03-25")
    event.notes = before + "here\nit is" + after
    let occurrence = EventOccurrence(
      record: EventRecord(event: event, revision: 1, change: 1), span: event.span, color: .standard)
    let hit = try #require(SearchHit(occurrence, SearchTerms("her")))
    let excerpt = try #require(SearchExcerpt(hit))
    #expect(excerpt.text.hasPrefix("…word word word word here it is end"))
    #expect(excerpt.text.hasSuffix("…") && excerpt.text.unicodeScalars.count < 130)
    let scalars = Array(excerpt.text.unicodeScalars)
    #expect(excerpt.hits.map { scalars[$0].map { String($0) }.joined() } == ["her"])
    #expect(SearchHit(occurrence, SearchTerms("nowhere")) == nil)
    let other = try #require(SearchHit(occurrence, SearchTerms("event")))
    #expect(SearchExcerpt(other) == nil)
  }
}
