// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks
import CivilTime
import Foundation

// Writes to a store, for tests that need another process: one to kill, to compete with, or to
// deprive of permissions.
//
//   store-writer write PATH NAME COUNT     sessions NAME-1, NAME-2 ..., each said when acknowledged
//   store-writer import PATH COUNT         the same rows each time; says how many were added
//   store-writer open PATH USER            as the user of that number; says what came of it
//   store-writer read PATH USER            as that user, who may only read; says the sum of points
//   store-writer check PATH USER           as that user; says what is found
//   store-writer restore BACKUP PATH       says that it begins, and where the former file is

let usage = """
  usage: store-writer write PATH NAME COUNT | import PATH COUNT | open|read|check PATH USER |
  restore BACKUP PATH
  """

func say(_ text: String) {
  FileHandle.standardOutput.write(Data((text + "\n").utf8))
}

func session(_ id: String, number: Int) -> Session {
  let day = EpochDay(clamping: Int64(20_000 + number % 100))
  let time = SessionTime.civil(CivilDateTime(day: day, time: .noon))
  return Session(id: SessionID(bytes: Array(id.utf8)), start: time, end: time, points: 1)
}

func write(_ store: SQLiteStore, name: String, count: Int) async throws {
  for number in 0..<count {
    let id = "\(name)-\(number)"
    _ = try await store.apply([.putSession(session(id, number: number), base: nil)])
    say(id)
  }
}

func importRows(_ store: SQLiteStore, count: Int) async throws {
  var number = 0
  let report = try await store.importSessions(SessionImport.Options()) {
    guard number < count else { return nil }
    defer { number += 1 }
    // Every third row equals the one before it.
    let content = session("", number: number - (number % 3 == 2 ? 1 : 0))
    return SessionImport.Row(
      id: nil, start: content.start, end: content.end, points: Int32(number / 300))
  }
  say("\(report.added)")
}

func open(_ path: String) async throws {
  let store = try SQLiteStore(path: path)
  _ = try await store.apply([.putSession(session("opened", number: 0), base: nil)])
  say("written")
}

func read(_ path: String) async throws {
  let store = try SQLiteStore(reading: path)
  let totals = try await store.totals(in: .all, zone: .fixed(.utc))
  say("\(totals.reduce(0) { $0 + $1.points })")
  do throws(StoreError) {
    _ = try await store.apply([.putSession(session("read", number: 0), base: nil)])
  } catch {
    guard case .readOnly = error else { throw error }
    say("read only")
  }
}

func check(_ path: String) throws {
  let check = try StoreCheck(path: path)
  say(check.isSound ? "sound" : check.findings.map(\.description).joined(separator: "\n"))
}

func restore(_ backup: String, to path: String) throws {
  say("begins")
  let restoration = StoreRestoration(of: backup, to: path)
  say(try restoration.run(at: Instant(clamping: 1_708_399_000_000_000)) ?? "nothing")
}

func become(_ user: String) {
  guard let user = UInt32(user), user == getuid() || setuid(user) == 0 else {
    say("no such user")
    exit(1)
  }
}

let words = Array(CommandLine.arguments.dropFirst())
do {
  switch (words.first, words.count) {
  case ("write", 4):
    try await write(SQLiteStore(path: words[1]), name: words[2], count: Int(words[3]) ?? 0)
  case ("import", 3):
    try await importRows(SQLiteStore(path: words[1]), count: Int(words[2]) ?? 0)
  case ("open", 3):
    become(words[2])
    try await open(words[1])
  case ("read", 3):
    become(words[2])
    try await read(words[1])
  case ("restore", 3):
    try restore(words[1], to: words[2])
  case ("check", 3):
    become(words[2])
    try check(words[1])
  default:
    say(usage)
    exit(64)
  }
} catch {
  say("\(error)")
  exit(1)
}
