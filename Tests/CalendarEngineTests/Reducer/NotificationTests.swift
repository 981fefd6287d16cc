// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// What an app is told, in which order, and each once: docs/notifications.md.
struct NotificationTests {
  // MARK: - Order

  @Test func fui4ATapOnADay() {
    let harness = EngineHarness()
    harness.tap("2024-02-14")
    #expect(harness.take() == ["selection 2024-02-14"])
  }

  @Test func fui4ATapOnANeighboursDayTurnsThePageFirst() {
    let harness = EngineHarness(reducesMotion: true)
    harness.tap("2024-03-02")
    #expect(
      harness.take() == [
        "page 2024-03 turning", "selection 2024-03-02", "title 2024-03",
        "visible 2024-02-25...2024-04-06", "page 2024-03 settled",
      ])
  }

  @Test func fsE1AtTheLiftOfTheFingerAndAtRest() {
    let harness = EngineHarness { $0.selection = .singlePerPage }
    harness.grab(x: 300)
    harness.drag(from: 289, to: 60)
    #expect(harness.take("page") == [])
    harness.pointer(.up, x: 60, y: 200)
    #expect(harness.take() == ["page 2024-03 turning", "selection 2024-03-01"])
    harness.settle()
    #expect(harness.take() == ["visible 2024-02-25...2024-04-06", "page 2024-03 settled"])
  }

  @Test func fsE1TheTitleFollowsTheFingerBeforeThePageDoes() {
    let harness = EngineHarness()
    harness.grab(x: 300)
    harness.drag(from: 289, to: 60)
    #expect(harness.take() == ["title 2024-03"])
    harness.drag(from: 60, to: 289)
    harness.skip(milliseconds: 200)
    harness.pointer(.up, x: 289, y: 200)
    harness.settle()
    #expect(harness.take() == ["title 2024-02"])
  }

  @Test func fsE1SeveralTurnsRestOnce() {
    let harness = EngineHarness()
    for _ in 0..<3 { harness.tap(.nextButton) }
    harness.settle()
    #expect(
      harness.take("page") == [
        "page 2024-03 turning", "page 2024-04 turning", "page 2024-05 turning",
        "page 2024-05 settled",
      ])
  }

  @Test func fsE1ThereAndBackRestsToo() {
    let harness = EngineHarness()
    harness.tap(.nextButton)
    harness.tap(.previousButton)
    harness.settle()
    #expect(
      harness.take("page") == [
        "page 2024-03 turning", "page 2024-02 turning", "page 2024-02 settled",
      ])
  }

  @Test func fsE1TheFirstPageIsNoChange() {
    var runtime = CalendarRuntime(
      state: CalendarState(showing: day("2024-02-20")),
      environment: CalendarEnvironment(
        today: day("2024-02-20"), locale: LocaleProfile(), metrics: CalendarMetrics(width: 350)))
    let update = runtime.send(CalendarInput(.frame, at: 0))
    #expect(!update.effects.contains { if case .pageChanged = $0 { true } else { false } })
    #expect(update.effects.contains(.titleChanged(CalendarTitle(page("2024-02")))))
  }

  @Test func fsE1ATurnWithinThePageTellsNothing() {
    let harness = EngineHarness()
    harness.send(.show(day("2024-02-03")))
    #expect(harness.take() == [])
  }

  /// FSCalendar drops what happens before its first layout, and reads as if nothing had.
  @Test func fsE4WhatTurnsBeforeTheFirstLayoutIsThereAtOnceAndToldWhenItIsShown() {
    var environment = EngineHarness().runtime.environment
    environment.isShown = false
    var runtime = CalendarRuntime(
      state: CalendarState(showing: day("2024-02-20")), environment: environment)
    var early: [CalendarEffect] = []
    for action in [CalendarAction.show(day("2024-05-05")), .page(by: 1)] {
      early += runtime.send(CalendarInput(.action(action), at: 0)).effects
    }
    early += runtime.send(CalendarInput(.frame, at: 2_000_000)).effects
    #expect(runtime.state.viewport.page == page("2024-06"))
    #expect(early == [.todayChanged(day("2024-02-20"))])
    environment.isShown = true
    let shown = runtime.send(CalendarInput(.environment(environment), at: 2_000_001)).effects
    #expect(
      shown == [
        .titleChanged(CalendarTitle(page("2024-06"))),
        .visibleDaysChanged(days("2024-05-26", "2024-07-06")),
      ])
    let later = runtime.send(CalendarInput(.action(.page(by: 1)), at: 2_000_002)).effects
    #expect(later.first == .pageChanged(page("2024-07"), .turning))
  }

  @Test func todayIsToldBeforeWhatFollowsFromIt() {
    let harness = EngineHarness { $0.loadsFacts = true }
    harness.answerAll()
    harness.forget()
    harness.change { $0.today = day("2024-02-21") }
    #expect(
      harness.take().filter { !$0.hasPrefix("wake") && !$0.hasPrefix("load") } == [
        "today 2024-02-21"
      ])
  }

  // MARK: - Height

  @Test func fsE2TheHeightIsToldOnceForEachStep() {
    let harness = EngineHarness(showing: "2024-02-20") { $0.rows = .fitting }
    harness.send(.page(by: 1))
    var heights: [Double] = []
    for _ in 0..<200 where harness.state.motion != .rest {
      harness.forget()
      harness.wait(milliseconds: 16)
      let sizes = harness.effects.compactMap { effect -> Double? in
        if case .sizeChanged(let height) = effect { height } else { nil }
      }
      #expect(sizes.count <= 1)
      #expect(sizes.allSatisfy { $0 == Double(harness.scene.nodes[0].frame.height) / 64 })
      heights += sizes
    }
    // From five rows to six.
    #expect(heights.count > 5)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test func theHeightComesFirst() {
    let harness = EngineHarness(reducesMotion: true) { $0.rows = .fitting }
    harness.send(.page(by: 1))
    #expect(harness.take().first?.hasPrefix("size ") == true)
  }

  @Test func sixRowsNeverChangeTheHeight() {
    let harness = EngineHarness()
    for _ in 0..<12 {
      harness.tap(.nextButton)
      harness.settle()
    }
    #expect(harness.take("size") == [])
  }

  // MARK: - Cells

  private static func cells(_ harness: EngineHarness) -> [String] {
    harness.scene.nodes.filter { $0.role == .dayCell }
      .map { "cell \($0.key.day.map { "\($0)" } ?? "?") on \($0.key.page.month)" }
  }

  /// An update brings its scene and, with it, the cells that the scene before did not have: a host
  /// that tells before it draws shows no cell of which the app has not heard.
  @Test(arguments: [ViewKind.month, .week, .months])
  func fui4NoSceneHasACellThatWasNotTold(view: ViewKind) {
    let harness = EngineHarness { $0.view = view }
    harness.change { $0.metrics.height = 420 }
    harness.forget()
    var shown: [String] = []
    var count = 0
    func step(_ input: CalendarInput.Content) {
      harness.send(input)
      let (told, cells) = (harness.take("cell"), Self.cells(harness))
      #expect(told == cells.filter { !shown.contains($0) })
      count += told.count
      shown = cells
    }
    func frames() {
      repeat {
        harness.skip(milliseconds: 16)
        step(.frame)
      } while harness.wantsFrame
    }
    var options = harness.state.options
    options.tellsCells = true
    step(.action(.configure(options)))
    for action: CalendarAction in [
      .page(by: 1), .page(by: 1), .page(by: -1), .show(day("2025-07-07")), .showToday,
      .wheel(by: 400 * 64, smoothly: true),
    ] {
      step(.action(action))
      frames()
    }
    var environment = harness.runtime.environment
    environment.metrics.width = 500
    step(.environment(environment))
    #expect(count >= 6 * 7)
  }

  @Test func fui4EachCellIsToldOnceBeforeItIsShown() {
    // In motion the spring also shows the edge of the next page, whose cells are reported as well.
    let harness = EngineHarness(reducesMotion: true)
    #expect(harness.take("cell") == [])
    harness.configure { $0.tellsCells = true }
    #expect(harness.take("cell").count == 42)
    harness.tap("2024-02-14")
    harness.frame()
    #expect(harness.take("cell") == [])
    harness.tap(.nextButton)
    harness.settle()
    let cells = harness.take("cell")
    #expect(cells.count == 42)
    #expect(Set(cells).count == cells.count)
    #expect(cells.first == "cell 2024-02-25 on 2024-03")
  }

  // MARK: - Scrolling to a day

  private func scroll(
    _ id: Int32, _ text: String, isAnimated: Bool = true, in harness: EngineHarness
  ) {
    harness.send(.scroll(to: ScrollTarget(id: id, day: day(text), isAnimated: isAnimated)))
  }

  @Test func fui36AScrollTellsItsEndAtRest() {
    let harness = EngineHarness()
    scroll(1, "2025-07-07", in: harness)
    #expect(harness.take("scroll") == [])
    harness.settle()
    #expect(
      harness.take() == [
        "visible 2025-06-29...2025-08-09", "page 2025-07 settled", "scroll 1 true",
      ])
    #expect(harness.state.focus.day == day("2025-07-07"))
  }

  @Test func withoutAnimationItEndsAtOnce() {
    let harness = EngineHarness()
    scroll(1, "2025-07-07", isAnimated: false, in: harness)
    #expect(harness.take().last == "scroll 1 true")
    #expect(harness.state.motion == .rest)
  }

  @Test func whereItIsAlreadyItEndsAtOnce() {
    let harness = EngineHarness()
    scroll(1, "2024-02-03", in: harness)
    #expect(harness.take() == ["scroll 1 true"])
  }

  @Test func whatComesInBetweenInterruptsIt() {
    let interruptions: [(EngineHarness) -> Void] = [
      { $0.tap(.nextButton) },
      { $0.grab() },
      { $0.send(.show(day("2023-01-01"))) },
    ]
    for interrupt in interruptions {
      let harness = EngineHarness()
      scroll(1, "2025-07-07", in: harness)
      harness.wait(milliseconds: 32)
      interrupt(harness)
      #expect(harness.take("scroll") == ["scroll 1 false"])
      harness.settle()
      #expect(harness.take("scroll") == [])
    }
  }

  @Test func aLaterScrollTakesTheEarliersPlace() {
    let harness = EngineHarness()
    scroll(1, "2025-07-07", in: harness)
    scroll(2, "2026-07-07", in: harness)
    #expect(harness.take("scroll") == ["scroll 1 false"])
    harness.settle()
    #expect(harness.take("scroll") == ["scroll 2 true"])
  }

  @Test func aScrollWhosePlaceALaterOneTakesIsToldAfterThePage() {
    let harness = EngineHarness()
    scroll(1, "2025-07-07", in: harness)
    harness.forget()
    scroll(2, "2026-07-07", in: harness)
    #expect(harness.take() == ["page 2026-07 turning", "title 2026-07", "scroll 1 false"])
  }

  @Test func aQuestionComesBeforeTheHeight() {
    let harness = EngineHarness(showing: "2024-02-20") {
      $0.rows = .fitting
      $0.asksBeforeTurning = true
    }
    harness.send(.page(by: 1))
    harness.send(.answered(id: 1, .allowed))
    harness.wait(milliseconds: 32)
    harness.forget()
    harness.skip(milliseconds: 32)
    harness.send(.page(by: 1))
    let told = harness.take()
    #expect(told.first?.hasPrefix("ask ") == true)
    #expect(told.dropFirst().first?.hasPrefix("size ") == true)
  }

  @Test func theTitleIsToldAgainWhereItReadsOtherwise() {
    let harness = EngineHarness()
    harness.change { $0.locale = SampleLocales.german }
    #expect(harness.take("title") == ["title 2024-02"])
    harness.change { $0.locale = SampleLocales.german }
    harness.change { $0.reducesMotion = true }
    #expect(harness.take("title") == [])
  }

  @Test func fsE3OutOfBoundsItGoesAsFarAsItCanAndSaysSo() {
    let harness = EngineHarness { $0.bounds = days("2024-01-01", "2024-06-30") }
    scroll(1, "2025-07-07", in: harness)
    harness.settle()
    #expect(harness.take("scroll") == ["scroll 1 false"])
    #expect(harness.state.viewport.page == page("2024-06"))
  }

  @Test(arguments: ["2024-02-03", "2024-02-20", "2023-01-01", "2031-12-31"])
  func fsE3ThePageThatIsShownAndPagesOutOfRangeAreIgnored(written: String) {
    // Out of range, the nearest page is the one that is shown.
    let harness = EngineHarness { $0.bounds = days("2024-02-01", "2024-02-29") }
    for isAnimated in [true, false] {
      scroll(1, written, isAnimated: isAnimated, in: harness)
      #expect(harness.state.motion == .rest)
      #expect(harness.take().allSatisfy { $0.hasPrefix("scroll 1 ") })
    }
    for count in [Int32(1), -1, 40] { harness.send(.page(by: count)) }
    harness.settle()
    #expect(harness.take() == [])
    #expect(harness.state.viewport.page == page("2024-02"))
  }

  // MARK: - Calls from inside

  @Test func callsFromInsideANotificationAreSafe() {
    // An app that goes somewhere else and selects whenever a page comes to rest, a few times.
    let harness = EngineHarness()
    harness.tap(.nextButton)
    var calls = 0
    for _ in 0..<2_000 where calls < 5 || harness.state.motion != .rest {
      let told = harness.effects
      harness.forget()
      for case .pageChanged(let page, .settled) in told where calls < 5 {
        calls += 1
        harness.send(.select(.day(page.lastDay)))
        harness.send(.page(by: 1))
      }
      harness.wait(milliseconds: 16)
    }
    #expect(calls == 5)
    harness.settle()
    #expect(harness.summary == "2024-08 rest, focus 2024-08-01, selected 2024-07-31")
  }
}
