// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarEngine
import CalendarHost
import CalendarModel
import CivilTime

/// A user, an app and a platform who do anything, in an order that a seed decides.
@MainActor
struct HostWalker {
  let host: PaperHost
  private var numbers: SeededNumbers
  /// Whether there are events, which the user edits, and the app changes its presets.
  private let isOfEvents: Bool

  init(seed: UInt64, _ options: CalendarOptions) {
    numbers = SeededNumbers(seed: seed)
    isOfEvents = false
    host = PaperHost(options)
    host.session.source = DaySource(id: seed, facts: Self.facts)
  }

  /// A walk that begins with a preset, over events that are refused on some days.
  init(seed: UInt64, eventsOf preset: Preset) {
    numbers = SeededNumbers(seed: seed)
    isOfEvents = true
    host = PaperHost(Self.editable(preset))
    host.session.source = DaySource(id: seed, occurrences: Self.events, facts: Self.facts)
    host.session.editing = { edit in
      edit.after.days.start.rawValue % 3 > 0 ? .allowed : .refused(reason: [])
    }
  }

  /// Those that show events among hours or on days, and two that show none.
  static let presetsOfEvents: [Preset] = [
    .infiniteCalendar, .jzCalendarWeekView, .fsCalendar(scope: .month), .fsCalendar(scope: .week),
    .kal, .timesSquare,
  ]

  private static func editable(_ preset: Preset) -> CalendarOptions {
    var options = CalendarOptions(preset)
    (options.loadsOccurrences, options.timeline.isEditable) = (true, true)
    return options
  }

  private static func facts(_ days: DayInterval) -> [DayFact] {
    (0..<days.count).filter { $0 % 3 == 0 }.map { count in
      var fact = DayFact(day: days.start.addingClamped(days: count))
      fact.tint = UInt8(count & 3)
      return fact
    }
  }

  /// Of four days none, one, two and three events, of which the last ones overlap, and each week one of two days.
  private static func events(_ days: DayInterval) -> [Occurrence] {
    var found: [Occurrence] = []
    // What began on the day before may go on.
    for count in -1..<days.count {
      let day = days.start.addingClamped(days: count)
      for number in 0..<abs(day.rawValue) % 4 where count >= 0 {
        let (start, end) = (300 + 200 * number, 450 + 250 * number)
        found.append(
          Occurrence(
            id: Array("\(day.rawValue) \(number)".utf8), start: (day, start), end: (day, end)))
      }
      guard day.rawValue % 7 == 0 else { continue }
      var trip = Occurrence(
        id: Array("\(day.rawValue)".utf8), days: DayInterval(start: day, count: 2) ?? days)
      trip.title = Array("Trip".utf8)
      found.append(trip)
    }
    return found
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }

  private mutating func place() -> (x: Int32, y: Int32) {
    (Int32(number(-20...370) * 64), Int32(number(-20...420) * 64))
  }

  mutating func step() {
    let session = host.session
    switch number(0...99) {
    case 0...9 where isOfEvents: carry()
    case 0...44: point()
    case 45...52:
      let (x, y) = place()
      let dx = Int32(number(-200...200) * 64)
      let dy = Int32(number(-60...60) * 64)
      session.send(.wheel(WheelSample(dx: dx, dy: dy, x: x, y: y)))
    case 53...66:
      let key = KeySample.Key(rawValue: UInt8(number(0...12))) ?? .enter
      let modifiers = Modifiers(rawValue: UInt8(number(0...7)))
      session.send(.key(KeySample(key: key, modifiers: modifiers)))
    case 67...84: host.pass(milliseconds: Int64(number(0...120)))
    case 85...92: act()
    case 93...95: surround()
    case 96...97: session.invalidate()
    default: configure()
    }
  }

  private mutating func point() {
    let (x, y) = place()
    let phase = PointerSample.Phase(rawValue: UInt8(number(0...5))) ?? .moved
    let device: PointerSample.Device = phase == .hovered || number(0...3) == 0 ? .mouse : .touch
    host.session.send(
      .pointer(
        PointerSample(phase: phase, device: device, pointer: Int32(number(1...2)), x: x, y: y)))
  }

  /// Carries an event in view some way, and lets go of it or not.
  private mutating func carry() {
    let scene = host.session.scene
    let events = scene.nodes.indices.filter {
      [.timedEvent, .eventBar].contains(scene.nodes[$0].role)
    }
    guard let index = events.randomElement(using: &numbers) else { return }
    let frame = scene.absoluteFrame(index)
    var (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    // Other fingers would make a pinch of it.
    for pointer in Int32(1)...2 {
      let sample = PointerSample(phase: .cancelled, device: .touch, pointer: pointer, x: x, y: y)
      host.session.send(.pointer(sample))
    }
    for phase in [PointerSample.Phase.down, .moved, .moved, .up].prefix(number(2...4)) {
      host.session.send(
        .pointer(PointerSample(phase: phase, device: .mouse, pointer: 1, x: x, y: y)))
      (x, y) = (x + Int32(number(-90...90) * 64), y + Int32(number(-90...90) * 64))
    }
  }

  private mutating func act() {
    let day = day(2, 20).addingClamped(days: Int32(number(-400...400)))
    let action: CalendarAction
    switch number(0...8) {
    case 0: action = .page(by: Int32(number(-14...14)))
    case 1: action = .show(day)
    case 2: action = .zoomOut
    case 3: action = .expand(.toggle)
    case 4: action = .zoom(to: ZoomLevel.allCases[number(0...ZoomLevel.allCases.count - 1)])
    case 5: action = .focusEntered(day)
    case 6: action = .focusLeft
    case 7: action = .select(.day(day))
    default: action = .showToday
    }
    host.session.send(.action(action))
  }

  private mutating func surround() {
    let width = Double(number(200...900))
    let scale = Double(number(2...8)) / 4
    let isRightToLeft = number(0...1) == 1
    host.session.adapt {
      $0.metrics = CalendarMetrics(width: width, textScale: scale, pixelScale: 2)
      $0.locale.isRightToLeft = isRightToLeft
    }
  }

  private mutating func configure() {
    if isOfEvents, number(0...2) == 0 {
      let preset = Self.presetsOfEvents[number(0...Self.presetsOfEvents.count - 1)]
      return host.session.configure { $0 = Self.editable(preset) }
    }
    let isFitting = number(0...1) == 1
    let hasNumbers = number(0...1) == 1
    host.session.configure {
      $0.rows = isFitting ? .fitting : .alwaysSix
      $0.showsWeekNumbers = hasNumbers
    }
  }
}
