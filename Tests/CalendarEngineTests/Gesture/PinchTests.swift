// SPDX-License-Identifier: MIT
import Testing

@testable import CalendarEngine

/// Two fingers, and wheels turned with Control: samples in, pinches out.
struct PinchTests {
  private typealias Sample = (phase: PointerSample.Phase, id: Int32, x: Int32, y: Int32)

  /// What comes of samples, whose places are in points.
  private static func pinches(
    _ samples: [Sample], device: PointerSample.Device = .touch
  ) -> [Pinch] {
    var gesture = PinchGesture()
    return samples.compactMap { sample in
      gesture.recognize(
        PointerSample(
          phase: sample.phase, device: device, pointer: sample.id, x: sample.x * 64,
          y: sample.y * 64))
    }
  }

  private static func pinch(
    _ step: Pinch.Step, at place: (x: Int32, y: Int32), spread: (x: Int32, y: Int32),
    growth: (x: Int32, y: Int32) = (0, 0)
  ) -> Pinch {
    Pinch(
      step: step, x: place.x * 64, y: place.y * 64,
      spread: Travel(x: spread.x * 64, y: spread.y * 64),
      growth: Travel(x: growth.x * 64, y: growth.y * 64))
  }

  @Test func twoFingersThatMoveApartPinchFromTheSlopOn() {
    let found = Self.pinches([
      (.down, 1, 100, 200), (.down, 2, 140, 200), (.moved, 2, 148, 200), (.moved, 2, 160, 200),
      (.moved, 1, 90, 230), (.up, 2, 160, 200), (.moved, 1, 0, 0), (.up, 1, 0, 0),
    ])
    #expect(
      found == [
        Self.pinch(.began, at: (130, 200), spread: (60, 0)),
        Self.pinch(.changed, at: (125, 215), spread: (70, 30), growth: (10, 30)),
        Self.pinch(.ended, at: (125, 215), spread: (70, 30)),
      ])
  }

  @Test func fingersThatMoveTogetherDoNotPinch() {
    let found = Self.pinches([
      (.down, 1, 100, 200), (.down, 2, 140, 200), (.moved, 1, 108, 290), (.moved, 2, 148, 290),
      (.up, 1, 108, 290), (.up, 2, 148, 290),
    ])
    // The first one is ahead for a sample, by more than the slop.
    #expect(found.map(\.step) == [.began, .changed, .ended])
    let steady = Self.pinches([
      (.down, 1, 100, 200), (.down, 2, 140, 200), (.moved, 1, 105, 206), (.moved, 2, 145, 206),
      (.moved, 1, 110, 212), (.moved, 2, 150, 212), (.up, 1, 110, 212),
    ])
    #expect(steady == [])
  }

  @Test func oneFingerAndAMouseDoNotPinch() {
    #expect(Self.pinches([(.down, 1, 0, 0), (.moved, 1, 300, 300), (.up, 1, 300, 300)]) == [])
    let mice: [Sample] = [(.down, 1, 0, 0), (.down, 2, 50, 0), (.moved, 2, 300, 0)]
    #expect(Self.pinches(mice, device: .mouse) == [])
    #expect(Self.pinches(mice, device: .pen).map(\.step) == [.began])
  }

  @Test func aThirdFingerIsOfNoConcern() {
    let two: [Sample] = [(.down, 1, 100, 200), (.down, 2, 140, 200), (.moved, 2, 200, 200)]
    let third: [Sample] = [(.down, 3, 10, 10), (.moved, 3, 300, 300), (.up, 3, 300, 300)]
    #expect(Self.pinches(two + third) == Self.pinches(two))
  }

  @Test func aFingerThatIsTakenAwayCancels() {
    let samples: [Sample] = [(.down, 1, 100, 200), (.down, 2, 140, 200), (.moved, 2, 200, 200)]
    for (end, step) in [(PointerSample.Phase.cancelled, Pinch.Step.cancelled), (.up, .ended)] {
      #expect(Self.pinches(samples + [(end, 1, 100, 200)]).map(\.step) == [.began, step])
    }
    // The end of the first was lost, and the second finger is one of two again.
    let again: [Sample] = [(.down, 1, 0, 200), (.moved, 1, 100, 200)]
    #expect(Self.pinches(samples + again).map(\.step) == [.began, .cancelled, .began])
  }

  @Test func placesAtTheEndsOfTheNumbersDoNotTrap() {
    var gesture = PinchGesture()
    var found: [Pinch] = []
    for (phase, id, place) in [
      (PointerSample.Phase.down, Int32(1), Int32.min), (.down, 2, .max), (.moved, 2, .min),
      (.moved, 1, .max), (.up, 1, .min),
    ] {
      let sample = PointerSample(phase: phase, device: .touch, pointer: id, x: place, y: place)
      found += gesture.recognize(sample).map { [$0] } ?? []
    }
    #expect(found.map(\.step) == [.began, .changed, .ended])
  }

  @Test(arguments: [(Int32(-10), Int32(10)), (10, -10), (-400, 50), (400, -50)])
  func aWheelWithControlIsAPinch(dy: Int32, growth: Int32) {
    let sample = WheelSample(dx: 0, dy: dy * 64, x: 640, y: 1280, modifiers: .control)
    #expect(
      PinchGesture.recognize(sample)
        == Self.pinch(
          .changed, at: (10, 20), spread: (100 + growth, 100 + growth), growth: (growth, growth)))
    #expect(PinchGesture.recognize(WheelSample(dx: 0, dy: dy)) == nil)
    #expect(PinchGesture.recognize(WheelSample(dx: 0, dy: dy, modifiers: .shift)) == nil)
  }
}
