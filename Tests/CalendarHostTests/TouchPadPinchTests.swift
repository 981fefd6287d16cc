// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarHost
import Testing

/// A touch pad whose platform tells how far apart fingers are, on a real calendar.
@MainActor
@Suite struct TouchPadPinchTests {
  private func host(_ view: ViewKind) -> PaperHost {
    var options = CalendarOptions()
    options.view = view
    return PaperHost(options)
  }

  private func send(_ scales: [Double], to host: PaperHost) {
    var pinch = TouchPadPinch()
    for scale in scales {
      if let sample = pinch.sample(scale: scale, x: 170 * 64, y: 300 * 64) {
        _ = host.session.send(.wheel(sample))
      }
    }
  }

  @Test func hoursAreMagnifiedByTheSame() {
    let host = host(.timeline)
    let before = Double(host.session.scene.style.hourHeight)
    send([1.1, 1.2, 1.25, 1.3, 1.4, 1.5], to: host)
    #expect(abs(Double(host.session.scene.style.hourHeight) / before - 1.5) < 0.01)
    send([0.9, 0.8, 2 / 3], to: host)
    #expect(abs(Double(host.session.scene.style.hourHeight) / before - 1) < 0.01)
  }

  @Test func manySmallStepsAreAsFarAsOneLargeOne() {
    let steps = (1...10_000).map { 1 + Double($0) / 10_000 }
    var pinch = TouchPadPinch()
    var factor = 1.0
    for scale in steps {
      guard let sample = pinch.sample(scale: scale, x: 0, y: 0) else { continue }
      factor *= 1 - Double(sample.dy) / 6400
    }
    #expect(abs(factor - 2) < 0.001)
  }

  @Test func whatIsTooFarForOneSampleComesWithTheNext() {
    var pinch = TouchPadPinch()
    let samples = (0..<3).map { pinch.sample(scale: 2, x: $0, y: 4) }
    // Half as large again, then a third of that.
    #expect(samples.map { $0?.dy } == [-3200, -2133, nil])
    #expect(samples.map { $0?.x } == [0, 1, nil])
    #expect(samples[1]?.modifiers == .control)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1])
  func whatIsNoNewScaleIsNothing(scale: Double) {
    var pinch = TouchPadPinch()
    let sample = pinch.sample(scale: scale, x: 0, y: 0)
    #expect(sample == nil)
  }

  @Test func aCalendarSaysWhetherItHasAUseForPinches() {
    let question = CalendarInput.Content.wheel(TouchPadPinch.question(x: 170 * 64, y: 300 * 64))
    let timeline = host(.timeline)
    let before = timeline.session.scene
    #expect(timeline.session.send(question) == .claimed)
    #expect(timeline.session.scene == before)
    #expect(host(.month).session.send(question) == .never)
  }
}
