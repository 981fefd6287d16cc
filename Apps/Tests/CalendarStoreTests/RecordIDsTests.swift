// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import CalendarStore

@Suite
struct RecordIDsTests {
  /// 2024-02-20T09:00:00.123Z.
  private let time: Int64 = 1_708_419_600_123

  @Test
  func aNewIDIsAUUIDOfItsMillisecond() throws {
    let id = RecordIDs { time }.next()
    #expect(id.hasPrefix("018dc5be-4efb-7"))
    #expect(id == id.lowercased())
    let bytes = try #require(UUID(uuidString: id)).uuid
    #expect(bytes.6 >> 4 == 7)
    #expect(bytes.8 >> 6 == 0b10)
  }

  @Test
  func eachIDComesAfterTheOneBeforeIt() {
    let clock = Locked(time)
    let ids = RecordIDs { clock.withLock { $0 } }
    var made: [String] = []
    for step: Int64 in [0, 0, 1, 500, -10_000, 0, 20_000] {
      clock.withLock { $0 += step }
      made.append(ids.next())
    }
    #expect(made == made.sorted())
    // The clock stood still, and was set back by ten seconds.
    #expect(
      made.map { $0.prefix(13) } == [
        "018dc5be-4efb", "018dc5be-4efc", "018dc5be-4efd", "018dc5be-50f0", "018dc5be-50f1",
        "018dc5be-50f2", "018dc5be-7800",
      ])
  }

  @Test
  func noTwoAreTheSame() async {
    let ids = RecordIDs.shared
    let made = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 { group.addTask { (0..<1_000).map { _ in ids.next() } } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(Set(made).count == 8_000)
  }
}
