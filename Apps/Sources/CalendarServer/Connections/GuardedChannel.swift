// SPDX-License-Identifier: MIT
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1

/// An HTTP/1.1 connection with a guard behind the parser.
struct GuardedChannel: ServerChildChannel {
  typealias Value = HTTP1Channel.Value

  private let inner: HTTP1Channel
  private let makeGuard: @Sendable () -> ConnectionGuard

  init(
    _ responder: @escaping HTTPChannelHandler.Responder, limits: ServerLimits,
    book: ConnectionBook, watch: RequestWatch
  ) {
    // The guard measures time instead.
    inner = HTTP1Channel(
      responder: responder,
      configuration: .init(
        httpDecoderConfiguration: .init(
          maxHeaderFieldSize: limits.headerBytes, maxHeaderListSize: limits.headerBytes,
          maxHeaderFieldCount: limits.headerFields)))
    makeGuard = { ConnectionGuard(limits: limits, book: book, watch: watch) }
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    inner.setup(channel: channel, logger: logger).flatMapThrowing { value in
      let pipeline = channel.pipeline.syncOperations
      let parser = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
      let connectionGuard = makeGuard()
      try pipeline.addHandler(connectionGuard, position: .after(parser))
      try pipeline.addHandler(ByteWatch(connectionGuard), position: .first)
      // A connection that is accepted while the server ends is taken by nobody, and NIO traps where the last
      // reference to an unfinished writer goes: it stays until the connection has ended.
      channel.closeFuture.whenComplete { _ in withExtendedLifetime(value) {} }
      return value
    }
  }

  func handle(value: Value, logger: Logger) async {
    await inner.handle(value: value, logger: logger)
  }
}
