// SPDX-License-Identifier: MIT
import Foundation
import NIOCore
import NIOEmbedded
import Testing

@testable import CalendarServer

struct ConnectionGuardTests {
  private static let get = "GET /api/info HTTP/1.1\r\nHost: localhost\r\n\r\n"
  private static let post =
    "POST /api/sessions HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"

  /// A connection may be accepted just when the server ends: nobody takes it then, and it ends as an idle
  /// one does.
  @Test func aConnectionThatNobodyTakesBreaksNothing() throws {
    let limits = ServerLimits()
    let channel = EmbeddedChannel()
    let book = ConnectionBook(limit: limits.connections)
    book.open()
    let kind = GuardedChannel(
      { _, _, _ in }, limits: limits, book: book,
      watch: RequestWatch(figures: ServerFigures(), logger: .quiet))
    _ = try kind.setup(channel: channel, logger: .quiet).wait()
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .hours(1))
    #expect(!channel.isActive)
  }

  @Test func aHeadThatIsDrippedHasTenSeconds() throws {
    let connection = try GuardedConnection()
    for letter in "GET / HTT" {
      try connection.send(String(letter))
      connection.pass(.seconds(1))
    }
    #expect(try connection.received() == "")
    connection.pass(.seconds(1))
    let answer = try connection.received()
    #expect(answer.hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
    #expect(answer.contains("application/problem+json"))
    #expect(answer.components(separatedBy: "Content-Length: ").count == 2)
    #expect(connection.figures.snapshot.failures[.late] == 1)
  }

  @Test func aBodyThatIsDrippedHasAMinute() throws {
    let connection = try GuardedConnection()
    try connection.send(Self.post)
    for _ in 0..<59 {
      connection.pass(.seconds(1))
      try connection.send(" ")
    }
    #expect(try connection.received() == "")
    #expect(!connection.isBroken)
    connection.pass(.seconds(1))
    #expect(try connection.received().hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
    #expect(connection.isBroken)
    #expect(connection.wholeRequests == 0)
  }

  @Test func aLongBodyOnASlowWayHasTheTimeThatItsBytesGiveIt() throws {
    let connection = try GuardedConnection()
    let (second, seconds) = (String(repeating: "x", count: 40_000), 120)
    try connection.send(
      "POST /api/sessions/import HTTP/1.1\r\nHost: localhost\r\n"
        + "Content-Length: \(second.utf8.count * seconds)\r\n\r\n")
    for _ in 0..<seconds {
      connection.pass(.seconds(1))
      try connection.send(second)
    }
    #expect(connection.wholeRequests == 1)
    #expect(!connection.isBroken)
  }

  @Test func aConnectionWithoutARequestHasAMinuteAndEndsInSilence() throws {
    let connection = try GuardedConnection()
    try connection.send(Self.get)
    connection.pass(.seconds(3_600))
    try connection.answer()
    _ = try connection.received()
    connection.pass(.seconds(59))
    #expect(connection.isOpen)
    connection.pass(.seconds(1))
    #expect(!connection.isOpen)
    #expect(try connection.received() == "")
  }

  @Test func anAnswerThatIsUnderWayHasAllTheTimeThatItTakes() throws {
    let connection = try GuardedConnection()
    try connection.send(Self.get)
    try connection.answer("event: change\n\n", isWhole: false)
    connection.pass(.hours(24))
    #expect(connection.isOpen)
  }

  @Test func whoDoesNotReadAnAnswerForAMinuteIsCutOff() throws {
    let connection = try GuardedConnection()
    try connection.send(Self.get)
    try connection.answer("much", isWhole: false)
    for isWritable in [false, true, false] {
      connection.channel.isWritable = isWritable
      connection.channel.pipeline.fireChannelWritabilityChanged()
      connection.pass(.seconds(59))
      #expect(connection.isOpen)
    }
    connection.pass(.seconds(1))
    #expect(!connection.isOpen)
  }

  @Test func aRefusalComesBehindTheAnswersThatAreDue() throws {
    let connection = try GuardedConnection()
    try connection.send(Self.get + Self.get + "NONSENSE\r\n\r\n")
    #expect(try connection.received() == "")
    try connection.answer("first")
    #expect(try connection.received().hasSuffix("first"))
    try connection.answer("second")
    let rest = try connection.received()
    #expect(rest.contains("second"))
    #expect(rest.contains("HTTP/1.1 400 Bad Request\r\n"))
    #expect(!connection.isBroken)
  }

  @Test func behindARefusalNothingIsAnswered() throws {
    let connection = try GuardedConnection()
    try connection.send(Self.post)
    connection.pass(.seconds(60))
    _ = try connection.received()
    try connection.answer("late")
    #expect(try connection.received() == "")
  }

  @Test func aBodyThatBreaksOffIsNeverTakenForAWholeOne() throws {
    let connection = try GuardedConnection()
    try connection.send(Self.post)
    connection.channel.close(promise: nil)
    #expect(connection.isBroken)
    #expect(connection.wholeRequests == 0)
  }

  @Test(arguments: [
    "GET / HTTP/1.0\r\nHost: localhost\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Close\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n",
  ])
  func whatEndsAConnectionIsTheLastOneOnIt(request: String) throws {
    let connection = try GuardedConnection()
    try connection.send(request)
    try connection.send(Self.get)
    #expect(connection.wholeRequests == 1)
    try connection.answer("last")
    let answer = try connection.received()
    #expect(answer.lowercased().contains("connection: close\r\n"))
    #expect(answer.hasSuffix("last"))
    #expect(!connection.isOpen)
  }

  @Test func thoseThatAreIdleGoFirstAndThoseThatAreAnsweredStay() throws {
    var limits = ServerLimits()
    limits.connections = 3
    let book = ConnectionBook(limit: limits.connections)
    let connections = try (0..<3).map { number in
      let connection = try GuardedConnection(limits, book: book)
      // The first is being answered, the second drips, the third waits.
      if number < 2 { try connection.send([Self.get, Self.post][number]) }
      return connection
    }
    var open: [[Bool]] = []
    var others: [GuardedConnection] = []
    for _ in 0..<3 {
      let other = try GuardedConnection(limits, book: book)
      try other.send(Self.get)
      others.append(other)
      open.append(connections.map(\.isOpen))
      book.close()
    }
    #expect(open == [[true, true, false], [true, false, false], [true, false, false]])
    #expect(others.map(\.isOpen) == [true, true, true])
    #expect(book.counts.shed == 2)
  }

  @Test func whoIsToldToGoTooLateStays() throws {
    let connection = try GuardedConnection()
    try connection.send(Self.get)
    connection.channel.pipeline.fireUserInboundEventTriggered(ConnectionBook.MakeRoom())
    #expect(connection.isOpen)
    try connection.answer()
    connection.channel.pipeline.fireUserInboundEventTriggered(ConnectionBook.MakeRoom())
    #expect(!connection.isOpen)
  }
}
