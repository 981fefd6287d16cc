// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// Several events are selected in `almanac timeline -i`, and a key is about all of them.
struct SeveralEventsStories {
  private static let shown = "--date 2026-03-24 --today 2026-02-01 --locale en-GB --hours 8-18"
  private static let (up, down, right) = ("\u{1B}[A", "\u{1B}[B", "\u{1B}[C")
  private static let (home, end, f2) = ("\u{1B}[H", "\u{1B}[F", "\u{1B}OQ")
  private static let (delete, escape) = ("\u{1B}[3~", "\u{1B}")
  private static let (altDown, altRight, pageDown) = ("\u{1B}[1;3B", "\u{1B}[1;3C", "\u{1B}[6~")
  private static let controlSpace = "\u{0}"

  private static let before = [
    "2026-03-24 to 2026-03-25 Fair", "2026-03-24 09:30-11:00 Review",
    "2026-03-24 12:30-13:30 Lunch", "2026-03-25 10:00-11:00 Plan",
  ]

  private static func household() throws -> Household {
    let home = try Household()
    try home.almanac("settings", "--zone", "Europe/Berlin")
    try home.almanac("calendars", "add", "Work", "--id", "work")
    for words in [
      "Review 2026-03-24T09:30 11:00 --id review", "Fair 2026-03-24 2026-03-26 --id fair",
      "Lunch 2026-03-24T12:30 13:30 --id lunch", "Plan 2026-03-25T10:00 11:00 --id plan",
    ] {
      #expect(try home.shell("\"$almanac\" events add --calendar work \(words)").status == 0)
    }
    return home
  }

  private func opened(_ home: Household, _ name: String = "printed") throws -> PseudoTerminal {
    let terminal = try home.terminal(
      "\"$almanac\" timeline -i \(Self.shown) > \(name)", rows: 40, columns: 120)
    try terminal.wait("the week") { $0.isAlternate && $0.contains("Tue 24") && $0.hasCursor }
    return terminal
  }

  /// The terminal with the review and the lunch selected, and the keyboard on the lunch.
  private func withTwo(_ home: Household) throws -> PseudoTerminal {
    let terminal = try opened(home)
    terminal.type(Self.home + Self.f2 + Self.down + "s" + Self.down + "s")
    try terminal.wait("both") { $0.contains("Selected: Lunch. 2 events are selected.") }
    return terminal
  }

  private func ended(_ terminal: PseudoTerminal) throws {
    terminal.type("q")
    #expect(try terminal.end() == 0)
    #expect(terminal.screen.unknown.isEmpty)
  }

  /// When events are in the database, and what they are called.
  private func stored(_ home: Household) throws -> [String] {
    try home.almanac("events", "list").lines.map { line in
      line.split(separator: "  ").prefix(3)
        .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    }
  }

  /// What is seen of events: that they are selected and the time of the keyboard are left out.
  private func events(_ screen: TerminalScreen) -> [String] {
    screen.lines.dropLast(3).map { line in
      line.replacing("✓", with: "▌").split(separator: "│", omittingEmptySubsequences: false)
        .map { $0.contains("▌") ? String($0) : "" }.joined(separator: "│")
    }
  }

  /// Sees that the terminal shows what is in the database: as a new one does.
  private func compare(_ terminal: PseudoTerminal, _ home: Household) throws {
    let other = try opened(home, "other")
    let wanted = events(other.screen)
    try terminal.wait("what is stored") { events($0) == wanted }
    try ended(other)
  }

  @Test func aKeySelectsTheEventThatTheKeyboardIsOn() throws {
    let home = try Self.household()
    let terminal = try opened(home)
    terminal.type(Self.home + Self.f2 + Self.down + "s")
    try terminal.wait("one") {
      $0.contains("Selected: Review. 1 event is selected.") && $0.contains("1 selected:")
        && $0.contains("✓Review")
    }
    terminal.type(Self.right + Self.controlSpace)
    try terminal.wait("two") {
      $0.contains("Selected: Plan. 2 events are selected.") && $0.contains("✓Plan")
    }
    terminal.type(Self.controlSpace)
    try terminal.wait("one again") {
      $0.contains("No longer selected: Plan. 1 event is selected.") && $0.contains("▌Plan")
    }
    // Escape selects none, and only then leads back to the time.
    terminal.type(Self.escape)
    try terminal.wait("none") { $0.contains("Plan, Wednesday, 25") && !$0.contains("✓") }
    #expect(terminal.screen.contains("Esc back") && !terminal.screen.contains("selected"))
    terminal.type(Self.escape)
    try terminal.wait("the time") { $0.contains("F2 events") }
    terminal.type("s")
    try terminal.wait("how") { $0.contains("s selects the event that you are on") }
    try ended(terminal)
  }

  /// Those for which an hour has no column are reached as well.
  @Test func whatIsBehindTheNumberIsSelectedToo() throws {
    let home = try Self.household()
    for number in 1...5 {
      try home.almanac(
        "events", "add", "Talk \(number)", "2026-03-24T15:00", "16:00", "--id", "talk\(number)",
        "--calendar", "work")
    }
    let terminal = try opened(home)
    try terminal.wait("a number") { $0.contains("+") && !$0.contains("Talk 5") }
    terminal.type(Self.home + Self.f2 + Self.end + Self.up)
    try terminal.wait("the last one") { $0.contains("Talk 5, Tuesday, 24 March 2026, 15:00") }
    terminal.type("s" + Self.up + "s")
    try terminal.wait("two") { $0.contains("Selected: Talk 4. 2 events are selected.") }
    terminal.type(Self.altDown)
    try terminal.wait("a quarter") { $0.contains("Talk 4, Tuesday, 24 March 2026, 15:15") }
    let moved = try stored(home).filter { $0.contains("Talk") }
    #expect(moved.filter { $0.contains("15:15") }.count == 2 && moved.count == 5)
    try ended(terminal)
  }

  @Test func allAreMovedAtOnce() throws {
    let home = try Self.household()
    let terminal = try withTwo(home)
    terminal.type(Self.altRight)
    try terminal.wait("another day") { $0.contains("Lunch, Wednesday, 25 March 2026, 12:30") }
    terminal.type(Self.altDown)
    try terminal.wait("a quarter") { $0.contains("Lunch, Wednesday, 25 March 2026, 12:45") }
    let moved = [
      "2026-03-24 to 2026-03-25 Fair", "2026-03-25 09:45-11:15 Review",
      "2026-03-25 10:00-11:00 Plan", "2026-03-25 12:45-13:45 Lunch",
    ]
    #expect(try stored(home) == moved)
    try compare(terminal, home)
    #expect(terminal.screen.contains("2 selected:"))
    terminal.type("u")
    try terminal.wait("one step") { $0.contains("Undone: 2 events") }
    terminal.type("u")
    try terminal.wait("the other") { $0.contains("Undone: 2 events") && $0.contains("09:30") }
    #expect(try stored(home) == Self.before)
    try compare(terminal, home)
    terminal.type("UU")
    try terminal.wait("both again") { $0.contains("Done again") }
    try compare(terminal, home)
    #expect(try stored(home) == moved)
    try ended(terminal)
  }

  /// Also from a free time, and those of whole days by days alone.
  @Test func allAreTakenAndLeftElsewhere() throws {
    let home = try Self.household()
    let terminal = try withTwo(home)
    terminal.type(Self.home + "s" + Self.down + " ")
    try terminal.wait("the hold") { $0.contains("arrows move them") }
    terminal.type(Self.right + Self.down + Self.escape)
    try terminal.wait("the start") {
      $0.contains("3 selected:") && $0.contains("Review, Tuesday, 24 March 2026, 09:30")
    }
    #expect(try stored(home) == Self.before)
    terminal.type(" " + Self.right + Self.down + "\r")
    try terminal.wait("the new place") { $0.contains("Review, Wednesday, 25 March 2026, 09:45") }
    #expect(
      try stored(home) == [
        "2026-03-25 to 2026-03-26 Fair", "2026-03-25 09:45-11:15 Review",
        "2026-03-25 10:00-11:00 Plan", "2026-03-25 12:45-13:45 Lunch",
      ])
    try compare(terminal, home)
    terminal.type("u")
    try terminal.wait("one step") { $0.contains("Undone: 3 events") }
    #expect(try stored(home) == Self.before)
    try ended(terminal)
  }

  @Test func allAreMovedWhileTheKeyboardIsAtATime() throws {
    let home = try Self.household()
    let terminal = try withTwo(home)
    terminal.type(Self.f2)
    try terminal.wait("the time") { $0.contains("2 selected:") && !$0.contains("space take") }
    terminal.type(Self.altDown)
    try terminal.wait("a quarter") { $0.contains("09:45") }
    #expect(
      try stored(home)[1...2] == [
        "2026-03-24 09:45-11:15 Review", "2026-03-24 12:45-13:45 Lunch",
      ])
    try compare(terminal, home)
    try ended(terminal)
  }

  @Test func allAreCopiedAndPastedAtTheirDistance() throws {
    let home = try Self.household()
    let terminal = try withTwo(home)
    terminal.type("y")
    try terminal.wait("the copies") { $0.contains("Copied: Review, Lunch. p makes others") }
    terminal.type(Self.escape + Self.f2)
    try terminal.wait("the time") { $0.contains("F2 events") }
    terminal.type(Self.home + Self.right + Self.right + "p")
    try terminal.wait("the others") { $0.contains("Added: Review, Lunch. u takes them back.") }
    #expect(
      try stored(home) == Self.before + [
        "2026-03-26 09:00-10:30 Review", "2026-03-26 12:00-13:00 Lunch",
      ])
    try compare(terminal, home)
    terminal.type("u")
    try terminal.wait("one step") { $0.contains("Undone: 2 events added") }
    #expect(try stored(home) == Self.before)
    try compare(terminal, home)
    try ended(terminal)
  }

  @Test func allAreCutAndPutElsewhere() throws {
    let home = try Self.household()
    try home.almanac("events", "edit", "review", "--notes", "Bring the plans.")
    let terminal = try withTwo(home)
    terminal.type("x")
    try terminal.wait("the cut") {
      $0.contains("Cut: Review, Lunch. p puts them where you are.") && !$0.contains("selected")
    }
    #expect(try stored(home) == [Self.before[0], Self.before[3]])
    try compare(terminal, home)
    terminal.type(Self.home + Self.right + Self.right + "p")
    try terminal.wait("the others") { $0.contains("Added: Review, Lunch.") }
    #expect(
      try stored(home).suffix(2) == [
        "2026-03-26 09:00-10:30 Review", "2026-03-26 12:00-13:00 Lunch",
      ])
    #expect(try home.almanac("events", "list", "--json").output.contains("Bring the plans."))
    terminal.type("uu")
    try terminal.wait("two steps") { $0.contains("Undone: 2 events deleted") }
    #expect(try stored(home) == Self.before)
    try ended(terminal)
  }

  @Test func allAreDeletedAndComeBackAtOnce() throws {
    let home = try Self.household()
    let terminal = try withTwo(home)
    terminal.type(Self.delete)
    try terminal.wait("the deed") {
      $0.contains("Deleted: Review, Lunch. u brings them back.") && !$0.contains("selected")
    }
    #expect(try stored(home) == [Self.before[0], Self.before[3]])
    try compare(terminal, home)
    terminal.type("\u{1A}")
    try terminal.wait("one step") { $0.contains("Undone: 2 events deleted") }
    #expect(try stored(home) == Self.before)
    try compare(terminal, home)
    try ended(terminal)
  }

  @Test func onAnotherEventKeysAreAboutThatOne() throws {
    let home = try Self.household()
    let terminal = try withTwo(home)
    terminal.type(Self.right)
    try terminal.wait("the plan") {
      $0.contains("Plan, Wednesday, 25") && $0.contains("2 others selected:")
    }
    terminal.type(Self.altDown)
    try terminal.wait("a quarter") { $0.contains("Plan, Wednesday, 25 March 2026, 10:15") }
    terminal.type(Self.delete)
    try terminal.wait("the deed") { $0.contains("Deleted: Plan. u brings it back.") }
    #expect(try stored(home) == Array(Self.before.dropLast()))
    #expect(terminal.screen.contains("2 selected:"))
    try compare(terminal, home)
    try ended(terminal)
  }

  @Test func whatIsOutOfViewIsSelectedNoLonger() throws {
    let home = try Self.household()
    let terminal = try withTwo(home)
    terminal.type(Self.f2 + Self.pageDown)
    try terminal.wait("another week") { $0.contains("Tue 31") && !$0.contains("selected") }
    terminal.type(Self.delete + Self.altDown + "x" + "y" + "p")
    try terminal.wait("no effect") { $0.contains("Nothing has been copied") }
    #expect(try stored(home) == Self.before)
    terminal.type("\u{1B}[5~")
    try terminal.wait("the week") { $0.contains("▌Review") && $0.contains("▌Lunch") }
    #expect(!terminal.screen.contains("✓"))
    try ended(terminal)
  }

  @Test func whatOthersDeleteIsSelectedNoLonger() throws {
    let home = try Self.household()
    let terminal = try withTwo(home)
    try home.almanac("events", "remove", "review")
    try terminal.wait("one") { $0.contains("1 selected:") && !$0.contains("Review") }
    terminal.type(Self.delete)
    try terminal.wait("the deed") { $0.contains("Deleted: Lunch. u brings it back.") }
    terminal.type("u")
    try terminal.wait("one step") { $0.contains("Undone: event deleted") }
    #expect(try stored(home) == [Self.before[0], Self.before[2], Self.before[3]])
    try ended(terminal)
  }

  /// A household with a private event in the afternoon, and the terminal with it and the lunch selected.
  private func withPrivate(_ home: Household) throws -> PseudoTerminal {
    try home.almanac("calendars", "add", "Private", "--id", "private")
    try home.almanac(
      "events", "add", "Dentist", "2026-03-24T15:00", "16:00", "--id", "dentist", "--calendar",
      "private")
    let terminal = try opened(home)
    terminal.type(Self.home + Self.f2 + Self.down + Self.down + "s" + Self.down + "s")
    try terminal.wait("both") { $0.contains("Selected: Dentist. 2 events are selected.") }
    return terminal
  }

  @Test func oneThatIsLockedMeanwhileStaysAndIsTold() throws {
    let home = try Self.household()
    let terminal = try withPrivate(home)
    let all = try stored(home)
    try home.almanac("calendars", "edit", "private", "--lock")
    try terminal.wait("the lock") { $0.contains("Dentist, Tuesday") && $0.contains("locked") }
    // All keep their distance: if one cannot move, none does.
    terminal.type(Self.altDown)
    try terminal.wait("which, and why not") { $0.contains("Dentist: This event is locked.") }
    #expect(try stored(home) == all)
    try compare(terminal, home)
    terminal.type("x")
    try terminal.wait("the other one") {
      $0.contains("Cut: Lunch. p puts it where you are. The calendar “Private” is locked")
        && $0.contains("1 selected:") && $0.contains("✓Dent")
    }
    #expect(try stored(home) == all.filter { !$0.contains("Lunch") })
    try compare(terminal, home)
    terminal.type("u")
    try terminal.wait("one step") { $0.contains("Undone: event deleted") }
    #expect(try stored(home) == all)
    try ended(terminal)
  }

  @Test func whatIsLockedIsNotSelected() throws {
    let home = try Self.household()
    try home.almanac("calendars", "edit", "work", "--lock")
    let terminal = try opened(home)
    terminal.type(Self.home + Self.f2 + Self.down + "s")
    try terminal.wait("why not") { $0.contains("This event is locked.") }
    #expect(!terminal.screen.contains("✓") && !terminal.screen.contains("selected:"))
    try ended(terminal)
  }
}
