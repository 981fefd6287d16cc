// SPDX-License-Identifier: MIT

import CalendarEngine
import Testing

struct GoldenTests {
  @Test func allSamplesAreThere() {
    #expect(Sample.all.count == Sample.count)
    #expect(Set(Sample.all.map(\.name)).count == Sample.count)
  }

  @Test(arguments: Sample.all) func sceneIsTheGolden(_ sample: Sample) {
    Golden.check(sample.scene.dump(), sample.name + ".txt")
  }

  @Test(arguments: Sample.all) func pictureIsTheGolden(_ sample: Sample) {
    Golden.check(sample.svg, sample.name + ".svg")
  }
}
