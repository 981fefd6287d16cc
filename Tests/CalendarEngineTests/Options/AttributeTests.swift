// SPDX-License-Identifier: MIT
import CivilTime
import Testing

@testable import CalendarEngine

/// What attributes say, and what options say as attributes.
struct AttributeTests {
  private func attributes(_ pairs: [(String, String)]) -> [OptionAttribute] {
    pairs.map { OptionAttribute(name: Array($0.0.utf8), value: Array($0.1.utf8)) }
  }

  /// The options of attributes over those of a preset, or plain ones.
  private func read(_ pairs: (String, String)..., over preset: Preset? = nil) -> CalendarOptions {
    var options = preset.map { CalendarOptions($0) } ?? CalendarOptions()
    options.read(attributes(pairs))
    return options
  }

  private func text(_ options: CalendarOptions) -> String {
    var text: [UInt8] = []
    options.appendAttributes(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// The options of a text of attributes, a line each.
  private func options(of text: String) -> CalendarOptions {
    var options = CalendarOptions()
    let pairs = text.split(separator: "\n").map { line in
      let halves = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(halves[0]), String(halves[1]))
    }
    options.read(attributes(pairs))
    return options
  }

  @Test(arguments: Preset.allCases) func aPresetIsTheSameAsItsAttributes(preset: Preset) {
    #expect(options(of: text(CalendarOptions(preset))) == CalendarOptions(preset))
  }

  @Test(arguments: 1...300 as ClosedRange<UInt64>) func whatIsWrittenIsRead(seed: UInt64) {
    var walk = OptionWalk(seed: seed)
    let (text, options) = (self.text(walk.options()), walk.last)
    #expect(self.options(of: text) == options, "\(text)")
    #expect(self.text(self.options(of: text)) == text)
  }

  @Test func everyRowHasANameOfItsOwnAndWords() {
    var census = RowCensus()
    var draft = OptionDraft(CalendarOptions())
    OptionTable.visit(&draft, &census)
    #expect(census.names.count == Set(census.names).count)
    #expect(census.names.count >= 60)
    #expect(census.faults == [])
  }

  @Test func whatMeansNothingCountsAsUsual() {
    let nonsense = [
      "view", "direction", "rows", "outside-days", "outside-tap", "selection", "interval-rule",
      "month-headers", "columns", "mode", "expand-focus", "picks", "title-rule", "page-day",
      "swipe",
      "weekdays", "weeks", "min-length", "max-length", "max-height", "neighbour-titles", "heat",
      "first-weekday", "disabled-weekdays", "wheel", "asks", "hide-buttons", "edge-zones",
      "edge-speed", "edge-dwell",
    ]
    for name in nonsense {
      #expect(read((name, "nonsense")) == CalendarOptions(), "\(name)")
      #expect(read((name, "six fit")) == CalendarOptions(), "\(name)")
    }
    // It does not count as that of the preset.
    #expect(read(("view", "nonsense"), over: .fioriWeek).view == .month)
    #expect(read(("view", "-")).view == .month)
    #expect(read(("no-such-thing", "1")) == CalendarOptions())
  }

  @Test(arguments: ZoomLevel.allCases) func everyLevelIsPickedByTheNameOfItsCell(level: ZoomLevel) {
    #expect(read(("picks", "\(level.cellName)")).picks == level)
  }

  @Test func aFlagOfAPresetIsTurnedOffByFalse() {
    #expect(!read(over: .streak).marksToday)
    #expect(read(("hide-today", "false"), over: .streak).marksToday)
    #expect(!read(("hide-today", ""), over: .streak).marksToday)
    // Without a preset it is there, and that is all that counts.
    #expect(!read(("hide-today", "false")).marksToday)
    #expect(read(("zooms", "false")).zooms)
  }

  @Test(
    arguments: [
      ("weeks", "3", 3), ("weeks", " 3", 3), ("weeks", "2.7", 2), ("weeks", "0", 1),
      ("weeks", "-4", 1),
      ("weeks", "1000", 100), ("weeks", "99999999999999999999", 100), ("weeks", "", 1),
      ("min-length", "5 days", 5), ("min-length", "+5", 5), ("min-length", "0", 1),
      ("min-length", "x", 1), ("max-length", "7", 7), ("max-length", "0", Int32.max),
      ("max-length", "-3", 1), ("max-length", "", Int32.max),
      ("max-length", "3000000000", Int32.max),
      ("columns", "auto", 0), ("columns", "6", 6), ("columns", "7", 1), ("columns", "2.5", 1),
    ] as [(String, String, Int32)])
  func wholeNumbersAreReadAsScriptsReadThem(name: String, value: String, wanted: Int32) {
    let options = read((name, value))
    let found =
      switch name {
      case "weeks": options.weeks
      case "min-length": options.interval.minimumCount
      case "max-length": options.interval.maximumCount
      default: options.columns
      }
    #expect(found == wanted)
  }

  @Test(
    arguments: [
      ("300", 300), ("300.5", 300.5), (" 1e2 ", 100), ("300px", 0), ("-5", 0), ("", 0), (".5", 0.5),
      ("0", 0), ("1e999", 0),
    ] as [(String, Double)])
  func aHeightIsANumberAndNothingElse(value: String, wanted: Double) {
    #expect(read(("max-height", value)).maximumHeight == wanted)
  }

  @Test(
    arguments: [
      ("0.2", 0.2), ("1", 1), ("7", 1), ("-1", 0), ("0.256", 0.26), (".5em", 0.5), ("1e-7", 0),
      ("none", nil), ("", nil), ("-", nil),
    ] as [(String, Double?)])
  func opacitiesAreReadInHundredths(value: String, wanted: Double?) {
    #expect(read(("neighbour-titles", value)).neighbourTitleOpacity == wanted)
  }

  @Test func stepsOfHeatAreFourNumbersThatAscend() {
    #expect(read(("heat", "1 2, 3,4")).heat.thresholds == [1, 2, 3, 4])
    for value in ["1 2 3", "1 2 3 3", "0 1 2 3", "1 2 3 4.5", "1 2 3 4 5", "a b c d", ""] {
      #expect(read(("heat", value)).heat == HeatScale(), "\(value)")
    }
  }

  @Test func zonesAreReadInTheOrderOfCSS() {
    let zones: [(String, [EdgeZone])] = [
      ("5", [.points(5), .points(5), .points(5), .points(5)]),
      ("0 10%", [.points(0), .percent(10), .points(0), .percent(10)]),
      ("30%,7%, 40", [.percent(30), .percent(7), .points(40), .percent(7)]),
      (" 1 2 3  4", [.points(1), .points(2), .points(3), .points(4)]),
    ]
    for (value, wanted) in zones {
      let read = read(("edge-zones", value)).timeline.edges.zones
      #expect([read.top, read.end, read.bottom, read.start] == wanted, "\(value)")
    }
    for value in ["", "1 2 3 4 5", "-5", "5px", "%", "4.5", "5 %", "1 two", "+3"] {
      let read = read(("edge-zones", value), over: .infiniteCalendar)
      #expect(read.timeline.edges.zones == EdgeZones(), "\(value)")
    }
  }

  @Test func speedsAndTimesAtTheEdgesAreOneNumberOrTwo() {
    let speeds: [(String, Int32, Int32)] = [
      ("900", 0, 900), ("50 400", 50, 400), ("0", 0, 0), ("99999999999 7", 7, 7),
      ("5 99999", 5, 10_000),
    ]
    for (value, slowest, fastest) in speeds {
      let speed = read(("edge-speed", value)).timeline.edges.speed
      #expect(speed == EdgeSpeed(slowest: slowest, fastest: fastest), "\(value)")
    }
    let times: [(String, Int32, Int32)] = [
      ("0", 0, 0), ("0 1000", 0, 1_000), ("250", 250, 250), ("3 4000000000", 3, 60_000),
    ]
    for (value, first, next) in times {
      let dwell = read(("edge-dwell", value)).timeline.edges.dwell
      #expect(dwell == EdgeDwell(first: first, next: next), "\(value)")
    }
    for value in ["", "1 2 3", "10%", "-1", "fast", "1e3"] {
      let edges = read(("edge-speed", value), ("edge-dwell", value), over: .infiniteCalendar)
        .timeline.edges
      #expect(edges.speed == EdgeSpeed() && edges.dwell == EdgeDwell(), "\(value)")
    }
  }

  @Test func weekdaysHaveNamesAndNumbers() {
    #expect(read(("first-weekday", "Saturday")).firstWeekday == .saturday)
    #expect(read(("first-weekday", "1")).firstWeekday == .sunday)
    #expect(read(("first-weekday", "8")).firstWeekday == nil)
    let closed = read(("disabled-weekdays", "saturday, 1 nonsense")).disabled.weekdays
    #expect(closed == WeekdaySet([.saturday, .sunday]))
    for text in ["sat sun", "Sat,Sun", "SATUR, sund", "7 sun", "sat\nsunday"] {
      #expect(read(("disabled-weekdays", text)).disabled.weekdays == closed, "\(text)")
    }
    for text in ["sa su", "s", "sundays", "satx", ""] {
      #expect(read(("disabled-weekdays", text)).disabled.weekdays == WeekdaySet(), "\(text)")
    }
  }

  @Test func buttonsAreHiddenByNameOrAllAtOnce() {
    #expect(read(("hide-buttons", "")).headerButtons == [])
    #expect(read(("hide-buttons", "today")).headerButtons == [.previous, .next])
    #expect(read(("hide-buttons", "next,previous")).headerButtons == [.today])
    #expect(
      read(("hide-buttons", "next"), over: .fsCalendar(scope: .month)).headerButtons == [
        .previous, .today,
      ])
  }

  @Test func whatTheAppIsAskedIsASetOfWords() {
    let asked = read(("asks", "turn cells"))
    #expect(!asked.asksBeforeSelecting && asked.asksBeforeTurning && asked.tellsCells)
  }

  @Test func anAttributeWinsOverItsPreset() {
    let options = read(("max", "2030-12-31"), ("rows", "six"), over: .fsCalendar(scope: .month))
    #expect(options.bounds == days("1970-01-01", "2030-12-31"))
    #expect(read(("min", ""), over: .fsCalendar(scope: .month)).bounds.start == .min)
  }

  @Test func daysThatAreWrongTakeAllDaysWithThem() {
    let good = [
      ("disabled-before", "2024-02-01"), ("disabled-weekdays", "friday"), ("rows", "fit"),
    ]
    for (name, value, problem) in [
      ("min", "2024-02-30", OptionProblem.invalidDay), ("max", "today", .invalidDay),
      ("disabled-days", "2024-02-05/2024-02-01", .reversedInterval),
      ("disabled-days", "2024-02-20T09:00/10:30", .invalidDay),
    ] {
      var options = CalendarOptions(.fsCalendar(scope: .month))
      #expect(options.read(attributes(good + [(name, value)])) == problem)
      #expect(options.bounds == .all && options.disabled.before == nil)
      #expect(options.disabled.weekdays == WeekdaySet([.friday]) && options.rows == .fitting)
    }
    var options = CalendarOptions()
    let reversed = [("min", "2024-03-01"), ("max", "2024-02-01")]
    #expect(options.read(attributes(reversed)) == .reversedInterval)
    #expect(options == CalendarOptions())
  }

  @Test func aWeekdayThatNoneIsCalledIsToldAndTheOthersCount() {
    var options = CalendarOptions()
    let asked = [("disabled-weekdays", "sat caturday"), ("min", "2024-02-01")]
    #expect(options.read(attributes(asked)) == .unknownWeekday)
    #expect(options.disabled.weekdays == WeekdaySet([.saturday]))
    #expect(options.bounds.start == day("2024-02-01"))
    #expect(options.read(attributes([("first-weekday", "someday")])) == .unknownWeekday)
    for (name, value) in [
      ("disabled-weekdays", "sat, SUN 2"), ("disabled-weekdays", ""), ("first-weekday", ""),
    ] {
      #expect(options.read(attributes([(name, value)])) == nil)
    }
  }
}
