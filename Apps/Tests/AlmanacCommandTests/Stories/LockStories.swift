// SPDX-License-Identifier: MIT
import Testing

struct LockStories {
  /// A household with a locked calendar, Club, that has an event, and an open one, Home.
  private static func household() throws -> Household {
    let home = try Household()
    try home.almanac("settings", "--zone", "Europe/Berlin")
    try home.almanac("calendars", "add", "Club")
    try home.almanac("calendars", "add", "Home")
    try home.almanac("events", "add", "Match", "2026-03-24T18:00", "--id", "match")
    try home.almanac("events", "add", "Tea", "2026-03-24", "--id", "tea", "--calendar", "home")
    let locked = try home.almanac("calendars", "edit", "club", "--lock")
    #expect(locked.lines == ["club  #3A7BD5  Club  (locked)"])
    return home
  }

  @Test(arguments: [
    "events add Party 2026-03-25 --calendar club", "events edit match --title Final",
    "events edit match --calendar home", "events edit tea --calendar club",
    "events move match --by 1d", "events remove match", "calendars remove club", "undo 4",
  ])
  func itsEventsStayAndItIsSaidWhy(arguments: String) throws {
    let home = try Self.household()
    let before = try home.almanac("export").output
    let refused = try home.shell("\"$almanac\" " + arguments)
    #expect(refused.status == 65)
    #expect(
      refused.errors.contains(
        "The calendar “Club” is locked: until it is unlocked, its events cannot be changed, nor can it be deleted. "
          + "`almanac calendars edit club --unlock` unlocks it."))
    #expect(try home.almanac("export").output == before)
  }

  @Test func anImportIntoItIsRefused() throws {
    let home = try Self.household()
    let before = try home.almanac("export").output
    try home.write("start,end,title,calendar\n2026-03-24,2026-03-25,Trip,club\n", to: "events.csv")
    let refused = try home.almanac("events", "import", "events.csv")
    #expect(refused.status == 65 && refused.errors.contains("“Club” is locked"))
    #expect(try home.almanac("export").output == before)
    let other = try Household()
    try other.write(before, to: "all.jsonl")
    #expect(try other.almanac("import", "all.jsonl").status == 0)
    #expect(try other.almanac("export").output == before)
  }

  @Test func newEventsAreOfAnOpenCalendar() throws {
    let home = try Self.household()
    try home.almanac("events", "add", "Nap", "2026-03-24T14:00", "--id", "nap")
    #expect(try home.almanac("events", "list").output.contains("Nap  home  nap"))
    try home.almanac("calendars", "edit", "home", "--lock")
    let refused = try home.almanac("events", "add", "Walk", "2026-03-24T16:00")
    #expect(refused.status == 65 && refused.errors.contains("all calendars are locked"))
    #expect(
      try home.almanac("calendars", "edit", "home", "--unlock").lines == ["home  #1B8A46  Home"])
    #expect(try home.almanac("calendars", "add", "Old", "--locked").status == 0)
    #expect(try home.almanac("calendars", "list").lines.last == "old  #C76A00  Old  (locked)")
  }
}
