// SPDX-License-Identifier: MIT
import AlmanacSamples
import CivilTime
import Testing

@testable import CalendarEngine

/// Places of columns of days, by law.
struct DayTrackTests {
  private static func track(
    _ count: Int32 = 3, weeks: Weekday? = nil, turns: Bool = true, from first: Int32 = -4_000
  ) -> DayTrack {
    DayTrack(
      columns: DayColumns(hiding: WeekdaySet()), count: count, width: 6_433, first: first,
      last: 4_000, weekStart: weeks, turnsPages: turns)
  }

  @Test func ic3WhatMovesToAndFroIsWhereItWas() {
    var numbers = SeededNumbers(seed: 5)
    let track = Self.track()
    var place = Stop(index: 0, offset: 0)
    for _ in 0..<10_000 {
      let way = Int32.random(in: -90_000...90_000, using: &numbers)
      let (moved, excess) = track.move(place, by: way)
      #expect(track.way(from: place, to: moved) + excess == way)
      #expect(abs(moved.offset) <= track.width / 2 + 1)
      if excess == 0 { #expect(track.move(moved, by: -way).place == place) }
      place = moved
    }
  }

  @Test func ic13TheCurrentDayChangesAtHalfAColumn() {
    let track = Self.track()
    let start = Stop(index: 10, offset: 0)
    #expect(track.move(start, by: 3_216).place.index == 10)
    #expect(track.move(start, by: 3_217).place.index == 11)
    #expect(track.move(start, by: -3_216).place.index == 10)
    #expect(track.move(start, by: -3_217).place.index == 9)
  }

  // A flick turns one page from where it was taken hold of.
  @Test func ic42AFlickTurnsOnePageHoweverFastItIs() {
    let track = Self.track()
    let origin = Stop(index: 30, offset: 0)
    let held = Grasp(page: origin, place: origin)
    for speed: Int32 in [4_000, 40_000, 400_000] {
      let place = track.move(origin, by: 800).place
      #expect(track.page(after: speed, from: place, origin: held).index == 33)
      let back = track.move(origin, by: -800).place
      #expect(track.page(after: -speed, from: back, origin: held).index == 27)
    }
  }

  @Test func ic42AStillFingerTurnsAPageOnlyBeyondItsHalf() {
    let track = Self.track()
    let origin = Stop(index: 30, offset: 0)
    let held = Grasp(page: origin, place: origin)
    let (less, more) = (track.length / 2 - 10, track.length / 2 + 10)
    for (way, page): (Int32, Int32) in [(less, 30), (more, 33), (-less, 30), (-more, 27)] {
      let place = track.move(origin, by: way).place
      #expect(track.page(after: 0, from: place, origin: held).index == page)
      #expect(track.page(after: 1_000, from: place, origin: held).index == page)
    }
  }

  @Test func ic42AFlickAgainstTheTravelGoesBack() {
    let track = Self.track()
    let origin = Stop(index: 30, offset: 0)
    let held = Grasp(page: origin, place: origin)
    let place = track.move(origin, by: 5_000).place
    #expect(track.page(after: -40_000, from: place, origin: held) == origin)
  }

  @Test func pagesOfWeeksBeginWithWeeks() {
    let track = Self.track(7, weeks: .monday)
    let wednesday = track.columns.column(of: day("1976-02-18"))
    let start = track.start(nearest: Stop(index: wednesday, offset: 0))
    #expect(track.columns.day(at: start.index) == day("1976-02-16"))
    let next = track.turned(by: 1, from: start)
    #expect(track.columns.day(at: next.index) == day("1976-02-23"))
    #expect(track.turned(by: -1, from: next) == start)
  }

  @Test func ic9NothingIsBeyondTheBounds() {
    let track = Self.track(from: 0)
    let first = Stop(index: 0, offset: 0)
    #expect(track.move(first, by: -500).excess == -500)
    #expect(track.turned(by: -1, from: first) == first)
    #expect(track.isAtEnds(first).first)
    let last = track.move(first, by: .max).place
    #expect(last.index == 4_000 - 2)
    #expect(track.isAtEnds(last).last)
    // Fewer days than columns: the first one stays at the edge.
    let short = Self.track(7, from: 3_998)
    #expect(short.move(Stop(index: 3_998, offset: 0), by: 90).excess == 90)
  }
}
