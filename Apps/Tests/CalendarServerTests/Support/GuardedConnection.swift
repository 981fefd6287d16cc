// SPDX-License-Identifier: MIT
import HTTPTypes
import Logging
import NIOCore
import NIOEmbedded
import NIOHTTP1

@testable import CalendarServer

/// A connection with a guard and no network, whose clock is the test's.
final class GuardedConnection {
  let channel = EmbeddedChannel()
  let book: ConnectionBook
  let figures = ServerFigures()
  private let answers = AnswersInside()

  init(
    _ limits: ServerLimits = ServerLimits(), book: ConnectionBook? = nil, logger: Logger = .quiet
  ) throws {
    self.book = book ?? ConnectionBook(limit: limits.connections)
    let connectionGuard = ConnectionGuard(
      limits: limits, book: self.book, watch: RequestWatch(figures: figures, logger: logger))
    var decoderLimits = NIOHTTPDecoderLimitConfiguration()
    decoderLimits.maxHeaderFieldSize = limits.headerBytes
    decoderLimits.maxHeaderListSize = limits.headerBytes
    self.book.open()
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandlers([
      ByteWatch(connectionGuard), HTTPResponseEncoder(),
      ByteToMessageHandler(
        HTTPRequestDecoder(leftOverBytesStrategy: .dropBytes, limitConfiguration: decoderLimits)),
      connectionGuard, answers,
    ])
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }
}

extension GuardedConnection {
  /// The client sends this.
  func send(_ text: String) throws { try channel.writeInbound(ByteBuffer(string: text)) }

  /// Time passes.
  func pass(_ time: TimeAmount) { channel.embeddedEventLoop.advanceTime(by: time) }

  /// What the client has received since it was asked last.
  func received() throws -> String {
    var text = ""
    while let buffer = try channel.readOutbound(as: ByteBuffer.self) {
      text += String(buffer: buffer)
    }
    return text
  }

  /// The server answers the oldest request.
  func answer(_ body: String = "", isWhole: Bool = true) throws {
    var head = HTTPResponseHead(version: .http1_1, status: .ok)
    head.headers.add(name: "Content-Length", value: "\(body.utf8.count)")
    let part = HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(string: body)))
    channel.write(HTTPServerResponsePart.head(head), promise: nil)
    channel.writeAndFlush(part, promise: nil)
    if isWhole { channel.writeAndFlush(HTTPServerResponsePart.end(nil), promise: nil) }
  }

  var isOpen: Bool { channel.isActive }

  /// Whether the responder was told that a body will never be complete.
  var isBroken: Bool { answers.isBroken }

  /// How many complete requests have passed.
  var wholeRequests: Int { answers.wholeRequests }
}

/// Stands where the answers are made.
private final class AnswersInside: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart

  private(set) var isBroken = false
  private(set) var wholeRequests = 0

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .end = Self.unwrapInboundIn(data) { wholeRequests += 1 }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if error is ConnectionBroken { isBroken = true }
  }
}
