// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// `almanac timeline -i`: events are edited on a terminal, in the database that others use, too.
struct TimelineEditStories {
  private static let shown = "--date 2026-03-24 --today 2026-02-01 --locale en-GB"
  private static let (up, down, right, left) = ("\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D")
  private static let (home, f2, delete, escape) = ("\u{1B}[H", "\u{1B}OQ", "\u{1B}[3~", "\u{1B}")
  private static let (altDown, altRight) = ("\u{1B}[1;3B", "\u{1B}[1;3C")

  /// A household in Berlin with two events, one of them of whole days.
  private static func household() throws -> Household {
    let home = try Household()
    try home.almanac("settings", "--zone", "Europe/Berlin")
    try home.almanac("calendars", "add", "Work", "--id", "work")
    for words in [
      "Review 2026-03-24T09:30 11:00 --id review", "Fair 2026-03-24 2026-03-26 --id fair",
    ] {
      #expect(try home.shell("\"$almanac\" events add --calendar work \(words)").status == 0)
    }
    return home
  }

  private func opened(
    _ home: Household, _ options: String = "", rows: Int = 24, columns: Int = 80
  ) throws -> PseudoTerminal {
    let terminal = try home.terminal(
      "\"$almanac\" timeline -i \(Self.shown) \(options) > printed", rows: rows,
      columns: columns)
    try terminal.wait("the week") { $0.isAlternate && $0.contains("Tue 24") && $0.hasCursor }
    return terminal
  }

  /// The terminal with the keyboard on the review.
  private func onReview(_ home: Household) throws -> PseudoTerminal {
    let terminal = try opened(home)
    terminal.type(Self.home + Self.f2 + Self.down)
    try terminal.wait("the review") { $0.contains("Review, Tuesday, 24 March 2026, 09:30 to 11") }
    return terminal
  }

  private func ended(_ home: Household, _ terminal: PseudoTerminal) throws {
    terminal.type("q")
    #expect(try terminal.end() == 0)
    #expect(!terminal.screen.isAlternate && terminal.screen.hasCursor)
    #expect(terminal.screen.unknown.isEmpty && !terminal.screen.bracketsPastes)
    #expect(try home.read("printed").isEmpty)
  }

  private func listed(_ home: Household) throws -> String {
    try home.almanac("events", "list", "--on", "2026-03-24").output
      + home.almanac("events", "list", "--on", "2026-03-25").output
  }

  /// None of what is pasted is a key: it goes into a title, on one line, or nowhere.
  @Test func whatIsPastedIsNoKeys() throws {
    let home = try Self.household()
    let terminal = try onReview(home)
    #expect(terminal.screen.bracketsPastes)
    let pasted = "\u{1B}[200~max 3\rq\u{1B}[201~"
    terminal.type(pasted)
    try terminal.wait("a word about it") { $0.contains("You can paste into a title alone") }
    terminal.type("\r")
    try terminal.wait("the prompt") { $0.contains("Title: Review") }
    terminal.type("\u{15}" + pasted)
    try terminal.wait("one line") { $0.contains("Title: max 3 q") }
    terminal.type("\r")
    try terminal.wait("its title") { $0.contains("max 3 q, Tuesday") }
    #expect(try listed(home).contains("09:30-11:00    max 3 q"))
    try ended(home, terminal)
  }

  /// All keys are to be seen, however small the terminal.
  @Test func theKeysAreShownPageByPage() throws {
    let home = try Self.household()
    let terminal = try home.terminal(
      "\"$almanac\" timeline -i \(Self.shown) > printed", rows: 20, columns: 40)
    try terminal.wait("the week") { $0.isAlternate && $0.hasCursor }
    terminal.type("?")
    try terminal.wait("the first page") {
      $0.contains("On free time") && $0.contains("Any key: more.  Esc: back.")
    }
    terminal.type(" ")
    try terminal.wait("the second page") {
      !$0.contains("On free time") && $0.contains("Alt+arrows")
    }
    terminal.type(" ")
    try terminal.wait("the last page") { $0.contains("done") && $0.contains("Any key leads back.") }
    terminal.type(" ")
    try terminal.wait("the week again") { !$0.contains("Any key") }
    terminal.type("q")
    #expect(try terminal.end() == 0)
  }

  @Test func enterMakesAnEventThatGetsATitle() throws {
    let home = try Self.household()
    let terminal = try opened(home)
    terminal.type(Self.home + String(repeating: Self.down, count: 6) + "\r")
    try terminal.wait("the question") {
      $0.contains("New in Work: 2026-03-24  12:00-13:00") && $0.lines.contains("Title:")
    }
    // Letters that are keys otherwise are letters here.
    terminal.type("quiet tüx\u{7F}")
    try terminal.wait("the title") { $0.lines.contains("Title: quiet tü") && $0.column == 15 }
    terminal.type("\r")
    try terminal.wait("the event") {
      $0.contains("quiet tü, Tuesday, 24 March 2026, 12:00 to 13:00") && $0.contains("▌quiet")
    }
    #expect(try listed(home).contains("12:00-13:00    quiet tü  work"))
    try ended(home, terminal)
  }

  @Test func anEventWithoutATitleYetIsGivenUp() throws {
    let home = try Self.household()
    let terminal = try opened(home)
    terminal.type(Self.home + "\r")
    try terminal.wait("the question") { $0.contains("09:00-10:00") }
    terminal.type("Lunch" + Self.escape)
    try terminal.wait("the time") { !$0.contains("Title:") && $0.contains("F2 events") }
    #expect(!(try listed(home).contains("Lunch")))
    #expect(try home.almanac("undo", "--list").lines.count == 4)
    try ended(home, terminal)
  }

  @Test func anEventIsCopiedToAnotherTime() throws {
    let home = try Self.household()
    let terminal = try onReview(home)
    terminal.type("y")
    try terminal.wait("the copy") { $0.contains("Copied: Review. p makes another one.") }
    // At noon of the next day it takes as long, and stays in its calendar.
    terminal.type(Self.escape)
    try terminal.wait("the time") { $0.contains("F2 events") }
    terminal.type(Self.home + Self.right + String(repeating: Self.down, count: 6) + "p")
    try terminal.wait("the other one") {
      $0.contains("Review, Wednesday, 25 March 2026, 12:00 to 13:30")
    }
    #expect(try listed(home).contains("12:00-13:30    Review  work"))
    #expect(try listed(home).contains("09:30-11:00    Review  work"))
    terminal.type("u")
    try terminal.wait("one again") { $0.contains("Undone") }
    #expect(!(try listed(home).contains("12:00-13:30")))
    try ended(home, terminal)
  }

  @Test func nothingIsPastedBeforeAnythingIsCopied() throws {
    let home = try Self.household()
    let terminal = try opened(home)
    terminal.type("p")
    try terminal.wait("the reason") { $0.contains("Nothing has been copied") }
    #expect(try home.almanac("undo", "--list").lines.count == 4)
    try ended(home, terminal)
  }

  @Test func altAndArrowsMoveAndStretch() throws {
    let home = try Self.household()
    let terminal = try onReview(home)
    terminal.type(Self.altDown)
    try terminal.wait("a quarter") { $0.contains("24 March 2026, 09:45 to 11:15") }
    terminal.type(Self.altRight)
    try terminal.wait("another day") { $0.contains("25 March 2026, 09:45 to 11:15") }
    terminal.type("\u{1B}[1;7B")
    try terminal.wait("a later end") { $0.contains("25 March 2026, 09:45 to 11:30") }
    terminal.type("\u{1B}[1;8A")
    try terminal.wait("an earlier start") { $0.contains("25 March 2026, 09:30 to 11:30") }
    #expect(try listed(home).contains("2026-03-25  09:30-11:30    Review"))
    try ended(home, terminal)
  }

  @Test func eachEventKeepsItsKindAndItsZone() throws {
    let home = try Self.household()
    for words in [
      "Call '2026-03-24T09:00[America/New_York]' '2026-03-24T10:00[America/New_York]' --id call",
      "Run 2026-03-24T17:00 18:00 --floating --id run",
    ] {
      #expect(try home.shell("\"$almanac\" events add --calendar work \(words)").status == 0)
    }
    let terminal = try onReview(home)
    terminal.type(Self.down + Self.altDown)
    try terminal.wait("the call") { $0.contains("Call, Tuesday, 24 March 2026, 14:15 to 15:15") }
    terminal.type(Self.down + Self.altDown)
    try terminal.wait("the run") { $0.contains("Run, Tuesday, 24 March 2026, 17:15 to 18:15") }
    terminal.type(Self.home + Self.altRight)
    try terminal.wait("the fair") { $0.contains("Fair, Wednesday, 25 March 2026 to Thursday") }
    let json = try home.almanac("events", "list", "--json").output
    #expect(json.contains(#""start":"2026-03-24T09:15:00-04:00[America/New_York]""#))
    #expect(json.contains(#""end":"2026-03-24T10:15:00-04:00[America/New_York]""#))
    #expect(json.contains(#""start":"2026-03-24T17:15""#))
    #expect(json.contains(#""end":"2026-03-27","id":"fair""#))
    try ended(home, terminal)
  }

  @Test func anEventKeepsItsHourWhereTheClocksChange() throws {
    let home = try Self.household()
    try home.almanac("events", "move", "review", "--to", "2026-03-28")
    let terminal = try home.terminal(
      "\"$almanac\" timeline -i --date 2026-03-28 --today 2026-02-01 --locale en-GB > printed")
    try terminal.wait("the week") { $0.isAlternate && $0.contains("Sat 28") && $0.hasCursor }
    terminal.type(Self.f2 + Self.altRight)
    try terminal.wait("the next day") { $0.contains("Review, Sunday, 29 March 2026, 09:30 to 11") }
    let json = try home.almanac("events", "list", "--json").output
    #expect(json.contains(#""start":"2026-03-29T09:30:00+02:00[Europe/Berlin]""#))
    try ended(home, terminal)
  }

  @Test func editsSnapToTheMinutesThatAreAskedFor() throws {
    let home = try Self.household()
    let terminal = try opened(home, "--snap-minutes 5")
    terminal.type(Self.home + Self.f2 + Self.down + Self.altDown)
    try terminal.wait("five minutes") { $0.contains("09:35 to 11:05") }
    terminal.resize(rows: 30, columns: 90)
    terminal.type(Self.altDown)
    try terminal.wait("five more") { $0.contains("09:40 to 11:10") }
    try ended(home, terminal)
  }

  @Test func spaceTakesAnEventAndEscapeGivesItUp() throws {
    let home = try Self.household()
    let terminal = try onReview(home)
    terminal.type(" " + Self.down + Self.right)
    try terminal.wait("where it is") { $0.contains("25 March 2026, 09:45 to 11:15") }
    #expect(terminal.screen.contains("Esc gives it up"))
    // What is held is neither deleted nor undone.
    terminal.type(Self.delete + "u" + Self.escape)
    try terminal.wait("where it was") { $0.contains("24 March 2026, 09:30 to 11:00") }
    #expect(try listed(home).contains("2026-03-24  09:30-11:00"))
    terminal.type(" " + Self.down + "\r")
    try terminal.wait("it is there") { $0.contains("Review, Tuesday, 24 March 2026, 09:45") }
    #expect(try listed(home).contains("2026-03-24  09:45-11:15"))
    try ended(home, terminal)
  }

  @Test func deletingIsUndoneAndDoneAgain() throws {
    let home = try Self.household()
    let terminal = try onReview(home)
    terminal.type(Self.delete)
    try terminal.wait("the deed") { $0.contains("Deleted: Review. u brings it back.") }
    #expect(!(try listed(home).contains("Review")))
    // Control-Z is a key here, and no signal.
    terminal.type("\u{1A}")
    try terminal.wait("the undo") { $0.contains("Undone: event deleted") && $0.contains("▌Review") }
    #expect(try listed(home).contains("Review"))
    terminal.type("U")
    try terminal.wait("the redo") { $0.contains("Done again") && !$0.contains("▌Review") }
    #expect(!(try listed(home).contains("Review")))
    terminal.type("u")
    try terminal.wait("the undo again") { $0.contains("Undone: ") && $0.contains("▌Review") }
    terminal.type("u")
    try terminal.wait("nothing more") { $0.contains("nothing to undo here") }
    // What was done elsewhere stays.
    #expect(try listed(home).contains("Fair"))
    try ended(home, terminal)
  }

  @Test func enterOnAnEventShowsItAndChangesItsTitle() throws {
    let home = try Self.household()
    try home.almanac(
      "events", "edit", "review", "--location", "Room 5", "--notes", "Bring\nthe plan")
    let terminal = try onReview(home)
    terminal.type("\r")
    try terminal.wait("all of it") {
      $0.contains("2026-03-24  09:30-11:00  ·  Room 5  ·  Work  ·  Bring the plan")
        && $0.contains("Title: R")
    }
    terminal.type(Self.home + "Big \r")
    try terminal.wait("the title") { $0.contains("Big Review, Tuesday, 24 March 2026, 09:30") }
    #expect(try listed(home).contains("Big Review, Room 5"))
    try ended(home, terminal)
  }

  @Test func whatOthersWriteIsShownAndNeverOverwritten() throws {
    let home = try Self.household()
    let terminal = try onReview(home)
    try home.almanac("events", "move", "review", "--by", "1h")
    try terminal.wait("the other time") { $0.contains("Review, Tuesday, 24 March 2026, 10:30") }
    try home.almanac("events", "edit", "review", "--title", "Other")
    try terminal.wait("the other title") { $0.contains("Other, Tuesday, 24 March 2026, 10:30") }
    terminal.type(Self.altDown)
    try terminal.wait("a quarter") { $0.contains("Other, Tuesday, 24 March 2026, 10:45") }
    // An undo takes back what was done here, and not what came later.
    try home.almanac("events", "edit", "review", "--title", "Later")
    terminal.type("u")
    try terminal.wait("the undo") { $0.contains("Undone: event edited") }
    #expect(try listed(home).contains("10:30-12:00    Later"))
    try home.almanac("events", "remove", "review")
    try terminal.wait("it is gone") { !$0.contains("▌Later") }
    try ended(home, terminal)
  }

  @Test func allKeysAreListed() throws {
    let home = try Self.household()
    let terminal = try opened(home)
    terminal.type("?")
    try terminal.wait("the keys") {
      $0.contains("Any key leads back.") && $0.contains("Alt+arrows")
    }
    terminal.type("q")
    try terminal.wait("the week") { $0.contains("Tue 24") }
    try ended(home, terminal)
  }

  @Test func withoutACalendarTheFirstEventMakesOne() throws {
    let home = try Household()
    let terminal = try opened(home)
    terminal.type(Self.home + "\r")
    try terminal.wait("the question") { $0.contains("New in Home") }
    // Nothing is made of what is given up.
    terminal.type("\u{1B}")
    try terminal.wait("the week") { !$0.contains("New in Home") }
    #expect(try home.almanac("calendars", "list").output.isEmpty)
    terminal.type("\rLunch\r")
    try terminal.wait("the event") { $0.contains("Lunch, Tuesday, 24 March 2026, 09:00") }
    #expect(try home.almanac("calendars", "list").output.contains("Home"))
    #expect(try home.almanac("events", "list", "--on", "2026-03-24").output.contains("Lunch"))
    try ended(home, terminal)
  }

  @Test func theTerminalMayChangeItsSizeWhileATitleIsWritten() throws {
    let home = try Self.household()
    let terminal = try opened(home)
    terminal.type(Self.home + "\r" + "Lun")
    try terminal.wait("the title") { $0.contains("Title: Lun") }
    terminal.resize(rows: 40, columns: 120)
    try terminal.wait("more room") { $0.contains("Title: Lun") && $0.rows.count == 40 }
    terminal.type("ch\r")
    try terminal.wait("the event") { $0.contains("Lunch, Tuesday, 24 March 2026, 09:00") }
    try ended(home, terminal)
  }

  /// Keys are about an event that is to be seen, whatever the time is.
  @Test(arguments: ["Europe/Berlin", "Asia/Tokyo", "America/Los_Angeles"])
  func anEventStaysInViewWhereTheTerminalShrinks(zone: String) throws {
    let home = try Self.household()
    try home.almanac("settings", "--zone", zone)
    try home.almanac("calendars", "edit", "work", "--zone", zone)
    try home.almanac("events", "add", "Supper", "2026-03-24T21:00", "22:00", "--id", "supper")
    try home.almanac("events", "remove", "review")
    let terminal = try opened(home, rows: 60, columns: 100)
    terminal.type(Self.f2)
    try terminal.wait("the first event") { $0.contains("Enter open") }
    terminal.type(String(repeating: Self.down, count: 3))
    try terminal.wait("the supper") { $0.contains("Supper, Tuesday, 24 March 2026, 21:00") }
    terminal.resize(rows: 18, columns: 100)
    try terminal.wait("it in view") { $0.rows.count == 18 && $0.contains("▌Supper") }
    terminal.resize(rows: 60, columns: 100)
    try terminal.wait("all hours") { $0.rows.count == 60 && $0.contains("Supper, Tuesday") }
    try ended(home, terminal)
  }

  @Test func inArabicTheArrowsGoTheOtherWay() throws {
    let home = try Self.household()
    let terminal = try home.terminal(
      "\"$almanac\" timeline -i \(Self.shown) --locale ar-EG > printed")
    try terminal.wait("the week") { $0.isAlternate && $0.contains("▐") && $0.hasCursor }
    terminal.type(Self.home + Self.f2 + Self.down + "\u{1B}[1;3D")
    try terminal.wait("the next day") { $0.contains("٢٥ مارس") }
    #expect(try listed(home).contains("2026-03-25  09:30-11:00    Review"))
    try ended(home, terminal)
  }

  @Test func withoutTheKeyboardItIsPrinted() throws {
    let home = try Self.household()
    let printed = try home.shell("\"$almanac\" timeline \(Self.shown) --days 3")
    let calendar = try home.shell("\"$almanac\" calendar --view timeline \(Self.shown) --days 3")
    #expect(printed.status == 0 && printed.output == calendar.output)
    let nowhere = try home.shell("setsid -w \"$almanac\" timeline -i")
    #expect(nowhere.status == 69)
    #expect(nowhere.errors.contains("-i needs a terminal"))
  }
}
