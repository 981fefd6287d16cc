// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime
import Foundation
import Testing

@testable import CalendarStore

/// Backups that are made one after the other.
@Suite struct BackupFolderTests {
  private let day: Int64 = 86_400_000_000
  private let first = Instant(clamping: 1_708_399_000_000_000)

  private func after(_ days: Int64) -> Instant { first.addingClamped(microseconds: days * day) }

  private func names(_ folder: BackupFolder) -> [String] {
    folder.backups.map { URL(fileURLWithPath: $0).lastPathComponent }
  }

  @Test func theNewestAreKeptAndOtherFilesLeftAlone() async throws {
    let scratch = try Scratch()
    let path = scratch.path("almanac.sqlite")
    let store = try SQLiteStore(path: path)
    let folder = BackupFolder(path: scratch.path("backups"), of: path, keeping: 3)
    #expect(folder.backups == [])
    let made = try folder.add(of: path, at: first)
    let others = [
      "almanac-old.sqlite", "almanac-20240101.sqlite", "team-20200101T000000Z.sqlite", "notes.txt",
      "almanac-20240230T000000Z.sqlite",
    ]
    for name in others { try RawFile(path: folder.path + "/" + name).write(Data()) }
    for number in 1...4 {
      _ = try await store.apply(.putSession(session("\(number)", "2024-02-20T08:00"), base: nil))
      _ = try folder.add(of: path, at: after(Int64(number)))
    }
    #expect(made == folder.path + "/almanac-20240220T031640Z.sqlite")
    #expect(
      names(folder) == [22, 23, 24].map { "almanac-202402\($0)T031640Z.sqlite" })
    let present = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(present) == Set(names(folder) + others))
    for (number, backup) in zip([2, 3, 4] as [Int64], folder.backups) {
      #expect(try StoreCheck(path: backup).isSound)
      #expect(try SQLiteStore(path: backup).head().change == number)
    }
  }

  @Test func aBackupIsItsOwnersAndHasANameOfItsOwn() async throws {
    let scratch = try Scratch()
    let path = scratch.path("almanac.sqlite")
    let store = try SQLiteStore(path: path)
    let backup = try BackupFolder(path: scratch.path("backups"), of: path).add(of: path, at: first)
    for (place, mode) in [(backup, 0o600), (scratch.path("backups"), 0o700)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: place)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == mode)
    }
    #expect(try SQLiteStore(path: backup).head().store != store.head().store)
  }

  @Test func aDamagedDatabaseCostsNoBackup() async throws {
    let scratch = try Scratch()
    let full = try await FullStore(scratch)
    let folder = BackupFolder(path: scratch.path("backups"), of: full.file.path, keeping: 1)
    let good = try folder.add(of: full.file.path, at: first)
    try full.tamper("UPDATE mark SET day = 2932897 WHERE id = 'm'")
    let error = #expect(throws: StoreError.self) {
      try folder.add(of: full.file.path, at: after(1))
    }
    #expect(error?.description.contains("mark m: its day is no day of the calendar") == true)
    #expect(folder.backups == [good])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
  }

  @Test func aFlippedByteIsTheDatabasesAndNotTheBackups() async throws {
    let scratch = try Scratch()
    let full = try await FullStore(scratch)
    let folder = BackupFolder(path: scratch.path("backups"), of: full.file.path)
    var bytes = try full.file.bytes
    for place in stride(from: SQLiteFile.pageSize + 500, to: bytes.count, by: SQLiteFile.pageSize) {
      bytes[place] ^= 1
    }
    try full.file.write(bytes)
    let error = #expect(throws: StoreError.self) { try folder.add(of: full.file.path, at: first) }
    guard case .corrupt(full.file.path, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(folder.backups == [])
  }

  @Test func aNameOfTheFutureHindersNothing() async throws {
    let scratch = try Scratch()
    let full = try await FullStore(scratch)
    let folder = BackupFolder(path: scratch.path("backups"), of: full.file.path, keeping: 1)
    let future = try folder.add(of: full.file.path, at: after(1_000))
    #expect(folder.newest(notAfter: first) == nil)
    let made = try folder.add(of: full.file.path, at: first)
    #expect(folder.backups == [made])
    #expect(!FileManager.default.fileExists(atPath: future))
  }

  @Test func whatAnInterruptedBackupLeftIsRemovedADayLater() async throws {
    let scratch = try Scratch()
    let full = try await FullStore(scratch)
    let folder = BackupFolder(path: scratch.path("backups"), of: full.file.path)
    let made = try folder.add(of: full.file.path, at: first)
    let litter = made + ".0123456789abcdef.part"
    try RawFile(path: litter).write(Data("half".utf8))
    _ = try folder.add(of: full.file.path, at: first.addingClamped(microseconds: day / 2))
    #expect(FileManager.default.fileExists(atPath: litter))
    _ = try folder.add(of: full.file.path, at: after(1))
    #expect(!FileManager.default.fileExists(atPath: litter))
    #expect(folder.backups.count == 3)
  }

  @Test func aFileThatIsNotThereIsNotMade() throws {
    let scratch = try Scratch()
    let path = scratch.path("almanac.sqlite")
    let folder = BackupFolder(path: scratch.path("backups"), of: path)
    #expect(throws: StoreError.self) { try folder.add(of: path, at: first) }
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(folder.backups == [])
  }

  /// A clock that goes on by an hour whenever somebody waits, and ends after so many.
  private final class Clock: Sendable {
    private let hours = Locked(0)
    private let start: Instant
    private let most: Int

    init(_ start: Instant, hours most: Int) { (self.start, self.most) = (start, most) }

    @Sendable func now() -> Instant {
      hours.withLock { start.addingClamped(seconds: Int64($0) * 3_600) }
    }

    @Sendable func sleep(_ duration: Duration) async throws {
      #expect(duration == .seconds(3_600))
      let isOver = hours.withLock { hours in
        hours += 1
        return hours > most
      }
      if isOver { throw CancellationError() }
    }
  }

  @Test func aBackupIsMadeADay() async throws {
    let scratch = try Scratch()
    let path = scratch.path("almanac.sqlite")
    let store = try SQLiteStore(path: path)
    let folder = BackupFolder(path: scratch.path("backups"), of: path)
    let told = Locked<[Result<String, StoreError>]>([])
    for (start, hours, made) in [(first, 72, 4), (after(3), 1, 0), (after(9), 5, 1)] {
      let clock = Clock(start, hours: hours)
      let keeper = BackupKeeper(folder, of: path, now: clock.now, sleep: clock.sleep)
      told.withLock { $0 = [] }
      await keeper.run { result in told.withLock { $0.append(result) } }
      #expect(told.withLock { $0.count } == made)
    }
    #expect(names(folder).map { $0.dropFirst(14).prefix(2) } == ["20", "21", "22", "23", "29"])
    #expect(try store.head().change == 0)
  }

  @Test func whatFailsIsToldAndTriedAgain() async throws {
    let scratch = try Scratch()
    let path = scratch.path("almanac.sqlite")
    let folder = BackupFolder(path: scratch.path("backups"), of: path)
    let clock = Clock(first, hours: 2)
    let told = Locked<[Result<String, StoreError>]>([])
    let opened = Locked<SQLiteStore?>(nil)
    let keeper = BackupKeeper(
      folder, of: path, now: clock.now,
      sleep: { duration in
        // The file is there from the second look on.
        let store = try SQLiteStore(path: path)
        opened.withLock { $0 = store }
        try await clock.sleep(duration)
      })
    await keeper.run { result in told.withLock { $0.append(result) } }
    let results = told.withLock { $0 }
    #expect(results.count == 2)
    guard case .failure = results.first, case .success = results.last else {
      Issue.record("\(results)")
      return
    }
  }

  @Test(arguments: ["20240220T031640Z", "00000101T000000Z", "99991231T235959Z"])
  func aTimeInANameIsReadAsItIsWritten(text: String) throws {
    let time = try #require(CompactTime(text))
    #expect(time.description == text)
  }

  @Test(arguments: [
    "20240220T031640", "20240230T031640Z", "20240220T241640Z", "2024022xT031640Z", "",
    "20240220 031640Z", "+0240220T031640Z",
  ])
  func whatIsNoTimeIsNone(text: String) {
    #expect(CompactTime(text) == nil)
  }
}
