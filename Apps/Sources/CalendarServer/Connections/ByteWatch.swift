// SPDX-License-Identifier: MIT
import NIOCore

/// Tells the guard of a connection that bytes have come, before anybody knows what they mean.
///
/// Behind a refusal they mean nothing any more: they are taken off the wire, so that the client
/// reads the refusal instead of a reset.
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
