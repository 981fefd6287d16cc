// SPDX-License-Identifier: MIT
import CalendarEngine

/// What becomes of a gesture on a platform whose recognisers compete: that of the calendar begins with
/// the first sample that is the calendar's, and fails with the first that cannot become so, which lets
/// the list around the calendar scroll.
///
///     fate.note(session.send(.pointer(sample)), sample.phase, isLast: noneIsDown)
public struct GestureFate: Hashable, Sendable {
  /// Where a gesture stands.
  public enum State: UInt8, CaseIterable, Hashable, Sendable {
    /// It may become the calendar's.
    case possible = 0
    /// It has become the calendar's.
    case began
    /// It still is.
    case changed
    /// It was, and is over.
    case ended
    /// It was, and has been taken away.
    case cancelled
    /// It never was and will not be.
    case failed
  }

  /// Where the gesture stands.
  public private(set) var state = State.possible

  /// A gesture that has not begun.
  public init() {}
}

extension GestureFate {
  /// Notes whose a sample was.
  ///
  /// - Parameters:
  ///   - claim: What the session said of it.
  ///   - phase: What the pointer did.
  ///   - isLast: Whether no pointer is down any more.
  public mutating func note(_ claim: Claim, _ phase: PointerSample.Phase, isLast: Bool) {
    switch phase {
    case .down, .moved: goOn(claim)
    case .up: if isLast { end(isCalendars: claim == .claimed, as: .ended) }
    case .cancelled: if isLast { end(isCalendars: false, as: .cancelled) }
    case .hovered, .left: break
    }
  }

  private mutating func goOn(_ claim: Claim) {
    switch (state, claim) {
    case (.possible, .claimed): state = .began
    case (.possible, .never): state = .failed
    case (.began, .claimed): state = .changed
    case (.possible, .undecided), (.began, .never), (.began, .undecided), (.changed, _),
      (.ended, _), (.cancelled, _), (.failed, _):
      break
    }
  }

  /// A tap is the calendar's only when the finger lifts.
  private mutating func end(isCalendars: Bool, as end: State) {
    switch state {
    case .possible: state = isCalendars ? .ended : .failed
    case .began, .changed: state = end
    case .ended, .cancelled, .failed: break
    }
  }
}
