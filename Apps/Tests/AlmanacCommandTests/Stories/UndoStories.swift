// SPDX-License-Identifier: MIT
import Testing

struct UndoStories {
  @Test func oneStepsBackAndRedoes() throws {
    let home = try Household()
    try home.almanac("sessions", "add", "2024-02-20T08:00", "--points", "7", "--id", "a")
    try home.almanac("sessions", "remove", "a")
    let undone = try home.almanac("undo")
    #expect(
      undone.output == """
        Undid change 2: session deleted, 2024-02-20 08:00, 7 points. To redo it: almanac undo 3

        """)
    #expect(try home.almanac("sessions", "list").lines.count == 1)
    let list = try home.almanac("undo", "--list").lines
    #expect(list.count == 3)
    #expect(list.first?.hasSuffix("  undo of change 2") == true)
    #expect(list.last?.hasSuffix("  session added, 2024-02-20 08:00, 7 points") == true)
    #expect(list.dropFirst().first?.hasSuffix(" (undone)") == true)
    #expect(try home.almanac("undo", "3").status == 0)
    #expect(try home.almanac("sessions", "list").output.isEmpty)
    let json = try home.almanac("undo", "--list", "--json", "--limit", "1")
    #expect(json.output.contains(#""undoes":3"#))
  }

  @Test func whatCannotBeUndoneSaysWhy() throws {
    let home = try Household()
    try home.almanac("sessions", "add", "2024-02-20T08:00", "--points", "7", "--id", "a")
    try home.almanac("sessions", "remove", "a")
    let conflict = try home.almanac("undo", "1")
    #expect(conflict.status == 65)
    #expect(conflict.errors.contains("since then session a has been changed or added"))
    #expect(try home.almanac("undo", "9").status == 65)
    try home.almanac("undo", "2")
    let again = try home.almanac("undo", "2")
    #expect(again.status == 65 && again.errors.contains("Change 2 is undone already"))
    #expect(try home.almanac("undo", "1", "--list").status == 64)
    #expect(try home.almanac("settings", "--trash-days", "0").status == 64)
  }
}
