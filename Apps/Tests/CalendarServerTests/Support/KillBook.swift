// SPDX-License-Identifier: MIT
import AppSamples
import CalendarStore

/// What a client knows of the sessions and events that it writes, one after the other, while
/// servers are killed under it.
struct KillBook: Sendable {
  enum Kind: CaseIterable { case session, creation, move, deletion }

  struct Event: Hashable, Sendable {
    var start: String
    var revision: Int64
    var isDeleted = false
  }

  private var numbers: SeededNumbers
  /// What was acknowledged.
  private(set) var sessions: Set<String> = []
  var events: [String: Event] = [:]
  private(set) var counts: [Kind: Int] = [:]
  /// What has had no answer: it is there, or it is not.
  private(set) var doubt: (id: String, event: Event)?
  private(set) var unsaidSessions = 0
  private(set) var doubts = 0
  /// What should not have happened.
  private(set) var lost: [String] = []
}

extension KillBook {
  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  /// Reads what was in doubt.
  mutating func settle(_ server: TestServer) throws {
    guard let (id, event) = doubt else { return }
    doubt = nil
    let answer = try server.connection().ask("GET", "/api/events/\(id)", port: server.port)
    let present = Event(answer)
    if present == event {
      events[id] = event
    } else if present != events[id] {
      lost.append("\(id) is \(answer.text), neither \(event) nor as before")
    }
  }

  /// Writes until the server is gone, which is during the write after so many, and notes what was
  /// acknowledged.
  mutating func write(_ round: Int, _ server: TestServer, kill: () -> Void) throws {
    let count = Int.random(in: 0..<12, using: &numbers)
    let rest = Int.random(in: 0..<3_000, using: &numbers)
    let connection = try server.connection()
    if round == 0 {
      let json = #"{"id":"home","name":"Home"}"#
      try connection.send(Self.request("POST", "/api/calendars", json, server.port))
      if try connection.answer().status != 201 { lost.append("there is no calendar") }
    }
    for number in 0... {
      let (kind, id, event, request) = next("\(round)-\(number)", server.port)
      guard (try? connection.send(request)) != nil else { break }
      if number == count {
        // At a random point of the write: about as long as one takes.
        let end = ContinuousClock.now + .microseconds(rest)
        while ContinuousClock.now < end {}
        kill()
      }
      guard let answer = try? connection.answer(), answer.status < 300 else {
        if let event { (doubt, doubts) = ((id, event), doubts + 1) } else { unsaidSessions += 1 }
        break
      }
      counts[kind, default: 0] += 1
      if let event { events[id] = event } else { sessions.insert(id) }
    }
  }

  /// A write, and what it makes of an event.
  private mutating func next(
    _ name: String, _ port: Int
  ) -> (Kind, String, Event?, [UInt8]) {
    let hour = 10 + Int.random(in: 0..<10, using: &numbers)
    let start = "2026-03-2\(hour % 10)T\(hour):30"
    let times = #""start":"\#(start)","end":"2026-03-31T09:00""#
    let living = events.filter { !$0.value.isDeleted }.sorted { $0.key < $1.key }
    let kind = Kind.allCases.randomElement(using: &numbers) ?? .session
    if kind == .session {
      let json =
        #"{"id":"\#(name)","start":"2024-02-20T08:00","end":"2024-02-20T09:04","points":1}"#
      return (kind, name, nil, Self.request("POST", "/api/sessions", json, port))
    }
    guard kind != .creation, let (id, former) = living.randomElement(using: &numbers) else {
      let json = #"{"id":"\#(name)","calendar":"home","title":"E",\#(times)}"#
      return (
        .creation, name, Event(start: start, revision: 1),
        Self.request("POST", "/api/events", json, port)
      )
    }
    var event = former
    event.revision += 1
    if kind == .deletion {
      event.isDeleted = true
      let path = "/api/events/\(id)?revision=\(former.revision)"
      return (kind, id, event, Self.request("DELETE", path, nil, port))
    }
    // What is there already is not written.
    event.start = start == former.start ? "2026-03-20T09:00" : start
    let json =
      #"{"revision":\#(former.revision),"start":"\#(event.start)","end":"2026-03-31T09:00"}"#
    return (kind, id, event, Self.request("PATCH", "/api/events/\(id)", json, port))
  }

  private static func request(
    _ method: String, _ path: String, _ json: String?, _ port: Int
  ) -> [UInt8] {
    TestServer.request(
      method, path, json == nil ? [] : ["Content-Type: application/json"],
      json.map { Array($0.utf8) }, port: port)
  }
}

extension KillBook.Event {
  init(_ record: EventRecord) {
    self.init(
      start: "\(record.event.span.start)", revision: record.revision, isDeleted: record.isDeleted)
  }

  /// The event in an answer; nil where there is none.
  fileprivate init?(_ answer: Answer) {
    guard answer.status == 200, let start = answer.members["start"],
      let revision = answer.members["revision"].flatMap({ Int64($0) })
    else { return nil }
    self.init(start: start, revision: revision, isDeleted: answer.text.contains(#""deleted":true"#))
  }
}

extension HTTPConnection {
  fileprivate func ask(_ method: String, _ path: String, port: Int) throws -> Answer {
    try send(TestServer.request(method, path, [], nil, port: port))
    return try answer()
  }
}
