// SPDX-License-Identifier: MIT
import CalendarClient
import CalendarSync
import CivilTime
import Foundation

@testable import CalendarServer

/// A device that edits the events of a server over a faulty network, and knows what has become of
/// each change.
@MainActor final class EventDevice {
  typealias Contents = ServerStore.Contents
  typealias Entry = FaultyNetwork.Entry
  typealias Rows = [(id: String, contents: Contents, revision: Int64)]

  let name: String
  private let network: FaultyNetwork
  private var line: NetworkLine
  private(set) var sync: SyncSession<NetworkLine>
  private var kept = KeptOutbox()
  private var isSending = false
  private var read: Rows = []
  /// What was read, and has not been taken up yet.
  private var onItsWay: Rows?
  private(set) var serial = 0
  private(set) var settled: [Int: Entry] = [:]
  private(set) var givenUp: Set<Int> = []
  /// How often somebody has decided for a change, or for what came before it.
  private(set) var insisted: [Int: Int] = [:]
  /// The versions of others that somebody has been asked about, by the ids of events.
  private(set) var versions: [String: [Contents]] = [:]
  private(set) var counts: [String: Int] = [:]

  init(_ name: String, _ network: FaultyNetwork) throws {
    (self.name, self.network) = (name, network)
    line = NetworkLine(name, network)
    sync = try SyncSession(store: line)
    try start(line.serials)
  }

  private func start(_ serials: [Int: Int]) throws {
    let line = NetworkLine(name, network)
    line.serials = serials
    kept = KeptOutbox(kept.entries)
    self.line = line
    isSending = false
    sync = try SyncSession(store: line, keeper: kept.keeper) { [unowned self] event in
      guard !line.isCut, case .settled(let entry) = event else { return }
      if let serial = line.serials.removeValue(forKey: entry.id) { settled[serial] = entry }
    }
  }

  /// The process is killed, perhaps while it waits for an answer, and comes back with what it has
  /// kept.
  func die() async throws {
    counts["deaths", default: 0] += 1
    kept.isDead = true
    await network.cut(line)
    try start(line.serials)
  }

  // Reading --------------------------------------------------------------------------------------

  /// What is seen: all events of the server, with what is not stored laid over them.
  var shown: [(id: String, contents: Contents)] {
    sync.outbox.laid(over: read.map { (ServerRecord(.events, $0.id), $0.contents) })
      .map { ($0.0.id, $0.1) }
  }

  /// Asks for the events.
  func ask(_ server: TestServer) async throws {
    do { try network.lose() } catch { return }
    onItsWay = try await server.eventRows()
  }

  /// Takes up what was answered last.
  func takeUp() {
    if let rows = onItsWay { read = rows }
  }

  // Editing --------------------------------------------------------------------------------------

  /// Makes an event, on all walls or on those of Berlin.
  func create(_ start: CivilDateTime, minutes: Int64, at place: String, inBerlin: Bool) {
    let id = "\(name)\(serial + 1)"
    let time = CalendarClient.JSONValue(start, inBerlin: inBerlin)
    var contents: Contents = [
      "calendar": "home", "title": .string("new \(id)"), "location": .string(place),
      "start": time,
    ]
    contents["end"] = time.later(minutes)
    push("creations", Change(.add, ServerRecord(.events, id), values: contents, after: contents))
  }

  /// Puts an event elsewhere, as long as it was.
  func move(_ index: Int, minutes: Int64) {
    edit("moves", index) { contents in
      guard let start = contents["start"]?.later(minutes), let end = contents["end"]?.later(minutes)
      else { return nil }
      return ["start": start, "end": end]
    }
  }

  /// Has an event last as long.
  func resize(_ index: Int, minutes: Int64) {
    edit("resizes", index) { contents in
      contents["start"]?.later(minutes).map { ["end": $0] }
    }
  }

  func rename(_ index: Int) {
    let title = "\(name) \(serial + 1)"
    edit("renames", index) { _ in ["title": .string(title)] }
  }

  func relocate(_ index: Int, to place: String) {
    edit("places", index) { _ in ["location": .string(place)] }
  }

  func delete(_ index: Int) {
    guard let (id, contents) = event(index) else { return }
    let record = ServerRecord(.events, id)
    push("deletions", Change(.delete, record, before: contents, base: revision(id)))
  }

  private func edit(_ kind: String, _ index: Int, _ values: (Contents) -> Contents?) {
    guard let (id, before) = event(index), let values = values(before) else { return }
    push(
      kind,
      Change(
        .edit, ServerRecord(.events, id), values: values, before: before,
        after: before.merging(values) { $1 }, undoing: before.filter { values[$0.key] != nil },
        base: revision(id)))
  }

  private func event(_ index: Int) -> (String, Contents)? {
    let events = shown
    return events.isEmpty ? nil : events[index % events.count]
  }

  private func revision(_ id: String) -> Int64? { read.first { $0.id == id }?.revision }

  private func push(_ kind: String, _ change: Change<ServerRecord, Contents>) {
    counts[kind, default: 0] += 1
    note { sync.push(change) }
  }

  func undo(isRedo: Bool) async throws {
    let former = sync.outbox.entries
    let step = isRedo ? try await sync.redo() : try await sync.undo()
    note(since: former)
    if step != nil { counts[isRedo ? "redos" : "undos", default: 0] += 1 }
  }

  /// Keeps one of two versions, where there are two; returns whether there were.
  @discardableResult
  func decide(mine: Bool) -> Bool {
    guard let conflict = sync.outbox.conflicts.first else { return false }
    counts[mine ? "mine" : "theirs", default: 0] += 1
    let record = conflict.change.record
    versions[record.id, default: []].append(conflict.conflict?.contents ?? [:])
    for entry in sync.outbox.entries where mine && entry.change.record == record {
      if let serial = line.serials[entry.id] { insisted[serial, default: 0] += 1 }
    }
    note { mine ? sync.keepMine(conflict) : sync.keepTheirs(conflict) }
    return true
  }

  /// Gives new entries a number of their own, and notes which are given up.
  private func note(_ body: () -> Void) {
    let former = sync.outbox.entries
    body()
    note(since: former)
  }

  private func note(since former: [Entry]) {
    let (before, after) = (Set(former.map(\.id)), Set(sync.outbox.entries.map(\.id)))
    for id in after.subtracting(before).sorted() {
      serial += 1
      line.serials[id] = serial
    }
    for id in before.subtracting(after) {
      if let serial = line.serials.removeValue(forKey: id) { givenUp.insert(serial) }
    }
  }

  // Sending --------------------------------------------------------------------------------------

  /// Begins to send what waits, until it is through or the network holds it.
  func send() async {
    guard !isSending else { return }
    isSending = true
    let (sync, line) = (sync, line)
    await network.follow { [self] in
      await sync.flush()
      if self.line === line { isSending = false }
    }
  }
}

/// What a process keeps of its outbox where it survives it; nothing after its death.
private final class KeptOutbox: @unchecked Sendable {
  private(set) var entries: [FaultyNetwork.Entry]
  var isDead = false

  init(_ entries: [FaultyNetwork.Entry] = []) { self.entries = entries }

  var keeper: OutboxKeeper<ServerRecord, ServerStore.Contents> {
    OutboxKeeper(load: { self.entries }, save: { if !self.isDead { self.entries = $0 } })
  }
}

extension TestServer {
  /// The events of two years, in which all walks stay, as they were written.
  func eventRows() async throws -> EventDevice.Rows {
    let answer = try await ask("GET", "/api/events?from=2026-01-01&to=2027-12-31")
    let rows = try JSONDecoder().decode([ServerStore.Contents].self, from: Data(answer.body))
    return try rows.map { row in
      var contents = row
      guard case .string(let id)? = contents.removeValue(forKey: "id"),
        case .integer(let revision)? = contents.removeValue(forKey: "revision")
      else { throw SocketError.closed }
      contents["change"] = nil
      return (id, contents, revision)
    }
  }
}

extension CalendarClient.JSONValue {
  /// A time of an event as the server writes it; Berlin is an hour ahead of Greenwich in November.
  init(_ civil: CivilDateTime, inBerlin: Bool) {
    var bytes: [UInt8] = []
    if inBerlin {
      civil.appendISO8601(to: &bytes)
      bytes += Array("+01:00[Europe/Berlin]".utf8)
    } else {
      civil.appendMinutes(to: &bytes)
    }
    self = .string(String(decoding: bytes, as: UTF8.self))
  }

  /// The same kind of time, so many minutes later.
  fileprivate func later(_ minutes: Int64) -> Self? {
    guard case .string(let text) = self,
      let civil = try? CivilDateTime(iso8601: Array(text.prefix { $0 != "+" }.utf8))
    else { return nil }
    return Self(
      civil.addingClamped(microseconds: minutes * 60_000_000), inBerlin: text.contains("+"))
  }
}
