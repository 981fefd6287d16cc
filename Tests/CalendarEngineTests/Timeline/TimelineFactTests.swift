// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// What is known of a day shows on its date among hours.
struct TimelineFactTests {
  private func harness(_ facts: [DayFact]) -> EngineHarness {
    let harness = EngineHarness.timeline()
    harness.answerAll(facts)
    return harness
  }

  private func date(_ text: String, in harness: EngineHarness) throws -> (SceneNode, String) {
    let node = try #require(harness.node(.dateHeader, text))
    return (node, String(decoding: harness.scene.utf8(node.label), as: UTF8.self))
  }

  @Test func theDateOfADayOfStreaksHasItsTintAndSaysItsPoints() throws {
    var short = DayFact(day: day("2024-02-21"), tint: .streakShort)
    short.progress = DayFact.Progress(points: 30, goal: 100)
    let harness = harness([DayFact(day: day("2024-02-20"), tint: .streakKept), short])
    let (kept, name) = try date("2024-02-20", in: harness)
    #expect(kept.tint == Tint.streakKept.rawValue && kept.progress == 0)
    #expect(name.contains("kept"))
    let (other, otherName) = try date("2024-02-21", in: harness)
    #expect(other.tint == Tint.streakShort.rawValue && other.progress == 30)
    #expect(otherName.contains("30 of 100 points"))
    #expect(try date("2024-02-22", in: harness).0.tint == 0)
  }

  @Test func aNoteIsSaidWithTheDate() throws {
    let harness = harness([DayFact(day: day("2024-02-20"), dots: [.red, .blue], note: "2 marks")])
    #expect(try date("2024-02-20", in: harness).1.contains("2 marks"))
  }

  @Test func onADiscOfStreaksTheNumberIsRead() throws {
    for tint in [Tint.streakKept, .streakShort, .streakNone] {
      let harness = harness([DayFact(day: day("2024-02-20"), tint: tint)])
      let (node, _) = try date("2024-02-20", in: harness)
      for scheme in [ThemeScheme.light, .dark] {
        let style = Theme.standard.style(of: node, in: scheme)
        let fill = try #require(style.fill)
        #expect(style.text.contrast(with: fill) >= 4.5)
        #expect((style.outline != nil) == (tint == .streakShort))
      }
    }
  }
}
