// SPDX-License-Identifier: MIT
import CalendarEngine
import Testing

@testable import almanac

/// Which colours a calendar has.
struct PresetThemeTests {
  @Test func daysAreSelectedInVioletAmongStreaks() {
    for view in [.month, .week, .months, .year, .timeline, .agenda] as [ViewKind] {
      let theme = Preset?.none.theme(in: view)
      let colors = view.showsEvents ? Theme.standard : .streak
      #expect(theme.light[.selection] == colors.light[.selection], "\(view)")
      #expect(theme.dark[.selection] == colors.dark[.selection], "\(view)")
      // What a streak says of a day is seen around what is selected.
      #expect(theme.framesSelection)
    }
  }

  @Test func aPresetHasItsOwnColors() {
    for preset in Preset.allCases {
      #expect(Preset?.some(preset).theme(in: .agenda) == Theme(preset), "\(preset)")
    }
  }
}
