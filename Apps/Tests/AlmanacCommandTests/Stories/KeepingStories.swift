// SPDX-License-Identifier: MIT
import Foundation
import Testing

struct KeepingStories {
  /// A home with two sessions and a backup of the first.
  private func home() throws -> Household {
    let home = try Household()
    try home.almanac("sessions", "add", "2024-02-20", "--points", "7", "--id", "a")
    try home.almanac("backup", "b.sqlite")
    try home.almanac("sessions", "add", "2024-02-21", "--points", "8", "--id", "b")
    return home
  }

  @Test func aSoundDatabaseIsSaidToBeSo() throws {
    let home = try home()
    let check = try home.almanac("check")
    #expect(check.status == 0)
    #expect(check.output.hasPrefix("\(home.database) is sound: "))
    #expect(check.output.hasSuffix(" pages, 2 sessions, 0 marks, 0 events, change 2.\n"))
    let json = try home.almanac("check", "--json")
    #expect(try json.member("sessions") == 2)
    #expect(json.output.contains(#""findings":[]"#))
    #expect(json.output.contains(#""sound":true"#))
    #expect(try home.almanac("check", "--database", "nope.sqlite").status == 66)
    #expect(!home.exists("nope.sqlite"))
  }

  @Test func aDamagedDatabaseIsSaidToBeSoWithTheWayOut() throws {
    let home = try home()
    var bytes = try Data(contentsOf: URL(fileURLWithPath: home.database))
    for place in 8_192..<bytes.count { bytes[place] = 0x55 }
    try bytes.write(to: URL(fileURLWithPath: home.database))
    let check = try home.almanac("check")
    #expect(check.status == 74)
    #expect(check.lines.first?.hasPrefix("\(home.database) is damaged: ") == true)
    #expect(check.output.contains("almanac restore BACKUP --database '\(home.database)'"))
    let json = try home.almanac("check", "--json")
    #expect(json.status == 74)
    #expect(json.output.contains(#""sound":false"#))
    #expect(try home.almanac("restore", "b.sqlite").status == 0)
    #expect(try home.almanac("check").status == 0)
  }

  @Test func aBackupComesBackAndTheFormerDatabaseIsKept() throws {
    let home = try home()
    let restore = try home.almanac("restore", "b.sqlite")
    #expect(restore.status == 0)
    #expect(restore.lines.first == "Restored b.sqlite to \(home.database).")
    #expect(try home.almanac("sessions", "list").output == "2024-02-20  00:00             7  a\n")
    let kept = try #require(restore.lines.last?.split(separator: " ").last?.dropLast())
    let list = try home.almanac("sessions", "list", "--database", String(kept))
    #expect(list.lines.count == 2)
  }

  @Test func whatCannotBeRestoredSaysWhy() throws {
    let home = try home()
    #expect(try home.almanac("restore", "nope.sqlite").status == 66)
    try home.write("Dear", to: "letter.txt")
    #expect(try home.almanac("restore", "letter.txt").status == 65)
    #expect(try home.almanac("restore", home.database).status == 65)
    #expect(try home.almanac("sessions", "list").lines.count == 2)
  }

  @Test(arguments: ["--keep 3", "--backups b --keep 0", "--backups b --demo"])
  func backupsThatMakeNoSenseAreRefused(options: String) throws {
    let ended = try Household().shell("\"$almanac\" serve --port 0 \(options)")
    #expect(ended.status == 64)
  }

  @Test func aServerDoesNotBeginWithBackupsThatCannotBeMade() throws {
    let home = try Household()
    try home.write("Dear", to: "letter.txt")
    let ended = try home.shell("\"$almanac\" serve --port 0 --backups letter.txt")
    #expect(ended.status == 64)
    #expect(ended.errors.contains("--backups is a folder, and letter.txt is a file."))
  }
}
