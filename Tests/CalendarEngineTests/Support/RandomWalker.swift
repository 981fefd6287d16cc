// SPDX-License-Identifier: MIT

import AlmanacSamples
import CivilTime

@testable import CalendarEngine

/// A user and a host who do anything, in an order that a seed decides.
struct RandomWalker {
  let harness: EngineHarness
  private var numbers: SeededNumbers
  /// Questions that may still be answered, including cancelled ones.
  private var questions: [(token: Int32, days: DayInterval)] = []
  private var fingers: [Int32: (x: Double, y: Double)] = [:]
  private(set) var steps = 0
  /// A preset's options stay as they are, except for which days can be selected.
  private let keepsOptions: Bool

  init(seed: UInt64, preset: Preset) {
    numbers = SeededNumbers(seed: seed)
    keepsOptions = true
    harness = EngineHarness { options in
      options = CalendarOptions(preset)
      options.loadsFacts = true
    }
    harness.send(.invalidated(nil, sequence: nil))
  }

  init(seed: UInt64, view: ViewKind = .month) {
    keepsOptions = false
    numbers = SeededNumbers(seed: seed)
    harness = EngineHarness { options in
      options.zooms = seed % 3 != 0
      options.loadsFacts = seed % 4 != 0
      options.rows = seed % 2 == 0 ? .fitting : .alwaysSix
      options.view = view
      options.weeks = Int32(seed % 3)
      options.titleRule = TitleRule.allCases[Int(seed / 2 % 6)]
      options.neighbourTitleOpacity = seed % 5 < 2 ? Double(seed % 5) / 2 : nil
      options.pageDay = seed % 7 < 3 ? .first : .todayOrFirst
    }
    harness.send(.invalidated(nil, sequence: nil))
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...(elements.count - 1))]
  }

  mutating func step() {
    steps += 1
    harness.skip(milliseconds: Int64(pick([0, 1, 8, 16, 16, 16, 17, 33, 120, 400, 900])))
    switch number(0...99) {
    case 0...39: touch()
    case 40...47: harness.wheel(dx: Double(number(-200...200)), dy: Double(number(-60...60)))
    case 48...62: key()
    case 63...70: answer()
    case 71...80: harness.frame()
    case 81...88: act()
    case 89...92: surround()
    case 93...95: configure()
    case 96: scrollNatively()
    case 97: harness.skip(milliseconds: 16_000)
    default: focus()
    }
    for effect in harness.effects {
      if case .load(let token, let days, _) = effect { questions.append((token, days)) }
    }
    if questions.count > 12 { questions.removeFirst() }
    harness.forget()
  }

  // MARK: - Devices

  private mutating func touch() {
    let id = Int32(number(1...2))
    guard let place = fingers[id] else {
      let place = (x: Double(number(-20...380)), y: Double(number(-20...420)))
      fingers[id] = place
      return harness.pointer(.down, x: place.x, y: place.y, id: id)
    }
    let x = place.x + Double(number(-60...60))
    let isFar = harness.state.arrangement.movement != .paged || number(0...2) == 0
    let moved = (x: x, y: place.y + Double(isFar ? number(-90...90) : number(-8...8)))
    switch number(0...9) {
    case 0...6:
      fingers[id] = moved
      harness.pointer(.moved, x: moved.x, y: moved.y, id: id)
    case 7...8:
      fingers[id] = nil
      harness.pointer(.up, x: place.x, y: place.y, id: id)
    default:
      fingers[id] = nil
      harness.pointer(.cancelled, x: place.x, y: place.y, id: id)
    }
  }

  private mutating func key() {
    let key = KeySample.Key(rawValue: UInt8(number(0...11))) ?? .enter
    harness.key(key, Modifiers(rawValue: UInt8(pick([0, 0, 0, 1, 2, 4, 7]))))
  }

  private mutating func focus() {
    if number(0...1) == 0 {
      harness.send(.focusEntered(anyDay()))
    } else {
      harness.send(.focusLeft)
    }
  }

  private mutating func scrollNatively() {
    for _ in 0..<number(1...6) {
      harness.send(.scrolled(NativeScroll(offset: Double(number(-30...30)) / 10, phase: .moving)))
    }
    harness.send(
      .scrolled(NativeScroll(offset: 0.4, velocity: Double(number(-3...3)), phase: .released)))
    harness.send(.scrolled(NativeScroll(offset: Double(number(-1...1)), phase: .ended)))
  }

  // MARK: - The app and the host

  private mutating func anyDay() -> EpochDay {
    switch number(0...9) {
    case 0: return pick([.min, .max])
    case 1: return EpochDay(clamping: Int64(number(-4_500_000...3_000_000)))
    default: return harness.state.focus.day.addingClamped(days: Int32(number(-70...70)))
    }
  }

  private mutating func anySelection() -> Selection {
    let day = anyDay()
    switch number(0...3) {
    case 0: return .none
    case 1: return .day(day)
    case 2:
      return DayInterval(start: day, count: Int32(number(0...40))).map { .interval($0) } ?? .none
    default:
      var days = DaySet(day)
      for _ in 0..<number(0...4) { days.insert(anyDay()) }
      return .days(days)
    }
  }

  private mutating func anyExpansion() -> ExpansionMove {
    let mode = pick(ExpansionMode.allCases)
    switch number(0...6) {
    case 0: return .toggle
    case 1: return .holdHandle
    case 2: return .cancel
    case 3: return .release(ways: Double(number(-9...9)))
    case 4: return .set(mode, animated: number(0...1) == 0)
    default: return .drag(ways: Double(number(-15...15)) / 10)
    }
  }

  private mutating func act() {
    switch number(0...18) {
    case 17...18: harness.send(.preview(pick(harness.scene.nodes).key))
    case 16: harness.send(.expand(anyExpansion()))
    case 15: harness.send(.timeline(anyTimelineMove()))
    case 0: harness.send(.page(by: Int32(pick([1, -1, 12, -3, 400, Int(Int32.min)]))))
    case 1: harness.send(.show(anyDay()))
    case 2: harness.send(.showToday)
    case 3: harness.send(.select(anySelection()))
    case 4: harness.send(.select(.none))
    case 5: harness.send(.choose(anyDay(), on: harness.state.viewport.page))
    case 6: harness.send(.retry)
    case 7: harness.send(.invalidated(nil, sequence: nil))
    case 8: harness.send(.invalidated(DayInterval(start: anyDay(), count: 9), sequence: nil))
    case 9: harness.send(.restore(showing: anyDay(), selection: anySelection()))
    case 10: harness.send(.activate(pick(harness.scene.nodes).key))
    case 11: harness.send(.zoomOut)
    case 12: harness.send(.zoom(to: ZoomLevel(rawValue: UInt8(number(0...3))) ?? .days))
    case 13: harness.send(.open(harness.state.level.period(of: anyDay())))
    case 14: harness.send(.moveAmongCells(pick([.cells(7), .rows(-2), .pages(-3), .rowEnd])))
    default: harness.send(.moveFocus(.days(Int32(number(-4000...4000)))))
    }
  }

  private mutating func anyTimelineMove() -> TimelineMove {
    switch number(0...6) {
    case 0: .magnify(Double(number(1...30)) / 10, around: Int32(number(0...20_000)))
    case 1...2: .spread(Double(number(1...30)) / 10)
    case 3: .endSpreading
    case 4: .toggleLanes
    case 5: .moveTime(by: Int32(number(-900...900)))
    default: .goToTime(pick([.workStart, .workEnd, .dayStart, .dayEnd]))
    }
  }

  private mutating func answer() {
    guard !questions.isEmpty else { return }
    // Any of them, in any order, perhaps twice or never.
    let index = number(0...(questions.count - 1))
    let question = questions[index]
    if number(0...3) > 0 { questions.remove(at: index) }
    switch number(0...5) {
    case 0: harness.send(.loadFailed(token: question.token))
    case 1: harness.answer(question.token, facts(question.days), sequence: Int64(number(0...40)))
    default: harness.answer(question.token, facts(question.days))
    }
  }

  /// Facts in any order, with duplicates, and also outside the question.
  private mutating func facts(_ days: DayInterval) -> [DayFact] {
    (0..<number(0...20)).map { _ in
      var fact = DayFact(day: days.start.addingClamped(days: Int32(number(-5...50))))
      fact.tint = UInt8(number(0...5))
      fact.titleTint = UInt8(number(0...2))
      fact.borderTint = fact.titleTint
      fact.isDisabled = number(0...3) == 0
      fact.isHighlighted = number(0...5) == 0
      fact.dots = Dots((0..<number(0...5)).map { UInt8($0) })
      if number(0...4) == 0 { fact.note = Array("note \(fact.day)".utf8) }
      if number(0...4) == 0 { fact.progress = .init(points: Int64(number(0...99)), goal: 100) }
      return fact
    }
  }

  private mutating func surround() {
    let kind = number(0...4)
    let today = anyDay()
    let width = Double(number(240...900))
    let height = Double(pick([0, 0, 420, 777]))
    let scale = pick([1.0, 1.25, 2, 3])
    harness.change { environment in
      switch kind {
      case 0: environment.today = today
      case 1: environment.today = nil
      case 2: environment.locale.isRightToLeft.toggle()
      case 3:
        environment.metrics = CalendarMetrics(width: width, height: height, pixelScale: scale)
      default: environment.reducesMotion.toggle()
      }
    }
  }

  /// What apps change in a preset: the reachable days, and those that are closed.
  private mutating func restrict() {
    let kind = number(0...3)
    let around = harness.state.focus.day
    let (before, after) = (Int32(number(0...300)), Int32(number(0...300)))
    let weekday = pick(Weekday.allCases)
    harness.configure { options in
      switch kind {
      case 0:
        options.bounds =
          DayInterval(
            first: around.addingClamped(days: -before), last: around.addingClamped(days: after))
          ?? .all
      case 1: options.bounds = .all
      case 2: options.disabled = DisabledDays(weekdays: WeekdaySet(before < 150 ? [weekday] : []))
      default: options.firstWeekday = after < 50 ? nil : weekday
      }
    }
  }

  private mutating func configure() {
    if keepsOptions { return restrict() }
    let kind = number(0...17)
    let value = UInt8(number(0...2))
    let weekday = pick(Weekday.allCases)
    let policy = pick(SelectionPolicy.allCases)
    let view = pick([ViewKind.month, .week, .expandable, .months, .year, .timeline])
    let taps = pick(IntervalPolicy.Taps.allCases)
    let around = harness.state.focus.day
    let before = Int32(number(0...300))
    let after = Int32(number(0...300))
    harness.configure { options in
      switch kind {
      case 0: options.rows = RowsPolicy(rawValue: value) ?? .alwaysSix
      case 1: options.outsideDays = OutsideDaysPolicy(rawValue: value) ?? .shown
      case 2: options.outsideTap = OutsideTapPolicy(rawValue: value) ?? .navigate
      case 3, 9: options.selection = policy
      case 8: options.limit(taps, weekday.isoNumber)
      case 4: options.firstWeekday = value == 0 ? nil : weekday
      case 5: options.wheelPagesVertically.toggle()
      case 6: options.view = view
      case 7: options.weeks = Int32(value) * 2
      case 10: options.zooms.toggle()
      case 11: options.picks = ZoomLevel(rawValue: value) ?? .days
      case 12: options.expanding.mode = ExpansionMode(rawValue: value) ?? .month
      case 13: options.expanding.focus = ExpansionFocus(rawValue: value) ?? .selectedDay
      case 14: options.expanding.followsSwipes.toggle()
      case 15:
        options.list.headers = MonthHeaders(rawValue: value) ?? .plain
        options.columns = Int32(before % 8)
        options.list.snapsToMonths = after % 2 == 0
      default:
        options.bounds =
          value == 0
          ? .all
          : DayInterval(
            first: around.addingClamped(days: -before), last: around.addingClamped(days: after))
            ?? .all
      }
    }
  }
}

extension CalendarOptions {
  /// Other rules of selecting several days, which a number decides.
  fileprivate mutating func limit(_ taps: IntervalPolicy.Taps, _ number: Int32) {
    interval.taps = taps
    interval.allowsOneDay = number % 2 == 0
    interval.minimumCount = number % 3 + 1
    interval.maximumCount = number > 5 ? .max : number + 4
    unselects = number > 4
    swipe = number % 3 == 0 ? .turnsPages : .selects
  }
}
