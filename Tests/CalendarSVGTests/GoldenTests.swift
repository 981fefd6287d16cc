// SPDX-License-Identifier: MIT

import AlmanacSamples
import CalendarEngine
import Testing

struct GoldenTests {
  @Test func allSamplesAreThere() {
    #expect(Sample.all.count == Sample.count)
    #expect(Set(Sample.all.map(\.name)).count == Sample.count)
  }

  @Test(arguments: Sample.all) func sceneIsTheGolden(_ sample: Sample) {
    #expect(Golden.problem(sample.scene.dump(), sample.name + ".txt", beside: #filePath) == nil)
  }

  @Test(arguments: Sample.all) func pictureIsTheGolden(_ sample: Sample) {
    #expect(Golden.problem(sample.svg, sample.name + ".svg", beside: #filePath) == nil)
  }
}
