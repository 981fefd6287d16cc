// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarEngine
import CalendarHost
import CalendarModel
import CivilTime
import Testing

/// A platform that is told beforehand which keys are wanted misses none.
@MainActor
@Suite struct KeyModifierTests {
  /// Without Escape, which gives up a drag whatever is held with it.
  private static let keys = (0...UInt8.max).compactMap { KeySample.Key(rawValue: $0) }
    .filter { $0 != .escape }
  private static let everyModifier = (0...7).map { Modifiers(rawValue: $0) }

  private func claims(_ host: PaperHost) -> Set<Modifiers> {
    Set(
      Self.everyModifier.filter { modifiers in
        Self.keys.contains { key in
          var tried = host.session.runtime
          let sample = KeySample(key: key, modifiers: modifiers)
          return tried.send(CalendarInput(.key(sample), at: host.time)).isClaimed
        }
      })
  }

  @Test func everyChordOfAnEventIsAmongThem() throws {
    let host = PaperHost.withOneEvent()
    host.session.send(.action(.focusEntered(nil)))
    let key = try #require(host.session.scene.nodes.first { $0.role == .timedEvent }?.key)
    var found = claims(host)
    for action in [CalendarAction.focusOccurrence(key), .edit(.grab(key)), .edit(.cancel)] {
      host.session.send(.action(action))
      found.formUnion(claims(host))
    }
    #expect(found == Set(KeySample.allModifiers))
  }

  @Test(arguments: Preset.allCases)
  func noPresetHeedsAnother(preset: Preset) {
    var walker = HostWalker(seed: WalkPlan.seed(17), CalendarOptions(preset))
    var found: Set<Modifiers> = []
    for _ in 0..<WalkPlan.steps(100) {
      walker.step()
      found.formUnion(claims(walker.host))
    }
    #expect(found.isSubset(of: KeySample.allModifiers))
  }
}
