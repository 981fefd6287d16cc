// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// Pages move without a calendar around them; they are 100 points apart.
struct PagedMovementTests {
  private let clock = MotionClock(time: 0, reducesMotion: false)
  private let pages = PagedMovement(first: Self.page(2024, 1), last: Self.page(2024, 12))

  private static func page(_ year: Int32, _ month: Int32) -> CalendarPage {
    CalendarPage(YearMonth(clampingIndex: Int64(year) * 12 + Int64(month) - 1))
  }

  private func held(on month: Int32, by distance: Double) -> Moving {
    var moving = Moving(Self.page(2024, month), Expansion(.month))
    pages.hold(PageExtents(100), &moving)
    pages.drag(by: Int32(distance * 6_400), &moving)
    return moving
  }

  @Test func pagesFollowTheHand() {
    #expect(held(on: 6, by: 0.25).viewport.fraction == 0.25)
  }

  @Test func beyondTheLastPageTheyFollowLess() {
    let moving = held(on: 12, by: 0.25)
    #expect(moving.viewport.fraction > 0 && moving.viewport.fraction < 0.25)
    guard case .held(let hold) = moving.motion else {
      Issue.record("nobody holds it")
      return
    }
    #expect(hold.travel == 1_600 && hold.ways == 0.25)
  }

  @Test func whatNobodyHoldsIsNotDragged() {
    var moving = Moving(Self.page(2024, 6), Expansion(.month))
    pages.drag(by: 1_600, &moving)
    #expect(moving == Moving(Self.page(2024, 6), Expansion(.month)))
  }

  @Test(arguments: [(0.6, Int32(7)), (0.4, 6), (-0.6, 5)])
  func aReleaseTurnsFromTheThresholdOn(distance: Double, month: Int32) {
    var moving = held(on: 6, by: distance)
    let step = pages.release(velocity: 0, threshold: 0.5, &moving, clock)
    guard case .turn(let page, _) = step else {
      Issue.record("it does not turn but \(step)")
      return
    }
    #expect(page == Self.page(2024, month))
  }

  @Test func aSlideComesToRestOnItsPage() {
    var moving = held(on: 6, by: 0.6)
    moving.slide(to: Self.page(2024, 7), velocity: 0, clock)
    #expect(moving.viewport.fraction == -0.4 && moving.wantsFrame)
    for frame in Int64(1)...120 {
      pages.advance(&moving, MotionClock(time: frame * 16_000, reducesMotion: false))
    }
    #expect(moving == Moving(Self.page(2024, 7), Expansion(.month)) && moving.isAtRest)
  }

  @Test func whoWantsNoMotionIsThereAtOnce() {
    var moving = held(on: 6, by: 0.6)
    moving.slide(
      to: Self.page(2024, 7), velocity: 3, MotionClock(time: 0, reducesMotion: true))
    #expect(moving.isAtRest && moving.viewport.fraction == 0)
  }

  @Test func aHostThatFliesOverPagesPassesThem() {
    var moving = Moving(Self.page(2024, 6), Expansion(.month))
    let step = pages.follow(NativeScroll(offset: 3.25, phase: .moving), &moving)
    guard case .pass(let page) = step else {
      Issue.record("it passes nothing but \(step)")
      return
    }
    #expect(page == Self.page(2024, 9) && moving.viewport.fraction == 0.25)
  }
}
