// SPDX-License-Identifier: MIT
import CalendarFoundation
import Foundation
import Testing

struct InstanceIDTests {
  private let date = Date(timeIntervalSince1970: 1_772_442_000)

  private func id(_ event: String, _ date: Date? = nil) -> String {
    InstanceID(event: event, date: date).text
  }

  @Test func eventsOfASeriesHaveIDsOfTheirOwn() {
    let next = date.addingTimeInterval(7 * 86_400)
    #expect(id("A1", date) == "A1@1772442000000000")
    #expect(id("A1", date) != id("A1", next))
    #expect(InstanceID(Array(id("A1", next).utf8)).date == next)
  }

  @Test func anEventOfNoSeriesIsCalledAsInItsStore() {
    #expect(id("B2:C3") == "B2:C3")
    #expect(id("D4@example.org") == "D4@example.org")
  }

  @Test(arguments: [
    "", "A1", "A1@", "A1@7", "A1@7@", "a@b", "@", "A1@-5", "A1@+5", "ü@9999999999999999999",
  ])
  func whatItSaysIsWhatItWasMadeOf(event: String) {
    for date in [nil, date, Date(timeIntervalSince1970: -0.5)] {
      let made = InstanceID(event: event, date: date)
      #expect(InstanceID(Array(made.text.utf8)) == made)
    }
  }

  @Test func differentOnesAreNeverTheSame() {
    let events = ["A1", "A1@", "A1@@", "A1@1772442000000000", "A1@1772442000000000@"]
    let made = events.flatMap { [id($0), id($0, date)] }
    #expect(Set(made).count == made.count)
  }
}
