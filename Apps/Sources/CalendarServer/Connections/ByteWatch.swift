// SPDX-License-Identifier: MIT
import NIOCore

/// Tells a connection's guard that bytes have arrived, before they are parsed.
///
/// After a refusal, bytes are read and dropped, so that the client reads the refusal instead of a
/// reset.
final class ByteWatch: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let connectionGuard: ConnectionGuard

  init(_ connectionGuard: ConnectionGuard) {
    self.connectionGuard = connectionGuard
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !connectionGuard.isOver else { return }
    connectionGuard.noteBytes(Self.unwrapInboundIn(data))
    context.fireChannelRead(data)
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    if connectionGuard.isOver { context.read() }
    context.fireChannelReadComplete()
  }
}
