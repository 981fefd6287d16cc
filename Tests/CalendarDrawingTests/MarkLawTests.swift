// SPDX-License-Identifier: MIT

import AlmanacSamples
import CalendarDrawing
import CalendarEngine
import CivilTime
import Testing

/// What is true of the marks of every calendar.
struct MarkLawTests {
  private static func samples() throws -> [DrawnCalendar] {
    var samples = [
      try DrawnCalendar.streak(), try .interval(), try .bars(), .content(), try .year(),
      try .ownColors(), try .timeline(), try .agenda(), try .heldTimeline(),
      try .heldBar(isTimed: false), try .heldBar(isTimed: true),
    ]
    samples += Preset.allCases.map { DrawnCalendar($0) }
    return samples
  }

  /// The same words from right to left: each mark is the image of one in a mirror.
  @Test func rightToLeftIsTheMirrorImage() throws {
    var count = 0
    for var calendar in try Self.samples() {
      let drawing = try calendar.picture()
      calendar.locale.isRightToLeft = true
      let mirrored = try calendar.picture()
      #expect(drawing.scene.nodes.count == mirrored.scene.nodes.count)
      for index in drawing.scene.nodes.indices {
        let (marks, images) = (drawing.marks(of: index), mirrored.marks(of: index))
        let width = drawing.scene.nodes[index].frame.width
        try #require(marks.count == images.count)
        for (mark, image) in zip(marks, images) {
          #expect(Reflection(width: width).isImage(image, of: mark), "\(mark) \(image)")
          count += 1
        }
      }
    }
    #expect(count > 1_900)
  }

  /// A drag moves layers and draws nothing anew.
  @Test func aDragChangesNoMarks() throws {
    for preset in Preset.allCases where preset != .fsCalendar(scope: .week) {
      let calendar = DrawnCalendar(preset)
      var runtime = try calendar.runtime()
      let axis = PageExtents(300)
      calendar.send(CalendarInput(.action(.hold(axis)), at: 0), to: &runtime)
      calendar.send(CalendarInput(.action(.drag(by: 3 * 64)), at: 0), to: &runtime)
      let before = SceneDrawing(runtime.scene, theme: calendar.theme)
      calendar.send(CalendarInput(.action(.drag(by: 4 * 64)), at: 1), to: &runtime)
      let after = SceneDrawing(runtime.scene, theme: calendar.theme)
      // The height follows the month in view; with it the calendar and its days are cut off.
      for (index, node) in runtime.scene.nodes.enumerated()
      where node.frame.height == before.scene.nodes[index].frame.height {
        #expect(before.marks(of: index) == after.marks(of: index))
      }
      #expect(runtime.scene.groups != before.scene.groups)
    }
  }

  @Test func bothSchemesHaveTheColoursOfEach() throws {
    for var calendar in try Self.samples() {
      let light = try calendar.picture()
      calendar.drawing.hasBothSchemes = true
      let both = try calendar.picture()
      calendar.drawing = DrawingOptions()
      calendar.drawing.scheme = .dark
      let dark = try calendar.picture()
      for index in light.scene.nodes.indices {
        let colors = both.marks(of: index).compactMap(\.paint)
        #expect(colors.map(\.color) == light.marks(of: index).compactMap(\.paint?.color))
        #expect(
          colors.map { $0.dark ?? $0.color } == dark.marks(of: index).compactMap(\.paint?.color))
      }
    }
  }

  @Test func onlyTheTitleOfWhatDoesNotTakePlaceIsStruckAndAsLongAsItIsSet() throws {
    var month = try DrawnCalendar.doubts()
    month.options.view = .month
    month.metrics = CalendarMetrics(width: 900, height: 760)
    for calendar in [try DrawnCalendar.doubts(), month] {
      let drawing = try calendar.picture()
      var struck = 0
      for (index, node) in drawing.scene.nodes.enumerated() {
        let isCancelled =
          node.traits.contains(.cancelled) && [.timedEvent, .eventBar].contains(node.role)
        let words = drawing.scene.utf8(node.text).split(separator: 0x0A).first ?? []
        let marks = drawing.marks(of: index)
        let lines = marks.compactMap { mark in if case .text(let text) = mark { text } else { nil }
        }
        for line in lines {
          let isTitle = String(decoding: words, as: UTF8.self)
            .contains(String(decoding: line.utf8, as: UTF8.self))
          #expect(line.isStruck == (isCancelled && isTitle))
          if line.isStruck { struck += 1 }
        }
        // A host strikes what it has set and measured: there is no other line.
        if isCancelled { #expect(!marks.contains { $0.isLine }) }
      }
      #expect(struck > 2)
    }
  }

  /// What is left is seen through, and what is held casts a shadow; all else does neither.
  @Test func whatIsHeldLeavesAShadowOfItselfWhereItWas() throws {
    var found: [Role: Int] = [:]
    for calendar in try [
      DrawnCalendar.heldTimeline(), .heldTimeline(ofWholeDay: true),
      .heldBar(isTimed: false), .heldBar(isTimed: true),
    ] {
      let drawing = try calendar.picture()
      for (index, node) in drawing.scene.nodes.enumerated()
      where [.timedEvent, .eventBar].contains(node.role) {
        let marks = drawing.marks(of: index)
        let paints = marks.compactMap(\.paint)
        let isVacated = node.traits.contains(.vacated)
        #expect(!paints.isEmpty && paints.allSatisfy { ($0.color.alpha == 115) == isVacated })
        let shadows = paints.filter { $0.color == ThemeColor(0).opacity($0.color.alpha) }
        #expect((shadows.count == 3) == node.traits.contains(.lifted))
        guard node.traits.contains(.lifted) else { continue }
        found[node.role, default: 0] += 1
        // It is read over what it is above.
        let box = SceneRect(x: 0, y: 0, width: node.frame.width, height: node.frame.height)
        #expect(
          marks.contains {
            if case .fill(.rectangle(box, _), let paint) = $0 {
              paint.color.alpha == 255
            } else {
              false
            }
          })
      }
      #expect(drawing.scene.nodes.contains { $0.traits.contains(.vacated) })
    }
    #expect(found == [.timedEvent: 1, .eventBar: 3])
  }

  @Test func controlsCanBeLeftOut() throws {
    var calendar = try DrawnCalendar.year()
    calendar.drawing.showsControls = false
    let drawing = try calendar.picture()
    let roles: Set<Role> = [.previousButton, .nextButton, .todayButton, .zoomButton, .handle]
    let controls = drawing.scene.nodes.indices.filter {
      roles.contains(drawing.scene.nodes[$0].role)
    }
    #expect(!controls.isEmpty)
    for index in controls { #expect(drawing.marks(of: index).isEmpty) }
  }
}

extension Mark {
  /// Whether it is a point high, as a line through a text would be.
  fileprivate var isLine: Bool {
    if case .fill(.rectangle(let frame, _), _) = self { frame.height <= 64 } else { false }
  }

  fileprivate var paint: MarkPaint? {
    switch self {
    case .fill(_, let paint): paint
    case .stroke(_, let stroke): stroke.paint
    case .text(let text): text.paint
    case .image: nil
    }
  }
}
