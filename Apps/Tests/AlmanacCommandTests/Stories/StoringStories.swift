// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// `almanac timeline -i` while others keep the database locked, or change the same.
struct StoringStories {
  private static let shown = "--date 2026-03-24 --today 2026-02-01 --locale en-GB"
  private static let (down, home, f2) = ("\u{1B}[B", "\u{1B}[H", "\u{1B}OQ")
  private static let (altDown, escape) = ("\u{1B}[1;3B", "\u{1B}")

  private static func household() throws -> Household {
    let home = try Household()
    try home.almanac("settings", "--zone", "Europe/Berlin")
    try home.almanac("calendars", "add", "Work", "--id", "work")
    try home.almanac(
      "events", "add", "Review", "2026-03-24T09:30", "11:00", "--id", "review", "--calendar", "work"
    )
    return home
  }

  /// The terminal with the keyboard on the review, and with room for all hours: which ones a smaller
  /// terminal begins with depends on the time of day.
  private func onReview(_ home: Household) throws -> PseudoTerminal {
    let terminal = try home.terminal(
      "exec \"$almanac\" timeline -i \(Self.shown) > printed 2> errors", rows: 60, columns: 140)
    try terminal.wait("the week") { $0.isAlternate && $0.contains("Tue 24") && $0.hasCursor }
    terminal.type(Self.home + Self.f2)
    try terminal.wait("the review") { $0.contains("Review, Tuesday, 24 March 2026, 09:30 to 11") }
    return terminal
  }

  private func listed(_ home: Household) throws -> String {
    try home.almanac("events", "list", "--on", "2026-03-24").output
  }

  @Test func whileTheDatabaseIsLockedEditsWait() throws {
    let home = try Self.household()
    let terminal = try onReview(home)
    let lock = try DatabaseLock(home.database)
    terminal.type(Self.altDown)
    try terminal.wait("why it waits") {
      $0.contains("Not stored yet: the database is locked. It is tried again.")
    }
    #expect(try listed(home).contains("09:30-11:00    Review"))
    #expect(terminal.screen.contains("1 not stored"))
    terminal.type(Self.altDown)
    try terminal.wait("where it is") { $0.contains("Review, Tuesday, 24 March 2026, 10:00") }
    lock.release()
    try terminal.wait("the end of it") { $0.contains("All is stored now.") }
    #expect(!terminal.screen.contains("not stored"))
    #expect(try listed(home).contains("10:00-11:30    Review"))
    terminal.type("u")
    try terminal.wait("one step") { $0.contains("Undone: event edited") }
    #expect(try listed(home).contains("09:45-11:15    Review"))
    terminal.type("q")
    #expect(try terminal.end() == 0)
    #expect(try home.read("errors").isEmpty)
  }

  @Test func anEventCanBeMadeMeanwhile() throws {
    let home = try Self.household()
    let terminal = try onReview(home)
    let lock = try DatabaseLock(home.database)
    terminal.type(Self.escape)
    try terminal.wait("the time") { $0.contains("F2 events") }
    terminal.type(Self.home + String(repeating: Self.down, count: 6) + "\r")
    try terminal.wait("the question") { $0.contains("12:00-13:00") && $0.contains("Title:") }
    terminal.type("Lunch\r")
    try terminal.wait("the event") {
      $0.contains("Lunch, Tuesday, 24 March 2026, 12:00 to 13:00 Not stored yet")
        && $0.contains("▌Lunch")
    }
    #expect(!(try listed(home).contains("Lunch")))
    // It is moved and renamed like one that is stored.
    terminal.type(Self.altDown + "\r")
    try terminal.wait("the form") { $0.contains("Title: Lunch") }
    terminal.type(" out\r")
    try terminal.wait("the title") { $0.contains("Lunch out, Tuesday, 24 March 2026, 12:15") }
    lock.release()
    try terminal.wait("the end of it") { $0.contains("All is stored now.") }
    #expect(try listed(home).contains("12:15-13:15    Lunch out"))
    terminal.type("q")
    #expect(try terminal.end() == 0)
  }

  @Test func whatIsNotStoredInTheEndIsSaid() throws {
    let home = try Self.household()
    let terminal = try onReview(home)
    let lock = try DatabaseLock(home.database)
    terminal.type(Self.altDown)
    try terminal.wait("why it waits") { $0.contains("Not stored yet") }
    terminal.type("q")
    #expect(try terminal.end() == 75)
    #expect(!terminal.screen.isAlternate)
    let errors = try home.read("errors")
    #expect(errors.contains("not stored: event edited, 2026-03-24 09:45, Review."), "\(errors)")
    #expect(errors.contains("Another program is writing"))
    #expect(try listed(home).contains("09:30-11:00    Review"))
    lock.release()
  }

  @Test func whatIsNotStoredIsSaidToWhoeverEndsIt() throws {
    let home = try Self.household()
    let terminal = try onReview(home)
    let lock = try DatabaseLock(home.database)
    terminal.type(Self.altDown)
    try terminal.wait("why it waits") { $0.contains("Not stored yet") }
    terminal.send(SIGTERM)
    #expect(try terminal.end() == 128 + SIGTERM)
    #expect(try home.read("errors").contains("not stored: event edited, 2026-03-24 09:45"))
    withExtendedLifetime(lock) {}
  }

  /// The review here a quarter later, and undone after others have moved it by an hour.
  private func inConflict(_ home: Household) throws -> PseudoTerminal {
    let terminal = try onReview(home)
    terminal.type(Self.altDown)
    try terminal.wait("a quarter") { $0.contains("24 March 2026, 09:45 to 11:15") }
    try home.almanac("events", "move", "review", "--by", "1h")
    try terminal.wait("an hour") { $0.contains("24 March 2026, 10:45 to 12:15") }
    terminal.type("u")
    try terminal.wait("the question") {
      $0.contains("Review was changed elsewhere meanwhile.")
        && $0.contains("m keeps mine   t keeps theirs   Esc decides later")
        && $0.contains("Keep mine: 2026-03-24  09:30-11:00") && $0.contains("10:45-12:15")
    }
    return terminal
  }

  /// What is held stays where it was led, in words as well, and is not stored over what others did.
  @Test func anEventThatIsHeldIsNotStoredOverOthersWork() throws {
    let home = try Self.household()
    let terminal = try onReview(home)
    terminal.type(" " + Self.down)
    try terminal.wait("what is held") { $0.contains("09:45 to 11:15") }
    try home.almanac("events", "move", "review", "--by", "3h")
    try terminal.wait("theirs beside it") { $0.contains("12:30") }
    #expect(terminal.screen.contains("09:45 to 11:15"))
    terminal.type("\r")
    try terminal.wait("the question") {
      $0.contains("Review was changed elsewhere meanwhile.") && $0.contains("m keeps mine")
    }
    #expect(try listed(home).contains("12:30-14:00    Review"))
    terminal.type("t")
    try terminal.wait("the deed") { $0.contains("Review is left as it is there.") }
    terminal.type("q")
    #expect(try terminal.end() == 0)
  }

  /// A title that others have changed is replaced when somebody has read theirs.
  @Test func aTitleThatOthersHaveChangedIsShownInWhole() throws {
    let home = try Self.household()
    let terminal = try onReview(home)
    terminal.type("\r")
    try terminal.wait("the prompt") { $0.contains("Title: Review") }
    terminal.type(" x")
    try home.almanac("events", "edit", "review", "--title", "Theirs")
    terminal.type("\r")
    try terminal.wait("their version") {
      $0.contains("Changed elsewhere. It is “Theirs” now, 2026-03-24  09:30-11:00")
        && $0.contains("Enter replaces its title   Esc leaves it") && $0.contains("Review x")
    }
    terminal.type("\r")
    try terminal.wait("mine") { $0.contains("Review x, Tuesday") }
    #expect(try listed(home).contains("09:30-11:00    Review x"))
    // What was written about an event that is gone by now is not lost without a word.
    terminal.type("\r")
    try terminal.wait("the prompt again") { $0.contains("Title: Review x") }
    terminal.type("y")
    try home.almanac("events", "remove", "review")
    terminal.type("\r")
    try terminal.wait("what was written") { $0.contains("You had written: Review xy") }
    terminal.type("q")
    #expect(try terminal.end() == 0)
  }

  @Test func oneKeepsOnesOwnVersion() throws {
    let home = try Self.household()
    let terminal = try inConflict(home)
    #expect(try listed(home).contains("10:45-12:15    Review"))
    terminal.type("m")
    try terminal.wait("the deed") { $0.contains("Review is as you want it. u brings theirs back.") }
    #expect(try listed(home).contains("09:30-11:00    Review"))
    terminal.type("q")
    #expect(try terminal.end() == 0)
  }

  /// The question follows what others go on to do, and ends when they have taken it back.
  @Test func theQuestionFollowsTheStore() throws {
    let home = try Self.household()
    let terminal = try inConflict(home)
    try home.almanac("events", "move", "review", "--by", "1h")
    try terminal.wait("their new version") {
      $0.contains("11:45-13:15") && $0.contains("m keeps mine")
    }
    try home.almanac("events", "move", "review", "--by", "-2h")
    try terminal.wait("the end of the question") {
      $0.contains("All is stored now.") && !$0.contains("m keeps mine")
    }
    #expect(try listed(home).contains("09:30-11:00    Review"))
    terminal.type("q")
    #expect(try terminal.end() == 0)
  }

  @Test func oneKeepsTheOtherVersionOrDecidesLater() throws {
    let home = try Self.household()
    let terminal = try inConflict(home)
    terminal.type(Self.escape)
    try terminal.wait("how to") { $0.contains("Review: Enter on it, or u, asks again.") }
    #expect(try listed(home).contains("10:45-12:15    Review"))
    terminal.type("u")
    try terminal.wait("the question") { $0.contains("t keeps theirs") }
    terminal.type("t")
    try terminal.wait("the deed") {
      $0.contains("Review is left as it is there.") && !$0.contains("not stored")
    }
    #expect(try listed(home).contains("10:45-12:15    Review"))
    terminal.type("q")
    #expect(try terminal.end() == 0)
  }

  @Test func whatIsNotDecidedInTheEndIsSaid() throws {
    let home = try Self.household()
    let terminal = try inConflict(home)
    terminal.type(Self.escape)
    try terminal.wait("how to") { $0.contains("asks again.") }
    terminal.type("q")
    #expect(try terminal.end() == 1)
    let errors = try home.read("errors")
    #expect(errors.contains("Review was changed elsewhere meanwhile. It is left as it is there."))
    #expect(try listed(home).contains("10:45-12:15    Review"))
  }
}
