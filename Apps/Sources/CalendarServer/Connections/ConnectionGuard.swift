// SPDX-License-Identifier: MIT
import HTTPTypes
import NIOCore
import NIOHTTP1

/// Keeps a connection within the limits, and answers what is not a valid request.
///
/// It sits between the HTTP parser and the responders. The client has limited time for the head of
/// a request, for its body, for reading an answer, and for being idle. What the parser refuses is a
/// problem like any other, with the same headers, after which the connection ends. The guard also
/// records requests for metrics and the access log, because every answer passes through it.
final class ConnectionGuard: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// What the client is expected to send next.
  enum Phase: Equatable {
    /// A new request, of which nothing has arrived.
    case idle
    /// The rest of a head.
    case head
    /// The rest of a body.
    case body
    /// Nothing: the connection ends after the answers that are due.
    case over
  }

  let limits: ServerLimits
  let book: ConnectionBook
  let watch: RequestWatch
  var phase = Phase.idle
  /// When the phase began or, while idle, when the last answer ended.
  var since = NIODeadline.distantPast
  /// Bytes of the request line so far, and whether it is complete.
  var line = (bytes: 0, isWhole: false)
  /// Bytes of the body so far.
  var bodyBytes = 0
  /// When the client stopped reading, or nil while it reads.
  var stalled: NIODeadline?
  /// The unanswered requests, in order.
  var requests: [ServerRequest] = []
  /// The refusal that follows the answers that are due.
  var refusal: (problem: Problem, request: ServerRequest)?
  var timer: (deadline: NIODeadline, task: Scheduled<Void>)?
  var context: ChannelHandlerContext?

  init(limits: ServerLimits, book: ConnectionBook, watch: RequestWatch) {
    self.limits = limits
    self.book = book
    self.watch = watch
  }

  /// Whether reading has stopped.
  var isOver: Bool { phase == .over }
}

extension ConnectionGuard {
  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    if context.channel.isActive { begin(context) }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    timer?.task.cancel()
    timer = nil
    self.context = nil
  }

  func channelActive(context: ChannelHandlerContext) {
    begin(context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    breakOff(context)
    book.note(nil, of: context.channel)
    let now = context.eventLoop.now
    for request in requests { watch.note(request, ended: now, isWhole: false) }
    requests.removeAll()
    context.fireChannelInactive()
  }

  private func begin(_ context: ChannelHandlerContext) {
    guard since == .distantPast else { return }
    enter(.idle, context)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard event is ConnectionBook.MakeRoom else {
      return context.fireUserInboundEventTriggered(event)
    }
    if waiting == nil, phase != .over {
      book.shedAnother()
    } else {
      book.noteShed()
      cut(context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? HTTPParserError else {
      // The connection is broken.
      return context.fireErrorCaught(ConnectionBroken())
    }
    refuse(problem(of: error), kind: .malformed, context)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    stalled = context.channel.isWritable ? nil : context.eventLoop.now
    keepTime(context)
    context.fireChannelWritabilityChanged()
  }
}

extension ConnectionGuard {
  /// Notes that bytes have arrived that are not parsed yet.
  func noteBytes(_ bytes: ByteBuffer) {
    guard let context else { return }
    if phase == .idle {
      line = (0, false)
      enter(.head, context)
    }
    guard phase == .head, !line.isWhole else { return }
    let view = bytes.readableBytesView
    let end = view.firstIndex(of: UInt8(ascii: "\n"))
    line = (line.bytes + view[..<(end ?? view.endIndex)].count, end != nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard phase != .over else { return }
    switch Self.unwrapInboundIn(data) {
    case .head(let head): read(head, context)
    case .body(let bytes):
      bodyBytes += bytes.readableBytes
      context.fireChannelRead(data)
    case .end:
      // Stop reading after a request that its client has declared to be the last.
      enter(requests.last?.isLast == true ? .over : .idle, context)
      context.fireChannelRead(data)
    }
  }

  private func read(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    var request = ServerRequest(
      method: head.method.rawValue, target: head.uri, begun: context.eventLoop.now)
    // After a request for another protocol the parser reads nothing more.
    request.isLast = !head.isKeepAlive || head.headers.contains(name: "upgrade")
    do throws(Problem) {
      let head = try head.withPathAsTarget()
      request.target = head.uri
      requests.append(request)
      bodyBytes = 0
      enter(.body, context)
      context.fireChannelRead(Self.wrapInboundOut(.head(head)))
    } catch {
      refuse(error, kind: .malformed, of: request, context)
    }
  }

  /// Starts a phase.
  func enter(_ phase: Phase, _ context: ChannelHandlerContext) {
    self.phase = phase
    since = context.eventLoop.now
    book.note(waiting, of: context.channel)
    keepTime(context)
  }

  /// What the connection waits for while it is the client's turn, and since when.
  var waiting: Waiting? {
    switch phase {
    case .idle where requests.isEmpty: .idle(since: since)
    case .head where requests.isEmpty: .arriving(since: since)
    // The answer to the request that is still arriving has not begun.
    case .body where requests.count <= 1 && requests.last?.status == nil: .arriving(since: since)
    default: nil
    }
  }
}
