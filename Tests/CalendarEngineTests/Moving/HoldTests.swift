// SPDX-License-Identifier: MIT

import Testing

@testable import CalendarEngine

/// A hand that has hold of something, in whole 1/64 points.
struct HoldTests {
  @Test func manySmallSamplesAreOneLargeSample() {
    var hold = Hold(PageExtents(343.3))
    for _ in 1...10_000 { hold = hold.moved(by: 1, atMost: 1) }
    #expect(hold == Hold(PageExtents(343.3)).moved(by: 10_000, atMost: 1))
  }

  @Test func thereAndBackIsNowhere() {
    var hold = Hold(PageExtents(before: 300, after: 250))
    for distance: Int32 in [7, -90, 4_001, -3_918] { hold = hold.moved(by: distance, atMost: 1) }
    #expect(hold.travel == 0 && hold.ways == 0)
  }

  @Test func theWayOnEitherSideIsOfItsOwnLength() {
    let hold = Hold(PageExtents(before: 300, after: 250))
    #expect(hold.moved(by: -150 * 64, atMost: 1).ways == -0.5)
    #expect(hold.moved(by: 125 * 64, atMost: 1).ways == 0.5)
  }

  @Test func whatIsCaughtGoesOnFromWhereItIs() {
    let caught = Hold(at: 0.4, PageExtents(before: 300, after: 250))
    #expect(caught.ways == 0.4)
    // 100 points after its stop, and 250 back from there.
    #expect(caught.moved(by: -250 * 64, atMost: 1).ways == -0.5)
  }

  @Test func aHandThatHasGoneTooFarIsFollowedFromThere() {
    let hold = Hold(PageExtents(100)).moved(by: .max, atMost: 1)
    #expect(hold.ways == 1)
    #expect(hold.moved(by: -50 * 64, atMost: 1).ways == 0.5)
  }

  @Test func atAnotherSizeItStaysWhereItIs() {
    let hold = Hold(PageExtents(300)).moved(by: 150 * 64, atMost: 1).measured(PageExtents(400))
    #expect(hold.ways == 0.5)
    #expect(hold.moved(by: 100 * 64, atMost: 1).ways == 0.75)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -3])
  func noExtentIsLessThanAPoint(points: Double) {
    #expect(PageExtents(points) == PageExtents(1))
  }

  @Test func aVelocityIsInWaysToTheStopOnItsSide() {
    let hold = Hold(PageExtents(before: 300, after: 250))
    #expect(hold.ways(500) == 2)
    #expect(hold.moved(by: -64, atMost: 1).ways(600) == 2)
  }
}
