// SPDX-License-Identifier: MIT

import Testing

@testable import CalendarEngine

struct PhraseBookTests {
  private static func lines(_ language: PhraseLanguage) -> [String] {
    // The English ones are in three parts: pickers have the first one alone.
    lines(of: language.catalogue)
      + (language == .english
        ? lines(of: PhraseLanguage.englishTyped).dropFirst()
          + lines(of: PhraseLanguage.englishFurther) : [])
  }

  private static func lines(of catalogue: StaticString) -> [String] {
    catalogue.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
      .split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  /// The forms of a line, by the letter of their category; the last one has none.
  private static func forms(_ line: String) -> [(letter: Character?, text: String)] {
    line.split(separator: "|").map { form in
      let characters = Array(form)
      return characters.count > 2 && characters[1] == ":"
        ? (characters[0], String(form.dropFirst(2))) : (nil, String(form))
    }
  }

  private static func placeholders(_ text: String) -> Set<String> {
    Set(["{0}", "{1}", "{2}"].filter { text.contains($0) })
  }

  private static func phrase(
    _ language: PhraseLanguage, _ phrase: Phrase, _ count: Int64, _ arguments: String...
  ) -> String {
    var out: [UInt8] = []
    PhraseBook(language).append(
      phrase, count: count, arguments: arguments.map { Array($0.utf8) }, to: &out)
    return String(decoding: out, as: UTF8.self)
  }

  @Test(arguments: PhraseLanguage.allCases)
  func everyPhraseIsThere(language: PhraseLanguage) {
    let lines = Self.lines(language)
    #expect(lines.count == Phrase.allCases.count)
    #expect(lines.count >= 35)
    let separator = Int(Phrase.separator.rawValue)
    #expect(!lines.contains { $0.isEmpty })
    // A space may be part of a separator.
    #expect(
      lines.enumerated().allSatisfy { $0.offset == separator || $0.element == $0.element.trimmed })
  }

  @Test(arguments: PhraseLanguage.allCases)
  func everyPhraseOfThePagesIsThere(language: PhraseLanguage) {
    let lines = Self.lines(of: language.pages)
    #expect(lines.count == PagePhrase.allCases.count)
    #expect(lines.count == 96)
    #expect(lines.allSatisfy { !$0.isEmpty && $0 == $0.trimmed })
  }

  @Test(arguments: PhraseLanguage.allCases)
  func everyPhraseOfTheFieldIsThere(language: PhraseLanguage) {
    let lines = Self.lines(of: language.field)
    #expect(lines.count == FieldPhrase.allCases.count)
    #expect(lines.allSatisfy { !$0.isEmpty && $0 == $0.trimmed && !$0.contains("{") })
  }

  @Test(arguments: PhraseLanguage.allCases)
  func placeholdersAreThoseOfEnglish(language: PhraseLanguage) {
    let pairs = zip(Self.lines(.english), Self.lines(language))
    let ofPages = zip(Self.lines(of: PhraseLanguage.english.pages), Self.lines(of: language.pages))
    let names = Phrase.allCases.map { "\($0)" } + PagePhrase.allCases.map { "\($0)" }
    #expect(names.count >= 118)
    for (phrase, pair) in zip(names, Array(pairs) + Array(ofPages)) {
      let english = Self.placeholders(Self.forms(pair.0).last?.text ?? "")
      let forms = Self.forms(pair.1)
      // The form for other numbers has all placeholders; one for a single number may spell it out.
      #expect(Self.placeholders(forms.last?.text ?? "") == english, "\(phrase)")
      for form in forms {
        #expect(Self.placeholders(form.text).isSubset(of: english), "\(phrase)")
        #expect(!form.text.contains("|") && form.text.filter { $0 == "{" }.count <= 2)
      }
    }
  }

  @Test(arguments: PhraseLanguage.allCases)
  func onlyTheLastFormHasNoCategory(language: PhraseLanguage) {
    for line in Self.lines(language) + Self.lines(of: language.pages) {
      let forms = Self.forms(line)
      #expect(forms.last?.letter == nil)
      #expect(forms.dropLast().allSatisfy { $0.letter.map { "012fm".contains($0) } ?? false })
    }
  }

  @Test(
    arguments: [
      (.english, [0: "0 days", 1: "1 day", 2: "2 days", 11: "11 days"]),
      (.german, [0: "0 Tage", 1: "1 Tag", 2: "2 Tage"]),
      (.french, [0: "0 jour", 1: "1 jour", 2: "2 jours", 1_000_000: "1000000 jours"]),
      (.spanish, [0: "0 días", 1: "1 día", 2: "2 días", 1_000_000: "1000000 días"]),
      (.japanese, [0: "0日", 1: "1日", 100: "100日"]),
      (
        .arabic,
        [
          0: "0 يوم", 1: "يوم واحد", 2: "يومان", 3: "3 أيام", 10: "10 أيام", 11: "11 يومًا",
          99: "99 يومًا", 100: "100 يوم", 101: "101 يوم", 102: "102 يوم", 103: "103 أيام",
        ]
      ),
      (.hebrew, [0: "0 ימים", 1: "יום אחד", 2: "יומיים", 3: "3 ימים", 20: "20 ימים"]),
    ] as [(PhraseLanguage, [Int64: String])])
  func daysAreCounted(language: PhraseLanguage, expected: [Int64: String]) {
    for (count, text) in expected {
      #expect(Self.phrase(language, .days, count, "\(count)") == text)
    }
  }

  /// What is counted is the goal: "61 of 1 point".
  @Test(
    arguments: [
      (PhraseLanguage.english, "61 of 1 point", "1 of 61 points"),
      (.german, "61 von 1 Punkt", "1 von 61 Punkten"),
      (.french, "61 sur 1 point", "1 sur 61 points"),
      (.spanish, "61 de 1 punto", "1 de 61 puntos"),
      (.japanese, "1ポイント中61ポイント", "61ポイント中1ポイント"),
      (.hebrew, "61 מתוך נקודה אחת", "1 מתוך 61 נקודות"),
      (.arabic, "61 من نقطة واحدة", "1 من 61 نقطة"),
    ])
  func pointsAreCountedByTheGoal(language: PhraseLanguage, ofOne: String, ofMany: String) {
    func said(_ points: String, _ goal: Int64) -> [String] {
      let (points, written) = (Array(points.utf8), Array("\(goal)".utf8))
      var (page, cell): ([UInt8], [UInt8]) = ([], [])
      PageBook(tag: Array(Self.tag(of: language).utf8))
        .append(.toward, count: goal, arguments: [written, points], to: &page)
      PhraseBook(language)
        .append(.pointsOfGoal, count: goal, arguments: [points, written], to: &cell)
      return [page, cell].map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(said("61", 1) == [ofOne, ofOne])
    #expect(said("1", 61) == [ofMany, ofMany])
  }

  private static func tag(of language: PhraseLanguage) -> String {
    switch language {
    case .arabic: "ar"
    case .english: "en"
    case .french: "fr"
    case .german: "de"
    case .hebrew: "he"
    case .japanese: "ja"
    case .spanish: "es"
    }
  }

  @Test func arabicCountsInSixWays() {
    let expected: [Int64: PluralRule.Category] = [
      0: .zero, 1: .one, 2: .two, 3: .few, 10: .few, 11: .many, 26: .many, 99: .many, 100: .other,
      101: .other, 102: .other, 103: .few, 111: .many, 200: .other, -1: .one, -3: .few,
      .min: .few,
    ]
    for (count, category) in expected {
      #expect(PluralRule.category(of: count, in: .arabic) == category, "\(count)")
    }
  }

  @Test(arguments: [
    ("en", PhraseLanguage.english), ("de", .german), ("DE", .german), ("fr", .french),
    ("es", .spanish), ("ja", .japanese), ("ar", .arabic), ("he", .hebrew), ("iw", .hebrew),
    ("fa", .english), ("", .english), ("deu", .english), ("d", .english),
  ])
  func languagesAreKnownByTheirTag(tag: String, language: PhraseLanguage) {
    #expect(PhraseLanguage(language: Array(tag.utf8)[...]) == language)
    var locale = LocaleProfile()
    for rest in ["", "-XX", "_XX"] {
      locale.tag = Array((tag + rest).utf8)
      #expect(PhraseLanguage(tag: locale.tag) == language)
    }
  }

  @Test func anAppsPhrasesStandBeforeOurs() {
    let book = PhraseBook(.german, catalogue: Array("Zurück\n\n1:ein {0}|viele {0}".utf8))
    func text(_ phrase: Phrase, _ count: Int64 = 0) -> String {
      var out: [UInt8] = []
      book.append(phrase, count: count, arguments: [Array("x".utf8)], to: &out)
      return String(decoding: out, as: UTF8.self)
    }
    #expect(text(.previousMonth) == "Zurück")
    #expect(text(.nextMonth, 1) == "Nächster Monat" && text(.nextMonth, 3) == "Nächste Monate")
    #expect(text(.today, 1) == "ein x" && text(.today, 2) == "viele x")
    #expect(text(.selected) == "x, ausgewählt")
  }

  @Test func placeholdersWithoutAnArgumentAreEmpty() {
    #expect(Self.phrase(.english, .pointsOfGoal, 2, "5") == "5 of  points")
    let book = PhraseBook(.english, catalogue: Array("{\n{0\n{9}{x}{0}}\n|\n1:".utf8))
    for phrase in Phrase.allCases.prefix(5) {
      var out: [UInt8] = []
      book.append(phrase, count: 1, arguments: [Array("a".utf8)], to: &out)
      #expect(out.count < 30)
    }
  }
}

extension String {
  /// Without spaces at either end.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
