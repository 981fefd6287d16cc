// SPDX-License-Identifier: MIT

import Testing

@testable import CalendarEngine

/// How a list slows down.
struct CoastTests {
  private static func way(_ velocity: Double, every microseconds: Int64) -> Int32 {
    var coast = Coast(velocity: velocity, time: 0)
    var (time, way): (Int64, Int32) = (0, 0)
    while !coast.isAtRest, time < 20_000_000 {
      time += microseconds
      way += coast.advance(to: time)
    }
    #expect(coast.isAtRest)
    return way
  }

  @Test(arguments: [200.0, -900, 3_000, -8_000])
  func itEndsWhereItsVelocityLeads(velocity: Double) {
    let way = Double(Self.way(velocity, every: 16_000)) / 64
    // It stops at 6 points per second, when 3 points are left.
    #expect(abs(way - Paging.projection(travel: 0, velocity: velocity)) < 3.1)
  }

  @Test(arguments: [Int64(4_000), 8_000, 16_000, 100_000])
  func framesDoNotDecideHowFarItGoes(microseconds: Int64) {
    var coast = Coast(velocity: 2_000, time: 0)
    var way: Int32 = 0
    for step in 1...(400_000 / microseconds) { way += coast.advance(to: step * microseconds) }
    var other = Coast(velocity: 2_000, time: 0)
    var wanted: Int32 = 0
    for step in 1...Int64(100) { wanted += other.advance(to: step * 4_000) }
    #expect(abs(way - wanted) <= 1)
    #expect(coast.velocity == other.velocity)
  }

  @Test func itLosesATwoThousandthAMillisecond() {
    var coast = Coast(velocity: 1_000, time: 0)
    _ = coast.advance(to: 100_000)
    // 0.998 to the power of 100.
    #expect(abs(coast.velocity - 818.567) < 0.01)
  }

  @Test func aTabThatSleptStandsStill() {
    var coast = Coast(velocity: 5_000, time: 0)
    #expect(coast.advance(to: 600_000) == 0)
    #expect(coast.isAtRest)
  }
}
