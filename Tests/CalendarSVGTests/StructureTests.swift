// SPDX-License-Identifier: MIT

import CalendarEngine
import CalendarSVG
import CivilTime
import Foundation
import Testing

struct StructureTests {
  @Test(arguments: Sample.all) func pictureIsWellFormed(_ sample: Sample) throws {
    let elements = try #require(SVGReader.elements(sample.svg))
    #expect(elements.first?.name == "svg")
    #expect(elements.first?.attributes["xmlns"] == "http://www.w3.org/2000/svg")
  }

  @Test(arguments: Sample.all) func idsAreUniqueAndReferencesLead(_ sample: Sample) throws {
    let elements = try #require(SVGReader.elements(sample.svg))
    let ids = elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    let named = ["aria-labelledby", "aria-describedby"]
    var references = named.compactMap { elements.first?.attributes[$0] }
    for element in elements {
      guard let clip = element.attributes["clip-path"] else { continue }
      references.append(String(clip.dropFirst("url(#".count).dropLast()))
    }
    #expect(references.count >= 3)
    #expect(references.allSatisfy { ids.contains($0) })
  }

  /// Those that show all their days: while pages move, and in lists, some are out of sight.
  private static let still = Sample.all.filter { sample in
    sample.scene.groups.allSatisfy { $0.x == 0 && $0.y == 0 }
      && !sample.scene.nodes.contains { $0.role == .monthGrid || $0.role == .agenda }
  }

  @Test func mostSamplesShowAllTheirDays() {
    #expect(Self.still.count > Sample.count / 2)
    let days = Self.still.map { $0.scene.nodes.count { $0.role == .dayCell } }
    #expect(days.count { $0 >= 7 } > Sample.count / 2)
  }

  @Test(arguments: still) func everyVisibleDayAppearsOnce(_ sample: Sample) throws {
    let elements = try #require(SVGReader.elements(sample.svg))
    let drawn = elements.compactMap { $0.attributes["data-day"] }
    let shown = sample.scene.nodes.compactMap { node in
      node.key.day.map { String(iso: $0) }
    }
    #expect(drawn == shown)
    #expect(Set(drawn).count == drawn.count)
    #expect(drawn.count >= 7)
  }

  @Test func daysOutOfSightAreLeftOut() throws {
    let sample = try #require(Sample.all.first { $0.name == "half-turned" })
    let elements = try #require(SVGReader.elements(sample.svg))
    let drawn = elements.compactMap { $0.attributes["data-day"] }.count
    let all = sample.scene.nodes.filter { $0.role == .dayCell }.count
    #expect(drawn > 42 && drawn < all)
  }

  @Test(arguments: Sample.all) func nothingComesFromElsewhere(_ sample: Sample) {
    // Images are in the picture themselves.
    let text = sample.renderer.string(sample.scene)
      .replacing(/<image href="data:image\/[^"]*"/, with: "")
    #expect(text.components(separatedBy: "http").count == 2)
    for word in ["href", "@import", "<script", "<image", "<foreignObject"] {
      #expect(!text.contains(word))
    }
    let references = text.components(separatedBy: "url(").dropFirst()
    #expect(references.allSatisfy { $0.hasPrefix("#") })
  }

  @Test func hostileTextStaysText() throws {
    var calendar = try SampleCalendar.streak()
    let hostile = Array("</text><script>&\"'\u{0}\u{8}\u{FFFE}\u{1F}\tx".utf8)
    calendar.environment.locale.standaloneMonths = Array(repeating: hostile, count: 12)
    calendar.environment.locale.months = Array(repeating: hostile + [0xFF, 0xC0, 0x41], count: 12)
    calendar.environment.locale.shortWeekdays = Array(repeating: hostile, count: 7)
    var renderer = SVGRenderer()
    renderer.options.describesDays = true
    renderer.options.language = "\"><script>"
    renderer.options.fontFamily = "\"/><script/>"
    renderer.options.idPrefix = "1\"><a b-2_"
    let elements = try #require(SVGReader.elements(renderer.render(calendar.scene())))
    #expect(!elements.contains { $0.name == "script" })
    let title = elements.first { $0.attributes["font-weight"] == "700" }?.text
    #expect(title == "</text><script>&\"' x 2024")
    let label = elements.first { $0.attributes["data-day"] == "2024-02-01" }
    #expect(label?.attributes["aria-label"]?.hasPrefix("Thursday, </text><script>&\"' x") == true)
    #expect(elements.first?.attributes["aria-labelledby"] == "ab-2_-title")
  }

  // A badge has a colour inside and another around it, and each element at most one class.
  @Test func badgesAreWellFormedInBothSchemes() throws {
    let sample = try #require(Sample.all.first { $0.name == "content" })
    var renderer = SVGRenderer(theme: .streak)
    renderer.options.scheme = .both
    #expect(SVGReader.elements(renderer.render(sample.scene)) != nil)
  }

  @Test func anEmptySceneGivesAnEmptyPicture() throws {
    let elements = try #require(SVGReader.elements(SVGRenderer().render(CalendarScene())))
    #expect(elements.map(\.name) == ["svg", "title"])
  }

  @Test func aPictureIsAnImageAndADescribedOneAGroupOfDays() throws {
    let scene = try SampleCalendar.streak().scene()
    var renderer = SVGRenderer()
    let picture = try #require(SVGReader.elements(renderer.render(scene)))
    #expect(picture.compactMap { $0.attributes["role"] } == ["img"])
    #expect(
      picture.first { $0.name == "title" }?.text
        == "February 2024. Tuesday, February 20, 2024, kept, 100 of 100 points")
    renderer.options.describesDays = true
    let described = try #require(SVGReader.elements(renderer.render(scene)))
    #expect(described.count { $0.attributes["role"] == "group" } == 43)
    #expect(described.count { $0.attributes["aria-label"] != nil } == 42)
  }

  @Test func theStatusIsSaid() throws {
    for (name, words) in [
      ("loading", "Loading …"), ("failed", "Could not load this month."),
      ("empty", "Nothing here yet."),
    ] {
      let sample = try #require(Sample.all.first { $0.name == name })
      let elements = try #require(SVGReader.elements(sample.svg))
      #expect(elements.first { $0.name == "desc" }?.text == words)
    }
  }

  @Test(arguments: ["failed", "large-type-failed"]) func aFailureCoversNothing(
    _ name: String
  ) throws {
    let scene = try #require(Sample.all.first { $0.name == name }).scene
    func frame(_ role: Role) throws -> SceneRect {
      try #require(scene.nodes.first { $0.role == role }).frame
    }
    let (header, status, grid) = (try frame(.header), try frame(.status), try frame(.grid))
    #expect(header.y + header.height == status.y)
    #expect(status.y + status.height == grid.y)
    #expect(grid.y + grid.height == scene.nodes[0].frame.height)
  }

  @Test func turkishWeekdaysKeepTheirLetters() throws {
    var calendar = try SampleCalendar.streak()
    calendar.environment.locale.shortWeekdays = Array(repeating: Array("çi".utf8), count: 7)
    var renderer = SVGRenderer()
    for (language, word) in [("tr-TR", "çi"), ("TR", "çi"), ("de", "ÇI"), ("", "ÇI")] {
      renderer.options.language = language
      let elements = try #require(SVGReader.elements(renderer.render(calendar.scene())))
      #expect(elements.count { $0.text == word } == 7)
    }
  }

  @Test func extremeSizesDoNotTrap() throws {
    var calendar = try SampleCalendar.streak()
    for (width, scale) in [(0.0, 4.0), (.infinity, 4), (.nan, 0.1), (16_384, 0.5)] {
      calendar.environment.metrics = CalendarMetrics(
        width: width, height: .infinity, textScale: scale, pixelScale: 8)
      #expect(SVGReader.elements(SVGRenderer().render(calendar.scene())) != nil)
    }
  }
}

extension String {
  fileprivate init(iso day: EpochDay) {
    var bytes: [UInt8] = []
    day.appendISO8601(to: &bytes)
    self.init(decoding: bytes, as: UTF8.self)
  }
}
