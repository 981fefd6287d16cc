// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// Texts of which small ones grow more than large ones.
struct TextSizesTests {
  @Test func withoutSizesNothingIsSaid() {
    #expect(TextSizes().factor(of: 12) == nil)
    #expect(CalendarMetrics(width: 320, textScale: 1.5).texts.of(12) == 1.5)
  }

  @Test func sizesBetweenThoseThatAreKnownGrowBetweenThem() {
    let sizes = TextSizes([(20, 30), (12, 36), (16, 32)])
    #expect(sizes.factor(of: 12) == 3)
    #expect(sizes.factor(of: 14) == 2.5)
    #expect(sizes.factor(of: 16) == 2)
    #expect(sizes.factor(of: 19) == 1.625)
    #expect(sizes.factor(of: 20) == 1.5)
  }

  @Test func sizesBeyondThemGrowAsTheNearestOne() {
    let sizes = TextSizes([(12, 36), (16, 32)])
    #expect(sizes.factor(of: 9) == 3)
    #expect(sizes.factor(of: 60) == 2)
  }

  @Test func whatIsNoSizeIsLeftOut() {
    #expect(TextSizes([(0, 3), (-1, 2), (.nan, 4), (12, 0), (.infinity, 2)]) == TextSizes())
    #expect(TextSizes([(12, 24), (12, 36)]).factor(of: 12) == 2)
  }

  @Test func factorsHaveBounds() {
    #expect(TextSizes([(12, 1)]).factor(of: 12) == 0.5)
    #expect(TextSizes([(12, .infinity)]).factor(of: 12) == 4)
    #expect(TextSizes([(12, .nan)]) == TextSizes())
  }

  /// Sizes that all grow alike are what one factor is: every frame and every size.
  @Test func alikeSizesAreOneFactor() {
    for preset in Preset.allCases {
      for scale in [0.8, 1, 1.35, 2, 3.1] {
        let size = CalendarMetrics(width: 390, textScale: scale)
        var table = size
        table.textSizes = TextSizes([(100, 100 * scale)])
        let (scene, other) = (Self.scene(preset, size), Self.scene(preset, table))
        #expect(scene.nodes == other.nodes, "\(preset) at \(scale)")
        var style = other.style
        style.textSizes = TextSizes()
        #expect(scene.style == style)
      }
    }
  }

  /// What is written in 12 points has room, even where the text of bodies is not larger than usual.
  @Test func rowsGrowWithWhatIsInThem() {
    var metrics = CalendarMetrics(width: 900, height: 900)
    let usual = Self.scene(.kal, metrics)
    metrics.textSizes = TextSizes([(12, 24), (13, 13)])
    let grown = Self.scene(.kal, metrics)
    #expect(Self.height(.weekdayLabel, usual) == 24)
    #expect(Self.height(.weekdayLabel, grown) == 40)
    #expect(grown.style.weekdaySize == 24 * 64)
    #expect(grown.style.titleSize == usual.style.titleSize)
    #expect(Self.height(.header, grown) == Self.height(.header, usual))
  }

  private static func scene(_ preset: Preset, _ metrics: CalendarMetrics) -> CalendarScene {
    let environment = CalendarEnvironment(
      today: day("2024-02-20"), locale: LocaleProfile(), metrics: metrics)
    return CalendarScene.make(
      CalendarState(options: CalendarOptions(preset), showing: day("2024-02-20")), environment)
  }

  /// The height of the first node of a role in points.
  private static func height(_ role: Role, _ scene: CalendarScene) -> Double? {
    scene.nodes.first { $0.role == role }.map { Double($0.frame.height) / 64 }
  }
}
