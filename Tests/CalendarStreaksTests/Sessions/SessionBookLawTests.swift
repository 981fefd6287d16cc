// SPDX-License-Identifier: MIT

import AlmanacSamples
import CivilTime
import Testing

@testable import CalendarStreaks

/// `SessionBook` against a dictionary that is sorted anew for every question.
struct SessionBookLawTests {
  private struct Pair {
    var book: SessionBook
    var sessions: [SessionID: Session] = [:]
    var numbers = SeededNumbers(seed: 7)
    let start: EpochDay
    let span: Int32

    init(start: EpochDay, span: Int32) {
      self.start = start
      self.span = span
      book = SessionBook(goal: StreakGoal(points: 100), zone: .utc)
    }

    mutating func anyTime() -> SessionTime {
      let day = start.addingClamped(days: Int32.random(in: 0..<span, using: &numbers))
      // Few different times, so that many are equal.
      let hour = Int64.random(in: 0..<24, using: &numbers) * 3_600_000_000
      if Bool.random(using: &numbers) {
        return .civil(CivilDateTime(day: day, time: TimeOfDay(clamping: hour)))
      }
      let instant = Instant(clamping: Int64(day.rawValue) * 86_400_000_000 + hour)
      return .zoned(instant, offset: .utc, zone: [])
    }

    mutating func anyID() -> SessionID {
      SessionID(String(Int.random(in: 0..<300, using: &numbers)))
    }

    mutating func change() {
      switch Int.random(in: 0..<12, using: &numbers) {
      case 0...5: put()
      case 6: add()
      case 7...10: remove()
      default: move()
      }
    }

    mutating func anySession() -> Session {
      Session(
        id: anyID(), start: anyTime(), end: anyTime(),
        points: Int32.random(in: -20...150, using: &numbers))
    }

    mutating func put() {
      let session = anySession()
      let former = book.put(session)
      #expect(former == sessions.updateValue(session, forKey: session.id))
    }

    mutating func add() {
      let session = anySession()
      do {
        try book.add(session)
        #expect(sessions.updateValue(session, forKey: session.id) == nil)
      } catch {
        #expect(error == .duplicate(session.id) && sessions[session.id] != nil)
      }
    }

    mutating func remove() {
      let id = anyID()
      do {
        #expect(try book.remove(id) == sessions.removeValue(forKey: id))
      } catch {
        #expect(error == .unknown(id) && sessions[id] == nil)
      }
    }

    mutating func move() {
      let hours = Int32.random(in: -12...14, using: &numbers)
      book.setZone(.fixed(UTCOffset(hours: hours) ?? .utc))
    }

    /// The sessions of a day, or all, in the order that the book promises.
    func sorted(on day: EpochDay?) -> [Session] {
      let placed = sessions.values.map { ($0.start.shown(in: book.zone), $0) }
        .filter { day == nil || $0.0.day == day }
      let sorted = placed.sorted { left, right in
        if left.0 != right.0 { return left.0 < right.0 }
        let (one, other) = (left.1.start.instant ?? .epoch, right.1.start.instant ?? .epoch)
        return one != other ? one < other : left.1.id < right.1.id
      }
      return sorted.map(\.1)
    }

    mutating func agrees() -> Bool {
      let day = start.addingClamped(days: Int32.random(in: 0..<span, using: &numbers))
      let expected = sorted(on: day)
      let total = expected.reduce(0) { $0 + Int64($1.points) }
      return book.sessions(on: day) == expected && book.streaks.points(on: day) == total
        && book.count == Int32(sessions.count) && book.byStart.isBalanced && book.byID.isBalanced
    }
  }

  @Test(arguments: [1, 3, 60] as [Int32])
  func agreesWithSortingAnewAfterEveryStep(span: Int32) {
    var pair = Pair(start: day("2024-02-01"), span: span)
    var steps = 0
    for _ in 0..<1000 {
      pair.change()
      guard pair.agrees() else { break }
      steps += 1
    }
    #expect(steps == 1000)
    #expect(pair.book.sessions(in: .all) == pair.sorted(on: nil))
  }

  @Test func aTreeFilledInOrderStaysBalanced() {
    var tree = RankTree()
    for slot in 0..<2000 as Range<Int32> { tree.insert(slot) { $0 < slot } }
    #expect(tree.isBalanced)
    for slot in 0..<1500 as Range<Int32> { tree.remove(slot) { $0 < slot } }
    #expect(tree.isBalanced)
    #expect(tree.count == 500)
    #expect(tree.rank { $0 < 1750 } == 250)
  }
}
