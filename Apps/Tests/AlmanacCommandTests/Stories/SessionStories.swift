// SPDX-License-Identifier: MIT
import Testing

struct SessionStories {
  @Test func addingPrintsTheIDAndListingShowsIt() throws {
    let home = try Household()
    let added = try home.almanac(
      "sessions", "add", "2024-02-20T08:00", "09:04", "--points", "100", "--id", "run")
    #expect(added.status == 0)
    #expect(added.output == "run\n")
    #expect(
      try home.almanac("sessions", "list").output
        == "2024-02-20  08:00-09:04     100  run\n")
    let made = try home.almanac("sessions", "add", "2024-02-21T08:00+01:00", "--points", "-5")
    #expect(made.output.count == 37)
    let id = made.output.dropLast()
    #expect(
      try home.almanac("sessions", "list", "--on", "2024-02-21").output
        == "2024-02-21  07:00            -5  \(id)\n")
    #expect(
      try home.almanac("sessions", "list", "--zone", "Asia/Tokyo").lines.last
        == "2024-02-21  16:00            -5  \(id)")
  }

  @Test func anIDIsTakenOnlyOnce() throws {
    let home = try Household()
    let add = { (points: String) in
      try home.almanac("sessions", "add", "2024-02-20", "--points", points, "--id", "a")
    }
    #expect(try add("1").status == 0)
    #expect(try add("1").output == "a\n")
    let other = try add("2")
    #expect(other.status == 65)
    #expect(other.errors.contains("the id a is taken by another session"))
    try home.almanac("sessions", "remove", "a")
    #expect(try add("2").errors.contains("taken by a session that was deleted"))
    #expect(try home.almanac("sessions", "list").output.isEmpty)
  }

  @Test func jsonIsThatOfTheAPI() throws {
    let home = try Household()
    try home.almanac("sessions", "add", "2024-02-20T08:00", "--points", "1", "--id", "a/\"b\"")
    #expect(
      try home.almanac("sessions", "list", "--json").output == #"""
        [
        {"change":1,"end":"2024-02-20T08:00","id":"a/\"b\"","points":1,"revision":1,"start":"2024-02-20T08:00"}
        ]

        """#)
    #expect(
      try home.almanac("sessions", "list", "--json", "--on", "2024-02-21").output == "[]\n")
  }

  @Test(arguments: [
    (["--from", "2024-02-02"], "23456"), (["--to", "2024-02-03"], "12"),
    (["--through", "2024-02-03"], "123"), (["--on", "2024-02-03"], "3"),
    (["--from", "2024-02-02", "--through", "2024-02-04"], "234"), (["--limit", "2"], "12"),
    (["--from", "2024-02-03", "--limit", "2"], "34"),
    (["--from", "2024-02-02", "--to", "2024-02-02"], ""),
  ])
  func daysAreChosen(options: [String], expected: String) throws {
    let home = try Household()
    let text = (1...6).map { "2024-02-0\($0),,1,\($0)\n" }.joined()
    try home.almanac("sessions", "import", "-", input: text)
    let line = (["\"$almanac\" sessions list"] + options).joined(separator: " ")
    #expect(try home.shell(line).lines.compactMap(\.last).map(String.init).joined() == expected)
  }

  @Test func whoeverReadsMayGo() throws {
    let home = try Household()
    let text = (0..<30_000).map { "2024-02-20T08:00:00,,1,\($0)\n" }.joined()
    try home.almanac("sessions", "import", "-", input: text)
    let head = try home.shell("\"$almanac\" sessions export | head -n 1")
    #expect(head.output == "start,end,points,id\n")
    #expect(head.errors.isEmpty)
    #expect(try home.almanac("sessions", "list").lines.count == 30_000)
  }

  @Test func removingSaysWhatIsNotThere() throws {
    let home = try Household()
    try home.almanac("sessions", "add", "2024-02-20", "--points", "1", "--id", "a")
    let removed = try home.almanac("sessions", "remove", "b", "a", "a")
    #expect(removed.status == 1)
    #expect(removed.errors == "almanac: there is no session with the id b.\n")
    #expect(try home.almanac("sessions", "list").output.isEmpty)
  }
}
