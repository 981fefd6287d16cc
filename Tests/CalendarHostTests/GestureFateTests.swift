// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarHost
import Testing

/// What a platform's recogniser does with real gestures on a real calendar.
@MainActor
@Suite struct GestureFateTests {
  @MainActor
  private final class Hand {
    let host = PaperHost()
    private(set) var fate = GestureFate()
    private var down: Set<Int32> = []

    /// A sample of a pointer in points; returns where the gesture stands.
    @discardableResult
    func send(
      _ phase: PointerSample.Phase, _ x: Int32, _ y: Int32, pointer: Int32 = 1
    ) -> GestureFate.State {
      switch phase {
      case .down: down.insert(pointer)
      case .up, .cancelled: down.remove(pointer)
      case .moved, .hovered, .left: break
      }
      let claim = host.session.send(
        .pointer(
          PointerSample(phase: phase, device: .touch, pointer: pointer, x: x * 64, y: y * 64)))
      fate.note(claim, phase, isLast: down.isEmpty)
      return fate.state
    }
  }

  @Test func aTapIsTheCalendarsWhenTheFingerLifts() {
    let hand = Hand()
    #expect(hand.send(.down, 175, 200) == .possible)
    #expect(hand.send(.moved, 177, 202) == .possible)
    #expect(hand.send(.up, 177, 202) == .ended)
    #expect(hand.host.session.selection != .none)
  }

  @Test func aDragAlongThePagesBeginsAndGoesOn() {
    let hand = Hand()
    hand.send(.down, 250, 200)
    #expect(hand.send(.moved, 220, 201) == .began)
    #expect(hand.send(.moved, 180, 202) == .changed)
    #expect(hand.send(.moved, 120, 202) == .changed)
    #expect(hand.send(.up, 120, 202) == .ended)
  }

  @Test func aDragAcrossThePagesFailsAtOnceAndIsNotTakenUpAgain() {
    let hand = Hand()
    hand.send(.down, 175, 200)
    #expect(hand.send(.moved, 176, 230) == .failed)
    #expect(hand.send(.moved, 60, 231) == .failed)
    #expect(hand.send(.up, 60, 231) == .failed)
    #expect(hand.host.session.selection == .none)
  }

  @Test func aTapOnNothingIsLeftToWhatIsAround() {
    let hand = Hand()
    hand.send(.down, 4, 2)
    #expect(hand.send(.up, 4, 2) == .failed)
  }

  @Test func whatIsTakenAwayIsCancelledOrFails() {
    let undecided = Hand()
    undecided.send(.down, 175, 200)
    #expect(undecided.send(.cancelled, 175, 200) == .failed)
    let dragging = Hand()
    dragging.send(.down, 250, 200)
    dragging.send(.moved, 200, 200)
    #expect(dragging.send(.cancelled, 200, 200) == .cancelled)
  }

  @Test func aGestureIsOverWhenTheLastFingerLifts() {
    let hand = Hand()
    hand.send(.down, 250, 200)
    hand.send(.moved, 200, 200)
    hand.send(.down, 100, 200, pointer: 2)
    #expect(hand.send(.up, 100, 200, pointer: 2) != .ended)
    #expect(hand.send(.up, 200, 200) == .ended)
  }
}
