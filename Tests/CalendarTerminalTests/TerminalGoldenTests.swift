// SPDX-License-Identifier: MIT
import CalendarTerminal
import Testing

struct TerminalGoldenTests {
  @Test func everySampleHasAName() {
    #expect(SampleMonth.all.count == 25)
    #expect(Set(SampleMonth.all.map(\.name)).count == 25)
  }

  @Test(arguments: SampleMonth.all) func printIsTheGolden(_ sample: SampleMonth) throws {
    Golden.check(try sample.bytes(), sample.name + ".txt")
  }
}
