// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

@Suite struct NodeMapTests {
  /// Puts, replaces and removes at random in step with a Dictionary; the map must agree.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func itIsADictionary(seed: UInt64) {
    var state = seed
    func next(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    func key() -> NodeKey {
      let page = CalendarPage(YearMonth(clampingIndex: Int64(24_290 + next(3))))
      return NodeKey(.dayCell, page: page, day: EpochDay(clamping: 19_700 + Int64(next(60))))
    }
    var map = NodeMap(minimumCapacity: 1)
    var dictionary: [NodeKey: Int32] = [:]
    var checks = 0
    for step in 0..<20_000 {
      let key = key()
      if next(5) < 2 {
        #expect(map.remove(key) == dictionary.removeValue(forKey: key))
      } else {
        map.set(key, to: Int32(step))
        dictionary[key] = Int32(step)
      }
      let asked = self.asked(seed: state)
      if map[asked] != dictionary[asked] { Issue.record("step \(step)") }
      checks += 1
    }
    #expect(checks == 20_000)
    #expect(dictionary.allSatisfy { map[$0.key] == $0.value })
  }

  private func asked(seed: UInt64) -> NodeKey {
    let page = CalendarPage(YearMonth(clampingIndex: 24_290 + Int64(seed % 3)))
    let day = EpochDay(clamping: 19_700 + Int64((seed >> 8) % 60))
    return NodeKey(.dayCell, page: page, day: day)
  }
}
