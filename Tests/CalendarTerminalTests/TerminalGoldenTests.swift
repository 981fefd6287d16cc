// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarTerminal
import Testing

struct TerminalGoldenTests {
  @Test func everySampleHasAName() {
    #expect(SampleMonth.all.count == 60)
    #expect(Set(SampleMonth.all.map(\.name)).count == 60)
  }

  @Test(arguments: SampleMonth.all) func printIsTheGolden(_ sample: SampleMonth) throws {
    #expect(try Golden.problem(sample.bytes(), sample.name + ".txt", beside: #filePath) == nil)
  }
}
