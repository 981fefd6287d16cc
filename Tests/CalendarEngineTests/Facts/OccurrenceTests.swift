// SPDX-License-Identifier: MIT

import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine

/// Occurrences come with facts, are drawn over the days as bars, and can be chosen.
struct OccurrenceTests {
  private static func occurrence(
    _ id: String, _ first: String, _ last: String, _ change: (inout Occurrence) -> Void = { _ in }
  ) -> Occurrence {
    var occurrence = Occurrence(id: Array(id.utf8), days: days(first, last))
    occurrence.title = Array("Trip \(id)".utf8)
    change(&occurrence)
    return occurrence
  }

  /// A calendar large enough for bars, 910 points wide: a column has 130, a row about 150.
  private static func harness(
    _ occurrences: [Occurrence], height: Double = 1_000,
    _ configure: (inout CalendarOptions) -> Void = { _ in }
  ) -> EngineHarness {
    let harness = EngineHarness()
    harness.change { $0.metrics = CalendarMetrics(width: 910, height: height) }
    harness.configure {
      ($0.loadsFacts, $0.loadsOccurrences) = (true, true)
      configure(&$0)
    }
    harness.answerAll(occurrences)
    return harness
  }

  /// Bars in reading order: id, first day of the cell, width in columns, and the edges that
  /// continue.
  private static func bars(_ harness: EngineHarness) -> [String] {
    harness.scene.nodes.filter { $0.role == .eventBar }.map { node in
      let id = harness.words(node.detail).split(separator: " ")[2]
      let cell = harness.scene.nodes[Int(node.parent)].key.day
      let columns = (Double(node.frame.width) / 64 / 130).rounded(.up)
      let edges =
        (node.traits.contains(.continuesBefore) ? "<" : "")
        + (node.traits.contains(.continuesAfter) ? ">" : "")
      return "\(id) \(cell.map { "\($0)" } ?? "?") \(Int(columns))\(edges)"
    }
  }

  @Test func occurrencesAreAskedForWithFacts() {
    let harness = EngineHarness()
    harness.configure { $0.loadsFacts = true }
    #expect(harness.take("load").first == "load 1 2024-01-28...2024-03-09")
    harness.answerAll()
    harness.forget()
    harness.configure { $0.loadsOccurrences = true }
    #expect(harness.take("load").first == "load 4 2024-01-28...2024-03-09 with occurrences")
  }

  @Test func aBarIsCutAtTheEdgesOfItsWeeks() {
    let harness = Self.harness([Self.occurrence("a", "2024-02-08", "2024-02-20")])
    #expect(Self.bars(harness) == ["a 2024-02-08 3>", "a 2024-02-11 7<>", "a 2024-02-18 3<"])
    #expect(harness.detail(of: "a") == "2024-02-08 2024-02-21 a")
    #expect(
      harness.name(of: "a")
        == "Trip a, Thursday, February 8, 2024 to Tuesday, February 20, 2024")
  }

  @Test func hiddenDaysHaveNoBars() {
    let harness = Self.harness([Self.occurrence("a", "2024-01-29", "2024-02-02")]) {
      $0.outsideDays = .hidden
    }
    #expect(Self.bars(harness) == ["a 2024-02-01 2<"])
  }

  @Test func aTimedOneSaysItsHours() {
    let harness = Self.harness([
      Self.occurrence("a", "2024-02-20", "2024-02-20") {
        $0.hours = Occurrence.Hours(start: 540, end: 570)
      },
      Self.occurrence("b", "2024-02-20", "2024-02-21") {
        $0.hours = Occurrence.Hours(start: 1320, end: 480)
      },
    ])
    #expect(harness.name(of: "a") == "Trip a, Tuesday, February 20, 2024, 9:00 AM to 9:30 AM")
    #expect(
      harness.name(of: "b")
        == "Trip b, Tuesday, February 20, 2024, 10:00 PM to Wednesday, February 21, 2024, 8:00 AM")
    #expect(harness.label("2024-02-20") == "Tuesday, February 20, 2024, Today, 2 events")
    let bars = harness.scene.nodes.filter { $0.role == .eventBar }
    #expect(bars.map { $0.traits.contains(.timed) } == [true, false])
    #expect(bars.map { harness.words($0.text) } == ["Trip a\n9:00 AM", "Trip b\n10:00 PM"])
  }

  @Test func whatTakesNoTimeSaysOneTime() {
    let harness = Self.harness([
      Self.occurrence("a", "2024-02-20", "2024-02-20") {
        $0.hours = Occurrence.Hours(start: 540, end: 540)
      },
      Self.occurrence("b", "2024-02-21", "2024-02-22") {
        $0.hours = Occurrence.Hours(start: 540, end: 540)
      },
    ])
    #expect(harness.name(of: "a") == "Trip a, Tuesday, February 20, 2024, 9:00 AM")
    #expect(
      harness.name(of: "b")
        == "Trip b, Wednesday, February 21, 2024, 9:00 AM to Thursday, February 22, 2024, 9:00 AM")
  }

  /// Nine and ten letters beside a time in 105 points, of which no host has said how wide they are.
  @Test(arguments: [("Fit title", true), ("Wide Menu", true), ("Memo memos", false)])
  func aTimeStandsBesideATitleOfNarrowLetters(title: String, isShown: Bool) {
    let harness = Self.harness([
      Self.occurrence("a", "2024-02-20", "2024-02-20") {
        $0.title = Array(title.utf8)
        $0.hours = Occurrence.Hours(start: 540, end: 570)
      }
    ])
    let bars = harness.scene.nodes.filter { $0.role == .eventBar }
    #expect(bars.map { harness.words($0.text) } == [isShown ? "\(title)\n9:00 AM" : title])
  }

  @Test func aBarIsPressedInAllItsWeeks() throws {
    let harness = Self.harness([
      Self.occurrence("a", "2024-02-08", "2024-02-20"),
      Self.occurrence("b", "2024-02-08", "2024-02-09"),
    ])
    func pressed() -> [Bool] {
      harness.scene.nodes.filter { $0.role == .eventBar }.map { $0.traits.contains(.pressed) }
    }
    let bar = try #require(harness.scene.nodes.last { $0.role == .eventBar })
    let middle = try #require(harness.middle(of: bar.key))
    harness.pointer(.down, x: middle.x, y: middle.y)
    #expect(pressed() == [true, false, true, true])
    harness.pointer(.cancelled, x: middle.x, y: middle.y)
    #expect(!pressed().contains(true))
  }

  @Test func aMouseIsOverABarInAllItsWeeks() throws {
    let harness = Self.harness([
      Self.occurrence("a", "2024-02-08", "2024-02-20"),
      Self.occurrence("b", "2024-02-08", "2024-02-09"),
    ])
    func hovered() -> [Bool] {
      harness.scene.nodes.filter { $0.role == .eventBar }.map { $0.traits.contains(.hovered) }
    }
    let bars = harness.scene.nodes.filter { $0.role == .eventBar }
    harness.send(.preview(try #require(bars.last).key))
    #expect(hovered() == [true, false, true, true])
    harness.send(.preview(bars[1].key))
    #expect(hovered() == [false, true, false, false])
    // A finger points at nothing.
    harness.pointer(.down, x: 3, y: 3)
    #expect(!hovered().contains(true))
    harness.send(.preview(bars[1].key))
    harness.send(.preview(nil))
    #expect(!hovered().contains(true))
  }

  @Test func whatHasNoPlaceIsCounted() {
    let occurrences = (0..<9).map { Self.occurrence("\($0)", "2024-02-14", "2024-02-14") }
    let harness = Self.harness(occurrences)
    let shown = Self.bars(harness).count
    let more = harness.scene.nodes.first { $0.role == .moreButton }
    #expect(shown > 1)
    #expect(more.map { harness.words($0.text) } == "+\(9 - shown) more")
    #expect(
      more.map { harness.words($0.label) } == "+\(9 - shown) more, Wednesday, February 14, 2024")
    #expect(harness.label("2024-02-14") == "Wednesday, February 14, 2024, 9 events")
  }

  @Test func smallCellsHaveDots() {
    let occurrences = (0..<5).map { number in
      Self.occurrence("\(number)", "2024-02-14", "2024-02-15") { $0.tint = UInt8(4 + number) }
    }
    let harness = Self.harness(occurrences, height: 0)
    #expect(Self.bars(harness) == [])
    let key = NodeKey(.dayCell, page: harness.state.viewport.page, day: day("2024-02-15"))
    #expect(harness.node(key)?.dots == Dots([4, 5, 6, 7, 8]))
    harness.configure { $0.showsIndicators = false }
    #expect(harness.node(key)?.dots == Dots.none)
  }

  @Test func aTapOnABarChoosesItAndOnTheRestOfTheDayTheDay() {
    let harness = Self.harness([Self.occurrence("a", "2024-02-06", "2024-02-08")])
    harness.forget()
    let bar = harness.scene.nodes.first { $0.role == .eventBar }
    guard let bar, let middle = harness.middle(of: bar.key) else {
      Issue.record("no bar")
      return
    }
    // Its middle is over the day after the one whose cell contains it.
    harness.tap(bar.key)
    #expect(harness.take() == ["occurrence a"])
    #expect(harness.state.selection == .none)
    harness.pointer(.down, x: middle.x, y: middle.y - 30)
    harness.pointer(.up, x: middle.x, y: middle.y - 30)
    #expect(harness.state.selection == .day(day("2024-02-07")))
  }

  @Test func theButtonForMoreNamesItsDay() {
    let harness = Self.harness((0..<9).map { Self.occurrence("\($0)", "2024-02-14", "2024-02-14") })
    harness.forget()
    harness.tap(NodeKey(.moreButton, page: harness.state.viewport.page, day: day("2024-02-14")))
    #expect(harness.take() == ["more 2024-02-14"])
  }

  @Test func pagesAreDraggedByTheirBarsToo() {
    let harness = Self.harness([Self.occurrence("a", "2024-02-05", "2024-02-10")])
    guard let bar = harness.scene.nodes.first(where: { $0.role == .eventBar }),
      let middle = harness.middle(of: bar.key)
    else {
      Issue.record("no bar")
      return
    }
    harness.forget()
    harness.pointer(.down, x: middle.x, y: middle.y)
    harness.pointer(.moved, x: middle.x - 60, y: middle.y)
    #expect(harness.isClaimed)
    #expect(harness.take("occurrence") == [])
  }

  @Test func barsAreReachedByKeyboard() {
    let harness = Self.harness([
      Self.occurrence("a", "2024-02-19", "2024-02-21"),
      Self.occurrence("b", "2024-02-20", "2024-02-20"),
      Self.occurrence("other", "2024-02-22", "2024-02-22"),
    ])
    harness.send(.focusEntered(day("2024-02-20")))
    harness.forget()
    harness.key(.f2)
    #expect(harness.isClaimed)
    harness.key(.enter)
    harness.key(.down)
    harness.key(.down)
    harness.key(.space)
    #expect(harness.take("occurrence") == ["occurrence a", "occurrence b"])
    harness.key(.escape)
    #expect(harness.take("focus") == ["focus 2024-02-20 on 2024-02"])
    #expect(harness.state.focus.occurrence == nil)
    // Among the days, keys keep their meaning.
    harness.key(.down)
    #expect(harness.state.focus.day == day("2024-02-27"))
    harness.key(.f2)
    #expect(harness.state.focus.occurrence == nil)
  }

  @Test func moreIsTheLastOfADaysItems() {
    let harness = Self.harness((0..<9).map { Self.occurrence("\($0)", "2024-02-14", "2024-02-14") })
    harness.send(.show(day("2024-02-14")))
    harness.send(.focusEntered(day("2024-02-14")))
    harness.key(.f2)
    for _ in 0..<12 { harness.key(.down) }
    harness.forget()
    harness.key(.enter)
    #expect(harness.take() == ["more 2024-02-14"])
  }

  @Test func eachDayShowsWhatTheAnswerForItHasSaid() {
    let harness = EngineHarness()
    harness.change { $0.metrics = CalendarMetrics(width: 910, height: 1_000) }
    harness.configure { ($0.loadsFacts, $0.loadsOccurrences) = (true, true) }
    harness.answerAll([Self.occurrence("a", "2024-02-13", "2024-02-16")])
    // It was deleted, and only the days from the 15th on have been asked about again.
    harness.send(.invalidated(days("2024-02-15", "2024-02-20"), sequence: 5))
    guard let load = harness.state.facts.window.pending.first else {
      Issue.record("nothing asked")
      return
    }
    #expect(load.days == days("2024-02-15", "2024-02-20"))
    harness.answer(load.token, [], sequence: 5)
    #expect(Self.bars(harness) == ["a 2024-02-13 2>"])
  }

  @Test func anAnswerInPiecesIsOneBar() {
    let occurrence = Self.occurrence("a", "2024-03-07", "2024-03-12")
    let harness = Self.harness([occurrence])
    harness.send(.page(by: 1))
    harness.settle()
    #expect(
      Self.bars(harness).filter { $0.hasPrefix("a") } == ["a 2024-03-07 3>", "a 2024-03-10 3<"])
  }

  @Test func anotherFirstWeekdayPacksAnew() {
    let harness = Self.harness([Self.occurrence("a", "2024-02-16", "2024-02-19")])
    #expect(Self.bars(harness) == ["a 2024-02-16 2>", "a 2024-02-18 2<"])
    harness.configure { $0.firstWeekday = .monday }
    #expect(Self.bars(harness) == ["a 2024-02-16 3>", "a 2024-02-19 1<"])
  }

  @Test func theLegendKnowsTheTintsOfBars() {
    let harness = Self.harness([Self.occurrence("a", "2024-02-16", "2024-02-19") { $0.tint = 7 }]) {
      $0.legend = [
        LegendEntry(name: Array("Trips".utf8), tint: 7),
        LegendEntry(name: Array("Other".utf8), tint: 8),
      ]
    }
    let kinds = harness.scene.nodes.filter { $0.role == .legendItem }.map { harness.words($0.text) }
    #expect(kinds == ["Trips"])
  }

  /// A frame, or where it is smaller a square of 24 points around its middle.
  private static func target(_ frame: SceneRect) -> SceneRect {
    let (width, height) = (max(frame.width, 24 * 64), max(frame.height, 24 * 64))
    return SceneRect(
      x: frame.x - (width - frame.width) / 2, y: frame.y - (height - frame.height) / 2,
      width: width, height: height)
  }

  @Test func barsLieInTheirRowsAndApart() {
    var occurrences: [Occurrence] = []
    for number in 0..<300 {
      let first = day("2024-01-25").addingClamped(days: Int32(number * 37 % 50))
      let last = first.addingClamped(days: Int32(number * 11 % 6))
      occurrences.append(Self.occurrence("\(number)", "\(first)", "\(last)"))
    }
    for height in [700.0, 1_000, 1_600] {
      let scene = Self.harness(occurrences, height: height).scene
      #expect(SceneFaults.structure(scene) == [])
      #expect(SceneFaults.overhang(scene) == [])
      let bars = scene.nodes.indices.filter { scene.nodes[$0].layer == 1 }
      #expect(bars.count > 40)
      let frames = bars.map { scene.absoluteFrame($0) }
      for (index, frame) in frames.enumerated() {
        #expect(frame.height >= 22 * 64)
        // As WCAG 2.5.8 measures spacing: grown to 24 points, none reaches into another.
        let target = Self.target(frame)
        #expect(!frames[(index + 1)...].contains { Self.target($0).overlaps(target) })
      }
    }
  }
}

extension EngineHarness {
  func answerAll(_ occurrences: [Occurrence]) {
    while let load = state.facts.window.pending.first {
      let touching = occurrences.filter { $0.days.intersection(load.days) != nil }
      send(.loaded(token: load.token, sequence: nil, facts: [], occurrences: touching))
    }
  }

  func words(_ text: SceneText) -> String { String(decoding: scene.utf8(text), as: UTF8.self) }

  private func bar(_ id: String) -> SceneNode? {
    scene.nodes.first { $0.role == .eventBar && words($0.detail).hasSuffix(" \(id)") }
  }

  fileprivate func detail(of id: String) -> String? { bar(id).map { words($0.detail) } }
  fileprivate func name(of id: String) -> String? { bar(id).map { words($0.label) } }
}
