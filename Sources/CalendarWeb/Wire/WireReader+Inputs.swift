// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

/// What a message is about; the first byte of it.
enum MessageKind: UInt8 {
  case frame = 0
  case pointer, wheel, key, activate
  case page, show, showToday, select
  case focusEntered, focusLeft
  case loaded, loadFailed, invalidated, retry
  case configure, locale, metrics, clock, zone
  case restore, nativeScroll
}

extension WireReader {
  mutating func kind() throws(WireError) -> MessageKind {
    guard let kind = MessageKind(rawValue: try uint8()) else { throw .unknownKind }
    return kind
  }

  mutating func pointer() throws(WireError) -> PointerSample {
    guard let phase = PointerSample.Phase(rawValue: try uint8()),
      let device = PointerSample.Device(rawValue: try uint8())
    else { throw .invalidValue }
    return PointerSample(
      phase: phase, device: device, pointer: try int32(), x: try int32(), y: try int32())
  }

  mutating func wheel() throws(WireError) -> WheelSample {
    WheelSample(dx: try int32(), dy: try int32())
  }

  mutating func key() throws(WireError) -> KeySample {
    guard let key = KeySample.Key(rawValue: try uint8()) else { throw .invalidValue }
    return KeySample(key: key, modifiers: KeySample.Modifiers(rawValue: try uint8()))
  }

  mutating func loaded() throws(WireError) -> CalendarAction {
    let token = try int32()
    let sequence = try optionalSequence()
    let length = Int(try int32())
    guard length >= 0 else { throw .invalidValue }
    var facts: [DayFact] = []
    for _ in 0..<length { facts.append(try fact()) }
    return .loaded(token: token, sequence: sequence, facts: facts)
  }

  /// A sequence number; negative for none.
  private mutating func optionalSequence() throws(WireError) -> Int64? {
    let sequence = try wholeNumber()
    return sequence < 0 ? nil : sequence
  }

  private mutating func fact() throws(WireError) -> DayFact {
    var fact = DayFact(day: try day())
    fact.tint = try uint8()
    fact.titleTint = try uint8()
    let flags = try uint8()
    fact.isHighlighted = flags & 1 != 0
    fact.isDisabled = flags & 2 != 0
    var dots: [UInt8] = []
    for _ in 0..<(try uint8()) { dots.append(try uint8()) }
    fact.dots = Dots(dots)
    if flags & 4 != 0 {
      fact.progress = DayFact.Progress(points: try wholeNumber(), goal: try wholeNumber())
    }
    fact.note = try text()
    return fact
  }

  /// The days from the first through the last that are named; both empty means all.
  mutating func invalidated() throws(WireError) -> CalendarAction {
    let first = try optionalDay()
    let last = try optionalDay()
    let sequence = try optionalSequence()
    guard let first, let last else { return .invalidated(nil, sequence: sequence) }
    guard let days = DayInterval(first: first, last: last) else { throw .reversedInterval }
    return .invalidated(days, sequence: sequence)
  }

  mutating func options() throws(WireError) -> CalendarOptions {
    var options = CalendarOptions()
    guard let rows = RowsPolicy(rawValue: try uint8()),
      let outsideDays = OutsideDaysPolicy(rawValue: try uint8()),
      let outsideTap = OutsideTapPolicy(rawValue: try uint8()),
      let selection = SelectionPolicy(rawValue: try uint8())
    else { throw .invalidValue }
    (options.rows, options.outsideDays) = (rows, outsideDays)
    (options.outsideTap, options.selection) = (outsideTap, selection)
    // 0 takes the locale's; otherwise 1 Sunday ... 7 Saturday.
    let first = try uint8()
    options.firstWeekday = Weekday(sundayNumber: Int32(first))
    guard first == 0 || options.firstWeekday != nil else { throw .invalidValue }
    let flags = try uint8()
    options.marksToday = flags & 1 != 0
    options.asksForFacts = flags & 2 != 0
    options.singleKeys = flags & 4 != 0
    options.wheelPagesVertically = flags & 8 != 0
    let low = try optionalDay() ?? .min
    let high = try optionalDay() ?? .max
    guard let bounds = DayInterval(first: low, last: high) else { throw .reversedInterval }
    options.bounds = bounds
    return options
  }

  mutating func metrics() throws(WireError) -> CalendarMetrics {
    CalendarMetrics(
      width: try double(), height: try double(), textScale: try double(),
      pixelScale: try double())
  }

  mutating func nativeScroll() throws(WireError) -> NativeScroll {
    let offset = try double()
    let velocity = try double()
    guard let phase = NativeScroll.Phase(rawValue: try uint8()) else { throw .invalidValue }
    return NativeScroll(offset: offset, velocity: velocity, phase: phase)
  }
}
