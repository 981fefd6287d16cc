// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarFoundation
import CalendarModel
import CivilTime

@testable import CalendarEngine

/// A hand, a keyboard, an app with a store and other people who write to it, in an order that a seed
/// decides.
struct EditingWalker {
  let harness: EngineHarness
  private(set) var store: [Occurrence]
  /// What the app was told and has neither stored nor refused.
  private var told: [(id: Int32, edit: Edit)] = []
  private var hand: (x: Double, y: Double, device: PointerSample.Device)?
  private var numbers: SeededNumbers
  /// The store's names of what was made here.
  private var names: [[UInt8]: [UInt8]] = [:]
  private let home: ViewKind
  /// Whether events are in a zone whose clocks change on one of the days.
  private let hasClocks: Bool
  private(set) var faults: [String] = []
  private(set) var counts: [Edit.Kind: Int] = [:]
  private(set) var rests = 0
  /// How many days of bars have been compared.
  private(set) var barDays = 0
  private(set) var releases = 0
  /// How many edits have led over a change of the clocks, or onto one.
  private(set) var overChanges = 0

  /// A calendar in February; or about a day on which the clocks of a zone change.
  init(
    seed: UInt64, preset: Preset, about change: TimelineClocksTests.Change? = nil
  ) throws {
    numbers = SeededNumbers(seed: seed)
    let options = CalendarOptions(preset)
    home = options.view
    hasClocks = change != nil
    let middle = change?.day ?? "2024-02-20"
    harness = EngineHarness(showing: middle, today: middle, width: 758) {
      $0 = options
      ($0.loadsFacts, $0.loadsOccurrences, $0.timeline.isEditable) = (true, true, true)
      $0.timeline.snapMinutes = seed % 2 == 0 ? 15 : 30
    }
    harness.change { $0.metrics.height = 700 }
    store = Self.events(about: day(middle))
    if let change {
      let rules = try ZoneRules(identifier: change.zone)
      let days = DayInterval(start: day(middle).addingClamped(days: -400), count: 800) ?? .all
      harness.send(.hoursTold([ZoneTimes(name: [], offsets: rules.offsets(in: days))]))
      store = store.map(placed)
    }
    load()
    harness.forget()
  }

  private static func events(about middle: EpochDay) -> [Occurrence] {
    func meeting(_ start: Int32, _ end: Int32, _ offset: Int32, _ id: String) -> Occurrence {
      let day = middle.addingClamped(days: offset)
      return Occurrence(id: Array(id.utf8), start: (day, start), end: (day, end))
    }
    let trip = DayInterval(start: middle.addingClamped(days: -1), count: 3) ?? .all
    return [
      meeting(600, 690, 0, "a"), meeting(660, 750, 0, "b"), meeting(0, 1_440, 2, "all hours"),
      Occurrence(
        id: Array("night".utf8), start: (middle.addingClamped(days: 1), 1_380),
        end: (middle.addingClamped(days: 2), 60)),
      Occurrence(id: Array("trip".utf8), days: trip),
    ]
  }

  /// The same in the calendar's zone, where it has one.
  private func placed(_ event: Occurrence) -> Occurrence {
    guard hasClocks, event.hours != nil else { return event }
    return harness.state.facts.hours.placed(event, from: event.wallStart, to: event.wallEnd)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...(elements.count - 1))]
  }

  mutating func step() {
    harness.skip(milliseconds: Int64(pick([0, 8, 16, 16, 33, 120, 700])))
    switch number(0...99) {
    case 0...39: point()
    case 40...54: key()
    case 55...62: harness.frame()
    case 63...70: answer()
    case 71...77: load(fails: number(0...5) == 0)
    case 78...84: edit()
    case 85...88: surround()
    case 89...91: write()
    case 92...94: harness.wheel(dx: Double(number(-200...200)), dy: Double(number(-200...200)))
    case 95: rest()
    default: focus()
    }
    listen()
  }

  /// What the calendar has said: edits in the order of their numbers, each of something new.
  private mutating func listen() {
    for (id, edit) in harness.edits {
      counts[edit.kind, default: 0] += 1
      if !edit.changesAnything { faults.append("told of nothing: \(edit.written)") }
      if edit.after.isLocked != edit.before.isLocked { faults.append("unlocked \(edit.written)") }
      if edit.kind == .move, edit.before.isTimed, edit.after.isTimed,
        Self.length(edit.before) != Self.length(edit.after)
      {
        faults.append("\(edit.before.written) became \(edit.after.written)")
      }
      let offsets = [edit.before, edit.after].map { [$0.hours?.startOffset, $0.hours?.endOffset] }
      if Set(offsets.joined().compactMap { $0 }).count > 1 { overChanges += 1 }
      if Self.length(edit.after) < 0 { faults.append("ends before it starts: \(edit.written)") }
      if let last = told.last?.id, id <= last { faults.append("\(id) after \(last)") }
      told.append((id, edit))
    }
    harness.forget()
  }

  /// Minutes that really pass, or that clocks without a zone count.
  private static func length(_ occurrence: Occurrence) -> Int64 {
    if let seconds = occurrence.hours?.duration { return Int64(seconds) / 60 }
    let hours = occurrence.hours ?? .init(start: 0, end: 1_440)
    return (Int64(occurrence.days.count) - 1) * 1_440 + Int64(hours.end) - Int64(hours.start)
  }
}

// MARK: - Devices

extension EditingWalker {
  private mutating func point() {
    guard let now = hand else {
      let place = (
        x: Double(number(-10...770)), y: Double(number(-10...710)),
        device: pick([PointerSample.Device.mouse, .mouse, .touch])
      )
      hand = place
      harness.pointer(.down, x: place.x, y: place.y, device: place.device)
      // A finger takes what it rests on.
      if place.device == .touch, number(0...3) > 0 { harness.wait(milliseconds: 600) }
      return
    }
    switch number(0...11) {
    case 0...8:
      let place = (x: now.x + Double(number(-90...90)), y: now.y + Double(number(-90...90)))
      hand = (place.x, place.y, now.device)
      let modifiers: Modifiers = number(0...9) == 0 ? .alt : []
      harness.pointer(.moved, x: place.x, y: place.y, device: now.device, modifiers: modifiers)
      if number(0...3) == 0 { release(modifiers) }
    case 9...10:
      hand = nil
      harness.pointer(.up, x: now.x, y: now.y, device: now.device)
    default:
      hand = nil
      harness.pointer(pick([.cancelled, .up]), x: now.x, y: now.y, device: now.device)
    }
  }

  /// Lets go in a copy: what is told there is what is shown here.
  private mutating func release(_ modifiers: Modifiers) {
    guard let now = hand, harness.runtime.isPainting, let held = harness.state.editing.held else {
      return
    }
    let end = EngineHarness(copying: harness)
    end.pointer(.up, x: now.x, y: now.y, device: now.device, modifiers: modifiers)
    let edit = held.edit
    guard let told = end.edits.first(where: { $0.edit.before == edit.before })?.edit else {
      // A hand that has not left its day of a month meant to click.
      let isClick = held.draws && !held.isAmongHours && edit.after == edit.before
      if edit.changesAnything, !isClick { faults.append("not told: \(edit.written)") }
      return
    }
    releases += 1
    // What is new has a name only when it is told.
    let (shown, times) = (harness.held.map(Self.times), Self.times(told.after.written))
    let isAsShown = Self.times(edit.after.written) == times && shown ?? times == times
    if told.kind != edit.told.kind || !isAsShown {
      faults.append("shown \(shown ?? "nothing") of \(edit.written), told \(told.written)")
    }
  }

  /// Its start and its end, without its id.
  private static func times(_ written: String) -> String {
    written.split(separator: " ").prefix(2).joined(separator: " ")
  }

  private mutating func key() {
    let key = KeySample.Key(rawValue: UInt8(number(0...12))) ?? .enter
    harness.key(key, pick([[], [], .alt, [.alt, .control], [.alt, .control, .shift], .shift]))
  }

  private mutating func focus() {
    let events = harness.scene.nodes.filter { $0.role == .timedEvent || $0.role == .eventBar }
    guard !events.isEmpty else { return harness.send(.focusLeft) }
    harness.send(.focusOccurrence(pick(events).key))
  }
}

// MARK: - The app and others

extension EditingWalker {
  /// Stores or refuses one of the edits that it was told of.
  private mutating func answer() {
    guard !told.isEmpty else { return }
    // Edits of one event are stored in their order.
    let open = told.removeFirst()
    var after = open.edit.after
    let isKnown = open.edit.isNew || names[after.id] != nil || isStored(after.id)
    // Another may have deleted it meanwhile, or it was never stored.
    guard number(0...3) > 0, isKnown else {
      return harness.send(.edit(.settle(id: open.id, .refused(reason: Array("No".utf8)))))
    }
    if open.edit.isNew { names[after.id] = Array("event \(names.count + 1)".utf8) }
    // What is edited again before it was loaded has the name that the calendar gave it.
    after.id = names[after.id] ?? after.id
    store.removeAll { $0.id == after.id }
    store.append(after)
    harness.send(.edit(.settle(id: open.id, .allowed)))
  }

  private func isStored(_ id: [UInt8]) -> Bool { store.contains { $0.id == id } }

  /// Answers what was asked with what is stored now, or not at all.
  private mutating func load(fails: Bool = false) {
    guard let load = harness.state.facts.window.pending.first else { return }
    if fails { return harness.send(.loadFailed(token: load.token)) }
    let touching = store.filter { $0.days.overlaps(load.days) }
    harness.send(.loaded(token: load.token, sequence: nil, facts: [], occurrences: touching))
  }

  /// Somebody else writes to the store.
  private mutating func write() {
    if store.count > 9 {
      store.remove(at: number(0...(store.count - 1)))
    } else if let event = store.first(where: { $0.isTimed }), let hours = event.hours {
      let other = Occurrence.meeting(
        hours.start...max(hours.start, min(hours.end + 45, 1_440)), on: "\(event.days.start)",
        String(decoding: event.id, as: UTF8.self))
      store.removeAll { $0.id == event.id }
      store.append(placed(other))
    }
    harness.send(.invalidated(nil, sequence: nil))
  }

  private mutating func place() -> ClockPlace {
    let day = harness.state.focus.day.addingClamped(days: Int32(number(-2...2)))
    return number(0...4) == 0
      ? ClockPlace(wholeDay: day) : ClockPlace(day: day, minute: Int32(number(0...1_440)))
  }

  private mutating func edit() {
    let ids = store.map { $0.id } + [Array("nobody".utf8)]
    let kind = pick([Edit.Kind.move, .resizeStart, .resizeEnd])
    switch number(0...13) {
    case 10...11: harness.send(.edit(.toggle(pick(harness.scene.nodes).key)))
    case 12:
      let count = number(0...4)
      harness.send(.edit(.select((0..<count).map { _ in pick(ids) })))
    case 13: harness.send(.edit(.carry(from: place())))
    case 0...1: harness.send(.edit(.take(pick(ids), kind)))
    case 2: harness.send(.edit(.grab(pick(harness.scene.nodes).key)))
    case 3: harness.send(.edit(.drag(to: place())))
    case 4:
      let (days, steps) = (Int32(number(-3...3)), Int32(number(-9...9)))
      harness.send(.edit(.nudge(days: days, steps: steps, ofEnd: number(0...2) == 0)))
    case 5: harness.send(.edit(.place(at: place())))
    case 6: harness.send(.edit(.drop(isFollowed: number(0...1) == 0)))
    case 7: harness.send(.edit(.createAtFocus))
    case 8: harness.send(.edit(.insert([pick(store)])))
    default:
      harness.send(
        .edit(.shift(pick(harness.scene.nodes).key, kind, days: Int32(number(-1...1)), steps: 1)))
    }
  }

  private mutating func surround() {
    let (days, view) = (Int32(number(1...7)), pick([home, home, .timeline, .month]))
    switch number(0...6) {
    case 0: harness.send(.page(by: Int32(number(-1...1))))
    case 1: harness.send(.showToday)
    case 2: harness.send(.timeline(.magnify(Double(number(6...15)) / 10, around: 9_000)))
    case 3: harness.change { $0.locale.isRightToLeft.toggle() }
    case 4: harness.configure { $0.timeline.days = days }
    case 5: harness.configure { $0.view = view }
    default: harness.send(.timeline(.toggleLanes))
    }
  }
}

// MARK: - At rest

extension EditingWalker {
  /// Lets go of everything, stores and loads all, and compares what is seen with what is stored.
  private mutating func rest() {
    rests += 1
    if let now = hand { harness.pointer(.cancelled, x: now.x, y: now.y, device: now.device) }
    hand = nil
    harness.leaveOff()
    harness.key(.escape)
    listen()
    while !told.isEmpty { answer() }
    // Hours that are not in view have no nodes.
    harness.change { $0.metrics.height = 20_000 }
    defer { harness.change { $0.metrics.height = 700 } }
    // What could not be loaded is asked for again.
    harness.send(.invalidated(nil, sequence: nil))
    for _ in 0..<200 where !harness.state.facts.window.pending.isEmpty { load() }
    if !harness.settle() { faults.append("does not come to rest") }
    for _ in 0..<200 where !harness.state.facts.window.pending.isEmpty { load() }
    if harness.state.editing.isHeld || !harness.state.editing.open.isEmpty {
      faults.append("still edits at rest")
    }
    compareBars()
    let (seen, stored) = (harness.events().sorted(), wanted())
    guard harness.state.options.view == .timeline, seen != stored else { return }
    faults.append("rest \(rests): seen \(seen), stored \(stored)")
  }

  /// Compares the days that bars cover with those of what is stored: of whole days above the hours, of
  /// everything in months and weeks.
  private mutating func compareBars() {
    let isTimeline = harness.state.options.view == .timeline
    let nodes = harness.scene.nodes
    var seen: [EpochDay: Set<String>] = [:]
    for bar in nodes where bar.role == .eventBar {
      let cell = nodes[Int(bar.parent)]
      guard let start = cell.key.day else { continue }
      // Less wide than its days by a little, or wider where it goes on beyond the week.
      let count = Int32((Double(bar.frame.width) / Double(cell.frame.width)).rounded())
      for offset in 0..<count {
        let (day, event) = (start.addingClamped(days: offset), harness.words(bar.detail))
        let isNew = seen[day, default: []].insert(event).inserted
        if !isNew { faults.append("rest \(rests): twice on \(day): \(event)") }
      }
    }
    let full = nodes.filter { $0.role == .moreButton }.map { nodes[Int($0.parent)].key.day }
    for cell in nodes where cell.role == (isTimeline ? .allDayCell : .dayCell) {
      guard let day = cell.key.day, !full.contains(day) else { continue }
      let stored = Set(
        store.filter { (!isTimeline || !$0.isTimed) && $0.isOn(day) }
          .map { isTimeline ? $0.written : $0.writtenDays })
      let found = seen[day] ?? []
      barDays += stored.count
      guard found != stored else { continue }
      faults.append("rest \(rests) on \(day): seen \(found.sorted()), stored \(stored.sorted())")
    }
  }

  /// Each timed event of the store on each of its days that has a column, as `events()` has it.
  private func wanted() -> [String] {
    let columns = Set(harness.columnDays)
    return store.filter { $0.isTimed }.flatMap { event in
      (0..<event.days.count).compactMap { offset in
        let day = "\(event.days.start.addingClamped(days: offset))"
        let isNothing = offset > 0 && offset == event.days.count - 1 && event.hours?.end == 0
        return columns.contains(day) && !isNothing ? "\(day) \(event.written)" : nil
      }
    }.sorted()
  }
}

extension Occurrence {
  /// Whether it takes place on a day; one that ends at midnight is not on the day that begins then.
  fileprivate func isOn(_ day: EpochDay) -> Bool {
    guard days.contains(day) else { return false }
    return day != days.last || day == days.start || hours?.end != 0
  }

  /// The same with its days alone, as the bars of months have it.
  fileprivate var writtenDays: String {
    var whole = self
    whole.hours = nil
    return whole.written
  }
}
