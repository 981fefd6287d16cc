// SPDX-License-Identifier: MIT
import Foundation
import Testing

struct EventStories {
  /// A household in Berlin with two calendars and an event in the first.
  private static func household() throws -> Household {
    let home = try Household()
    try home.almanac("settings", "--zone", "Europe/Berlin")
    #expect(try home.almanac("calendars", "add", "Work").output == "work\n")
    try home.almanac("calendars", "add", "Family trips", "--id", "trips", "--color", "c2410c")
    let added = try home.almanac(
      "events", "add", "Review", "2026-03-24T09:30", "10:15", "--id", "review", "--location",
      "Room 5")
    #expect(added.output == "review\n")
    return home
  }

  @Test(
    arguments: [
      ("Lunch tomorrow 12-13", "en-US", "2026-03-25T12:00", "2026-03-25T13:00", "Lunch"),
      ("Kino am Freitag um 20 Uhr", "de-DE", "2026-03-27T20:00", "2026-03-27T21:00", "Kino"),
      ("voyage du 3 au 5 avril", "fr-FR", "2026-04-03", "2026-04-06", "voyage"),
    ])
  func aLineSaysWhen(
    line: String, locale: String, start: String, end: String, title: String
  ) throws {
    let home = try Self.household()
    let added = try home.almanac(
      "events", "add", line, "--locale", locale, "--today", "2026-03-24", "--id", "typed")
    #expect(added.output == "typed\n")
    #expect(added.errors.hasPrefix("almanac: \(title): \(start)"))
    let exported = try home.almanac("events", "export", "--format", "jsonl").lines
    let event = try #require(exported.first { $0.contains("\"typed\"") })
    for (name, value) in [("title", title), ("start", start), ("end", end)] {
      #expect(event.contains("\"\(name)\":\"\(value)"), "\(event)")
    }
  }

  @Test func theFirstEventMakesACalendar() throws {
    let home = try Household()
    // A line that is refused makes none.
    for refused in ["Lunch", "'Lunch tomorrow' --status nope", "Lunch 2026-03-24T25:00"] {
      #expect(try home.shell("\"$almanac\" events add \(refused)").status != 0)
    }
    // Nor does one that the store refuses.
    let long = String(repeating: "x", count: 20_000)
    #expect(try home.almanac("events", "add", long, "2026-03-24T09:30").status != 0)
    #expect(try home.almanac("calendars", "list").output.isEmpty)
    let added = try home.almanac("events", "add", "Review", "2026-03-24T09:30", "--id", "review")
    #expect(added.status == 0 && added.output == "review\n")
    #expect(added.errors == "almanac: the calendar Home was made.\n")
    #expect(try home.almanac("calendars", "list").output.contains("home"))
    // Who undoes the event keeps it.
    try home.almanac("undo")
    #expect(try home.almanac("calendars", "list").lines.count == 1)
    #expect(try home.almanac("events", "add", "Lunch", "2026-03-24T12:00").errors.isEmpty)
    // Where it was deleted, another one is made, but not for an id that is taken.
    try home.almanac("calendars", "remove", "home")
    let taken = try home.almanac("events", "add", "X", "2026-03-24T09:30", "--id", "review")
    #expect(taken.status == 65 && taken.errors.contains("is taken by an event that was deleted"))
    #expect(try home.almanac("calendars", "list").output.isEmpty)
    let again = try home.almanac("events", "add", "Supper", "2026-03-24T19:00")
    #expect(again.status == 0 && again.errors == "almanac: the calendar Home was made.\n")
    #expect(try home.almanac("events", "list", "--on", "2026-03-24").lines.count == 1)
  }

  @Test func anArgumentThatIsNoTextIsRefused() throws {
    let home = try Self.household()
    let added = try home.shell("\"$almanac\" events add \"$(printf 'caf\\351')\" 2026-08-02T09:00")
    #expect(added.status == 64 && added.errors.contains("argument 3"))
    #expect(added.errors.contains("is not UTF-8 text"))
  }

  @Test func aCalendarIsMeantByTheNameAsItIsWritten() throws {
    let home = try Self.household()
    try home.almanac("calendars", "add", "work", "--id", "other")
    let lines = "2026-05-01,2026-05-02,A,Work\n2026-05-01,2026-05-02,B,other\n"
    let imported = try home.almanac("events", "import", "-", input: lines)
    #expect(imported.output == "2 records added.\n")
    let exported = try home.almanac("events", "export", "--from", "2026-05-01").output
    #expect(exported.contains("A,work") && exported.contains("B,other"))
    let told = "calendar \"WORK\" may mean several calendars: write one of Work, other"
    let unclear = try home.almanac(
      "events", "import", "-", input: "2026-05-01,2026-05-02,C,WORK\n")
    #expect(unclear.status == 65 && unclear.errors.contains("line 1: \(told)"))
    let named = try home.almanac(
      "events", "import", "--calendar", "WORK", "-", input: "2026-05-01,2026-05-02,C\n")
    #expect(named.status == 65 && named.errors.contains(told), "\(named)")
    #expect(try home.almanac("calendars", "list").lines.count == 3)
  }

  @Test func whereNothingWasDoneTheStatusSaysSo() throws {
    let home = try Self.household()
    #expect(try home.almanac("events", "remove", "nope").status == 65)
    #expect(try home.almanac("events", "remove", "nope", "review").status == 1)
    #expect(try home.almanac("calendars", "remove", "nope").status == 65)
    #expect(try home.almanac("events", "import", "-", input: "x,y\n").status == 65)
    let partly = "2026-05-01,2026-05-02,A,work\n2026-05-32,2026-05-02,B,work\n"
    #expect(try home.almanac("events", "import", "-", input: partly).status == 1)
  }

  @Test func aLineSaysWhere() throws {
    let home = try Self.household()
    let line = "Dinner @ Luigi's Thursday 19:30"
    let added = try home.almanac(
      "events", "add", line, "--locale", "en-GB", "--today", "2026-03-24", "--id", "typed")
    #expect(added.errors.hasPrefix("almanac: Dinner @ Luigi's: 2026-03-26T19:30"))
    try home.almanac(
      "events", "add", line, "--locale", "en-GB", "--today", "2026-03-24", "--id", "other",
      "--location", "Home")
    let exported = try home.almanac("events", "export", "--format", "jsonl").lines
    for (id, place) in [("typed", "Luigi's"), ("other", "Home")] {
      let event = try #require(exported.first { $0.contains("\"\(id)\"") })
      #expect(event.contains("\"title\":\"Dinner\""), "\(event)")
      #expect(event.contains("\"location\":\"\(place)\""), "\(event)")
    }
  }

  /// On 2026-03-29 clocks in Berlin went from two to three.
  @Test func aTimeThatClocksSkipIsSaidWhereItIsMoved() throws {
    let home = try Self.household()
    let added = try home.almanac(
      "events", "add", "Shift", "2026-03-29T02:30", "04:00", "--zone", "Europe/Berlin", "--id",
      "shift")
    #expect(
      added.errors
        == "almanac: 2026-03-29T02:30:00 does not exist in Europe/Berlin, where clocks skip it; "
        + "the start is 2026-03-29T03:30:00.\n")
    let later = try home.almanac(
      "events", "add", "Rest", "2026-03-29T03:30", "--zone", "Europe/Berlin")
    #expect(later.status == 0 && later.errors.isEmpty)
    let moved = try home.almanac("events", "move", "shift", "--to", "2026-03-29T02:15")
    #expect(moved.errors.contains("2026-03-29T02:15:00 does not exist in Europe/Berlin"))
  }

  @Test func aLineThatSaysNoTimeOrTwoIsRefused() throws {
    let home = try Self.household()
    let before = try home.almanac("events", "export", "--format", "jsonl").output
    let none = try home.almanac("events", "add", "Chapters 12-13 of the book")
    #expect(none.status == 64 && none.errors.contains("does not say when it is"))
    let again = try home.almanac("events", "add", "Gym every Monday", "--locale", "en-US")
    #expect(again.status == 64 && again.errors.contains("Events cannot repeat yet"))
    let both = try home.almanac(
      "events", "add", "tea tomorrow at 5", "--locale", "en-US", "--today", "2026-03-24")
    #expect(both.status == 64)
    #expect(both.errors.contains("2026-03-25T17:00 to 2026-03-25T18:00, 2026-03-25T05:00"))
    #expect(!before.isEmpty)
    #expect(try home.almanac("events", "export", "--format", "jsonl").output == before)
  }

  @Test func calendarsAreListedInTheOrderInWhichTheyWereAdded() throws {
    let home = try Self.household()
    #expect(
      try home.almanac("calendars", "list").lines == [
        "work  #3A7BD5  Work", "trips  #C2410C  Family trips",
      ])
    #expect(try home.almanac("calendars", "add", "Work").output == "work\n")
    let taken = try home.almanac("calendars", "add", "Other", "--id", "work")
    #expect(taken.status == 65)
    #expect(taken.errors.contains("is taken by another calendar; `almanac calendars edit work`"))
    let edited = try home.almanac("calendars", "edit", "work", "--hide", "--zone", "Asia/Tokyo")
    #expect(edited.lines == ["work  #3A7BD5  Work  Asia/Tokyo  (hidden)"])
    #expect(try home.almanac("events", "list").output.isEmpty)
    #expect(try home.almanac("events", "list", "--calendar", "work").lines.count == 1)
    #expect(try home.almanac("calendars", "edit", "nope", "--show").status == 65)
    #expect(try home.almanac("calendars", "edit", "works", "--show").errors.contains("mean work?"))
    #expect(try home.almanac("calendars", "remove", "works").errors.contains("mean work?"))
  }

  @Test func aCalendarThatWasDeletedSaysHowItComesBack() throws {
    let home = try Self.household()
    try home.almanac("calendars", "remove", "work")
    for arguments in [
      "calendars add Work", "calendars edit work --hide", "events list --calendar work",
      "events add x 2026-03-24 --calendar work",
    ] {
      let refused = try home.shell("\"$almanac\" " + arguments)
      #expect(refused.status == 65)
      #expect(refused.errors.contains("`almanac undo 5` brings it back"), "\(arguments)")
    }
    #expect(try home.almanac("undo", "5").status == 0)
    #expect(try home.almanac("events", "list", "--calendar", "work").lines.count == 1)
  }

  @Test func eventsAreFoundByTheirWords() throws {
    let home = try Self.household()
    try home.almanac("events", "add", "Zürich", "2026-03-20", "2026-03-22", "--id", "trip")
    let review = "2026-03-24  09:30-10:15    Review, Room 5  work  review"
    #expect(try home.almanac("events", "search", "room", "REV").lines == [review])
    #expect(try home.almanac("events", "search", "zur").lines.count == 1)
    #expect(try home.almanac("events", "search", "roo", "review").output.isEmpty)
    #expect(try home.almanac("events", "search", "5", "--from", "2026-03-25").output.isEmpty)
    let found = try home.almanac("events", "search", "--json", "review")
    let listed = try home.almanac("events", "list", "--json", "--on", "2026-03-24")
    #expect(found.output == listed.output)
    let nothing = try home.almanac("events", "search", "--", "-*")
    #expect(nothing.status == 64 && nothing.errors.contains("no letter and no digit"))
    try home.almanac("calendars", "edit", "work", "--hide")
    #expect(try home.almanac("events", "search", "review").output.isEmpty)
  }

  /// Wherever it is shown, in the words of the pages.
  @Test(arguments: ["en-US", "ar-EG", "de-DE", "es-ES", "fr-FR", "he-IL", "ja-JP"])
  func anEventWithoutATitleIsCalledSomething(locale: String) throws {
    let home = try Self.household()
    try home.almanac("events", "remove", "review")
    try home.almanac("events", "add", "", "2026-03-24T09:00", "12:00")
    let phrases = URL(fileURLWithPath: #filePath)
      .appending(path: "../../../../../Web/phrases/events/\(locale.prefix(2)).txt").standardized
    let name = try String(contentsOf: phrases, encoding: .utf8).split(separator: "\n")[3]
    #expect(name.count > 3 && name.hasSuffix(locale.hasPrefix("ja") ? "）" : ")"))
    let day = ["--today", "2026-03-24", "--locale", locale]
    for words in [
      ["agenda"], ["render", "--view", "timeline", "--days", "1"],
      ["render", "--format", "svg", "--size", "1400x900"],
    ] {
      let drawn = try home.shell(
        "\"$almanac\" " + (words + day).joined(separator: " "))
      #expect(drawn.output.contains(name), "\(words) \(drawn.output) \(drawn.errors)")
    }
  }

  @Test func jsonHasTheMembersOfTheAPI() throws {
    let home = try Self.household()
    #expect(
      try home.almanac("calendars", "list", "--json").lines[1] == """
        {"change":2,"color":"#3A7BD5","hidden":false,"id":"work","locked":false,"name":"Work",\
        "order":0,"revision":1,"zone":null},
        """)
    #expect(
      try home.almanac("events", "list", "--json").lines[1] == """
        {"busy":true,"calendar":"work","change":4,"color":null,\
        "end":"2026-03-24T10:15:00+01:00[Europe/Berlin]","id":"review","location":"Room 5",\
        "notes":"","revision":1,"start":"2026-03-24T09:30:00+01:00[Europe/Berlin]",\
        "status":"confirmed","title":"Review"}
        """)
  }

  @Test(arguments: [
    (
      "Train 2026-03-24T22:10 06:45",
      "2026-03-24  22:10-2026-03-25 06:45  Train  work  x"
    ),
    ("Rome 2026-03-24 2026-03-27 --calendar trips", "2026-03-24  to 2026-03-26  Rome  trips  x"),
    ("Birthday 2026-03-24", "2026-03-24  all day        Birthday  work  x"),
    ("Run 2026-03-24T07:00 --floating", "2026-03-24  07:00-08:00    Run  work  x"),
    ("Call 2026-03-24T07:00 --zone UTC", "2026-03-24  08:00-09:00    Call  work  x  [UTC]"),
    (
      "Flight 2026-03-24T13:00 2026-03-24T12:30[America/New_York]",
      "2026-03-24  13:00-17:30    Flight  work  x  [Europe/Berlin to America/New_York]"
    ),
    ("Paris 2026-03-24T07:00 --zone Europe/Paris", "2026-03-24  07:00-08:00    Paris  work  x"),
    ("Gap 2026-03-29T02:30", "2026-03-29  03:30-04:30    Gap  work  x"),
    (
      "Off 2026-03-24T11:00 11:00 --status cancelled",
      "2026-03-24  11:00          Off (cancelled)  work  x"
    ),
    // The hour after two is skipped.
    ("Nap 2026-03-29T02:30 02:45", "2026-03-29  03:30-03:45    Nap  work  x"),
    // It is repeated; the offset says that it is the second.
    (
      "Late 2026-10-25T02:30+01:00[Europe/Berlin] 02:45",
      "2026-10-25  02:30-02:45    Late  work  x"
    ),
    ("'' 2026-03-24", "2026-03-24  all day        (No title)  work  x"),
  ])
  func anEventIsAddedAsItIsWritten(arguments: String, line: String) throws {
    let home = try Self.household()
    let added = try home.shell("\"$almanac\" events add \(arguments) --id x")
    #expect(added.status == 0, "\(added.errors)")
    #expect(try home.almanac("events", "list").lines.contains(line))
  }

  @Test(arguments: [
    ("--start 10:00", "2026-03-24  10:00-10:45    Review, Room 5"),
    ("--end 11:00", "2026-03-24  09:30-11:00    Review, Room 5"),
    ("--start 2026-03-25T08:00 --end 08:30", "2026-03-25  08:00-08:30    Review, Room 5"),
    ("--title Talk --location ''", "2026-03-24  09:30-10:15    Talk"),
    ("--status tentative --free", "2026-03-24  09:30-10:15    Review, Room 5 (tentative)"),
    ("--start 2026-03-25 --end 2026-03-26", "2026-03-25  all day        Review, Room 5"),
  ])
  func whatIsNamedChangesAndTheRestStays(options: String, beginning: String) throws {
    let home = try Self.household()
    let edited = try home.shell("\"$almanac\" events edit review \(options)")
    #expect(edited.status == 0, "\(edited.errors)")
    #expect(edited.output.hasPrefix(beginning + "  work  review"))
    #expect(try home.almanac("events", "list").output == edited.output)
  }

  @Test(arguments: [
    ("--to 2026-03-25", "2026-03-25  09:30-10:15"), ("--to 14:00", "2026-03-24  14:00-14:45"),
    ("--to 2026-03-25T08:00", "2026-03-25  08:00-08:45"), ("--by 1w", "2026-03-31  09:30-10:15"),
    ("--by 1w2d", "2026-04-02  09:30-10:15"), ("--by -1h30m", "2026-03-24  08:00-08:45"),
    // Clocks go forward on 2026-03-29: days keep the hour, hours pass.
    ("--by 6d", "2026-03-30  09:30-10:15"), ("--by 144h", "2026-03-30  10:30-11:15"),
  ])
  func anEventIsMovedAsLongAsItIs(options: String, beginning: String) throws {
    let home = try Self.household()
    let moved = try home.shell("\"$almanac\" events move review \(options)")
    #expect(moved.status == 0, "\(moved.errors)")
    #expect(moved.output.hasPrefix(beginning + "    Review, Room 5  work  review"))
    #expect(try home.almanac("events", "list").output == moved.output)
    #expect(try home.shell("\"$almanac\" undo").status == 0)
    #expect(try home.almanac("events", "list").output.hasPrefix("2026-03-24  09:30-10:15"))
  }

  @Test func severalEventsKeepTheirDistances() throws {
    let home = try Self.household()
    _ = try home.shell("\"$almanac\" events add Fair 2026-03-26 2026-03-28 --id fair")
    let moved = try home.shell("\"$almanac\" events move review fair --by -1d")
    #expect(moved.lines.count == 2)
    #expect(moved.lines[0].hasPrefix("2026-03-23  09:30-10:15"))
    #expect(moved.lines[1].hasPrefix("2026-03-25"))
    let hours = try home.shell("\"$almanac\" events move fair --by 2h")
    #expect(hours.status == 64)
    #expect(hours.errors.contains("move it by days or weeks"))
    let missing = try home.shell("\"$almanac\" events move review nothing --by 1d")
    #expect(missing.status == 1)
    #expect(missing.errors.contains("there is no event with the id nothing."))
    #expect(missing.lines.count == 1)
    #expect(try home.shell("\"$almanac\" events move nothing --by 1d").status == 65)
    #expect(try home.shell("\"$almanac\" events move review --by 7400000d").status == 64)
  }

  @Test(arguments: [
    ("2026-03-24 10:00", 64, "as in 2026-03-24T09:30, or the day after the last one"),
    ("2026-03-24T10:00 25:00", 64, "The end '25:00' is neither a time of day, such as 09:30"),
    ("2026-03-24T10:00 tomorrow", 64, "The end 'tomorrow' is neither"),
    ("tomorrow 12-13", 64, "in one argument with the title: almanac events add 'x tomorrow 12-13'"),
    ("2026-03-24T10:00 2026-03-24T12:00[Mars/Base]", 64, "There is no time zone 'Mars/Base'."),
    ("2026-03-24T10:00+01:00[Europe/Berln]", 64, "Did you mean Europe/Berlin?"),
    ("2026-03-24T10:00Z --floating", 64, "have no zone, and 2026-03-24T10:00Z names one"),
    ("2026-03-24T10:00[UTC] --floating", 64, "have no zone, and 2026-03-24T10:00[UTC] names one"),
    ("2026-03-24T10:00 --floating --zone UTC", 64, "leave out --zone"),
    ("2026-03-24T10:00 2026-03-24T09:00", 65, "end is before the start, 2026-03-24T10:00:00+01:00"),
    ("9999-12-31", 64, "The end lies beyond the calendar."),
    ("9999-12-31T23:30 --floating", 64, "The end lies beyond the calendar."),
    // What was skipped is an hour later.
    (
      "2026-03-29T02:30 2026-03-29T03:15", 65,
      "before the start, 2026-03-29T03:30:00+02:00[Europe/Berlin]"
    ),
  ])
  func timesThatMakeNoEventAreExplained(times: String, status: Int32, words: String) throws {
    let home = try Self.household()
    let refused = try home.shell("\"$almanac\" events add x \(times)")
    #expect(refused.status == status)
    #expect(refused.errors.contains(words), "\(refused.errors)")
    #expect(!refused.errors.contains("almanac <subcommand>"))
    #expect(try home.almanac("events", "list").lines.count == 1)
  }

  @Test func mistakesAreExplained() throws {
    let home = try Self.household()
    let calendar = try home.almanac("events", "add", "x", "2026-03-24", "--calendar", "works")
    #expect(calendar.status == 65)
    #expect(calendar.errors.contains("Did you mean work?"))
    let backwards = try home.almanac("events", "add", "x", "2026-03-24", "2026-03-24")
    #expect(backwards.status == 65)
    #expect(backwards.errors.contains("end has to be the day after the last one"))
    #expect(try home.almanac("events", "add", "x", "2026-03-24", "--id", "review").status == 65)
    #expect(try home.almanac("events", "edit", "nope", "--title", "x").status == 65)
    #expect(try home.almanac("events", "remove", "nope").status == 65)
    let hour = try home.almanac("events", "edit", "review", "--start", "9:00")
    #expect(hour.status == 64)
    #expect(hour.errors.contains("The start '9:00' is neither a time of day"))
    let late = try home.almanac("events", "edit", "review", "--start", "9999-12-31T23:59[UTC]")
    #expect(late.status == 64)
    #expect(late.errors.contains("The end lies beyond the calendar."))
    let unknown = try home.almanac("events", "list", "--calendar", "works")
    #expect(unknown.status == 65)
    #expect(unknown.errors.contains("Did you mean work?"))
  }

  @Test(arguments: ["csv", "jsonl"])
  func whatIsExportedAndImportedIsTheSame(format: String) throws {
    let home = try Self.household()
    try home.almanac(
      "events", "edit", "review", "--notes", "one \\ two\n\tthree, \"four\"", "--color", "#00ff00")
    try home.almanac("events", "add", "Rome", "2026-03-24", "2026-03-27", "--calendar", "trips")
    let file = home.path("events.\(format)")
    #expect(try home.almanac("events", "export", "--format", format, "-o", file).status == 0)
    let copy = home.path("copy.sqlite")
    let imported = try home.almanac("events", "import", file, "--database", copy)
    #expect(
      imported.output
        == (format == "csv" ? "2 records added, 2 calendars made.\n" : "4 records added.\n"))
    #expect(
      try home.almanac("events", "import", file, "--database", copy).output
        == "0 records added, \(format == "csv" ? 2 : 4) there already.\n")
    #expect(
      try home.almanac("events", "export", "--format", format, "--database", copy).output
        == home.read("events.\(format)"))
  }

  @Test func linesWithoutAnIDAreKnownAgainAndBadOnesNamed() throws {
    let home = try Self.household()
    try home.write(
      """
      title;start;end;busy
      May Day;2026-05-01;2026-05-02;free
      Talk;2026-05-01T10:00[Europe/Berlin];2026-05-01T11:00[Europe/Berlin];
      Talk;2026-05-01T10:00[Europe/Berlin];2026-05-01T11:00[Europe/Berlin];
      Bad;2026-05-01;2026-05-01;
      Bad;2026-05-01T10:00+02:00;2026-05-02;
      Bad;2026-05-01;2026-05-02;perhaps
      Bad;2026-05-01T10:00[Mars/Base];2026-05-02;
      """, to: "may.csv")
    let imported = try home.almanac("events", "import", "may.csv", "--calendar", "work")
    #expect(imported.status == 1)
    #expect(imported.output == "3 records added, 4 bad lines left out.\n")
    #expect(
      imported.errorLines.map { $0.split(separator: ":")[1] } == [5, 6, 7, 8].map { " line \($0)" })
    let again = try home.almanac("events", "import", "may.csv", "--calendar", "work")
    #expect(again.output == "0 records added, 3 there already, 4 bad lines left out.\n")
    #expect(try home.almanac("events", "import", "--strict", "may.csv").status == 65)
    #expect(try home.almanac("calendars", "list").lines.count == 2)
  }

  @Test func whatIsFirstInDatesOfAnotherCalendarIsNotGuessed() throws {
    let home = try Self.household()
    try home.write("Subject,Start Date\nMay Day,5/1/2026\n", to: "other.csv")
    let refused = try home.almanac("events", "import", "other.csv")
    #expect(refused.status == 65)
    #expect(refused.errorLines.count == 1)
    #expect(refused.errors.contains("choose with --dates mdy or --dates dmy"))
    #expect(try home.almanac("events", "import", "other.csv", "--dates", "ymd").status == 64)
    let read = try home.almanac(
      "events", "import", "other.csv", "--dates", "mdy", "--calendar", "work")
    #expect((read.status, read.output) == (0, "1 record added.\n"))
    let table = try home.almanac("events", "export", "--format", "csv").output
    #expect(table.contains("2026-05-01,2026-05-02,\"May Day\",Work"), "\(table)")
  }

  @Test func removingAndUndoingAreSaidInWords() throws {
    let home = try Self.household()
    try home.almanac("events", "edit", "review", "--title", "")
    try home.almanac("events", "remove", "review")
    try home.almanac("calendars", "remove", "trips")
    let list = try home.almanac("undo", "--list").lines
    #expect(list[0].hasSuffix("calendar deleted, Family trips"))
    #expect(list[1].hasSuffix("event deleted, 2026-03-24 09:30, (No title)"))
    try home.almanac("undo")
    try home.almanac("undo")
    #expect(try home.almanac("events", "list").lines.count == 1)
    #expect(try home.almanac("check").output.contains("1 events"))
  }
}
