// SPDX-License-Identifier: MIT
import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1

extension ConnectionGuard {
  func write(
    context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
  ) {
    // The request was refused in the meantime, and nobody waits for an answer.
    guard !requests.isEmpty else { return promise?.succeed() ?? () }
    switch Self.unwrapOutboundIn(data) {
    case .head(let head):
      write(head, context, promise)
    case .body(let body):
      requests[0].bytes += body.readableBytes
      context.write(data, promise: promise)
    case .end:
      context.write(data, promise: promise)
      finishAnswer(context)
    }
  }

  private func write(
    _ head: HTTPResponseHead, _ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?
  ) {
    var head = head
    if head.status.code >= 200 {
      requests[0].status = Int(head.status.code)
      if book.isFull { requests[0].isLast = true }
      if requests[0].isLast { head.headers.replaceOrAdd(name: "Connection", value: "close") }
      book.note(waiting, of: context.channel)
    }
    context.write(Self.wrapOutboundOut(.head(head)), promise: promise)
  }

  private func finishAnswer(_ context: ChannelHandlerContext) {
    let request = requests.removeFirst()
    let now = context.eventLoop.now
    watch.note(request, ended: now, isWhole: true)
    if request.isLast || (requests.isEmpty && book.isFull) {
      requests.removeAll()
      end(context)
    } else if requests.isEmpty {
      if refusal != nil { return sendRefusal(context) }
      if phase == .idle { since = now }
      book.note(waiting, of: context.channel)
      keepTime(context)
    }
  }
}

extension ConnectionGuard {
  /// Refuses what cannot be read any further, after the answers that are due, and ends the
  /// connection.
  ///
  /// `unread` is the request being refused, if its head arrived but was not passed on.
  func refuse(
    _ problem: Problem, kind: FailureKind, of unread: ServerRequest? = nil,
    _ context: ChannelHandlerContext
  ) {
    guard phase != .over else { return }
    watch.note(kind)
    let isWithin = phase == .body
    // The request's answer has begun or is complete; there cannot be another.
    if isWithin, requests.last.map({ $0.status != nil }) ?? true { return cut(context) }
    phase = .over
    book.note(nil, of: context.channel)
    let request = isWithin ? requests.popLast() : unread
    refusal = (problem, request ?? ServerRequest(begun: context.eventLoop.now))
    if requests.isEmpty { sendRefusal(context) }
    if isWithin { context.fireErrorCaught(ConnectionBroken()) }
  }

  /// Writes the refusal and ends the connection.
  private func sendRefusal(_ context: ChannelHandlerContext) {
    guard var (problem, request) = refusal else { return }
    let body = problem.json
    problem.headers[.connection] = "close"
    let response = Response(guarding: problem)
    let head = HTTPResponseHead(
      version: .http1_1,
      status: HTTPResponseStatus(
        statusCode: response.status.code, reasonPhrase: response.status.reasonPhrase),
      headers: HTTPHeaders(response.headers.map { ($0.name.rawName, $0.value) }))
    context.write(Self.wrapOutboundOut(.head(head)), promise: nil)
    if request.method != "HEAD" {
      request.bytes = body.count
      let buffer = ByteBuffer(bytes: body)
      context.write(Self.wrapOutboundOut(.body(.byteBuffer(buffer))), promise: nil)
    }
    context.writeAndFlush(Self.wrapOutboundOut(.end(nil)), promise: nil)
    request.status = problem.status.code
    watch.note(request, ended: context.eventLoop.now, isWhole: true)
    end(context)
  }

  /// Ends the connection when the client has read what was written, or has had time to.
  func end(_ context: ChannelHandlerContext) {
    phase = .over
    refusal = nil
    since = context.eventLoop.now
    book.note(nil, of: context.channel)
    context.flush()
    context.close(mode: .output, promise: nil)
    context.read()
    keepTime(context)
  }

  /// Ends the connection at once.
  func cut(_ context: ChannelHandlerContext) {
    breakOff(context)
    context.close(promise: nil)
  }

  /// Stops reading.
  ///
  /// A body that is incomplete must not be taken for a complete one.
  func breakOff(_ context: ChannelHandlerContext) {
    let isWithin = phase == .body
    phase = .over
    if isWithin { context.fireErrorCaught(ConnectionBroken()) }
  }

  /// The problem for an error of the parser.
  func problem(of error: HTTPParserError) -> Problem {
    switch error {
    case .headerOverflow where line.bytes > limits.headerBytes:
      Problem(.uriTooLong, "The address is longer than \(limits.headerBytes) bytes.")
    case .headerOverflow:
      Problem(
        .requestHeaderFieldsTooLarge,
        "The headers are too large: at most \(limits.headerBytes) bytes in "
          + "\(limits.headerFields) fields.")
    case .invalidVersion:
      Problem(.httpVersionNotSupported, "This server speaks HTTP/1.1 and HTTP/1.0.")
    case .invalidEOFState:
      Problem(.badRequest, "The request is incomplete.")
    default:
      Problem(.badRequest, "This is not a valid HTTP/1.1 request.")
    }
  }
}
