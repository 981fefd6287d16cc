// SPDX-License-Identifier: MIT
import NIOCore

extension ConnectionGuard {
  /// When the client's time is up, or nil while it is the server's turn.
  private var deadline: NIODeadline? {
    [phaseDeadline, stalled.map { $0 + TimeAmount(limits.idle) }].compactMap(\.self).min()
  }

  private var phaseDeadline: NIODeadline? {
    switch phase {
    case .idle: requests.isEmpty ? since + TimeAmount(limits.idle) : nil
    case .head: since + TimeAmount(limits.head)
    case .body:
      since + TimeAmount(limits.body) + .seconds(Int64(bodyBytes / limits.bodyRate))
    case .over: requests.isEmpty ? since + TimeAmount(limits.lingering) : nil
    }
  }

  /// Sets a timer that fires at the deadline or earlier.
  ///
  /// One that fires early is set again then, so an ordinary request costs no timer.
  func keepTime(_ context: ChannelHandlerContext) {
    guard let deadline, timer.map({ deadline < $0.deadline }) ?? true else { return }
    timer?.task.cancel()
    let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
    let task = context.eventLoop.scheduleTask(deadline: deadline) { bound.value.timerWentOff() }
    timer = (deadline, task)
  }

  private func timerWentOff() {
    timer = nil
    guard let context else { return }
    guard let deadline, deadline <= context.eventLoop.now else { return keepTime(context) }
    if phaseDeadline.map({ $0 <= context.eventLoop.now }) ?? false {
      switch phase {
      case .head: return refuse(Self.lateHead, kind: .late, context)
      case .body: return refuse(Self.lateBody, kind: .late, context)
      case .idle, .over: break
      }
    }
    cut(context)
  }

  private static var lateHead: Problem {
    Problem(.requestTimeout, "The headers of the request did not arrive in time.")
  }

  private static var lateBody: Problem {
    Problem(.requestTimeout, "The body of the request did not arrive in time.")
  }
}
