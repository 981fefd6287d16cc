// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel
import CivilTime

/// What a message is about; the first byte of it.
enum MessageKind: UInt8 {
  case frame = 0
  case pointer, wheel, key, activate
  case page, show, showToday, select
  case focusEntered, focusLeft
  case loaded, loadFailed, invalidated, retry
  case configure, locale, metrics, clock, zone
  case restore
  case daysNamed, alternatesChanged
  case answered, preset, mode, read, zoom, hover, attributes, color, deselect, hours, events, take
  case insert, pick, adjust
}

extension WireReader {
  mutating func kind() -> MessageKind {
    checked(MessageKind(rawValue: uint8()), or: .frame, .unknownKind)
  }

  mutating func pointer() -> PointerSample {
    PointerSample(
      phase: checked(PointerSample.Phase(rawValue: uint8()), or: .cancelled),
      device: checked(PointerSample.Device(rawValue: uint8()), or: .mouse),
      pointer: int32(), x: int32(), y: int32(), modifiers: modifiers())
  }

  mutating func wheel() -> WheelSample {
    var sample = WheelSample(dx: int32(), dy: int32())
    // Absent without modifiers, and in older logs.
    if !isAtEnd { (sample.x, sample.y, sample.modifiers) = (int32(), int32(), modifiers()) }
    return sample
  }

  /// Modifier keys; absent where none is held, and in older logs.
  private mutating func modifiers() -> Modifiers {
    Modifiers(rawValue: isAtEnd ? 0 : uint8())
  }

  mutating func key() -> KeySample {
    KeySample(
      key: checked(KeySample.Key(rawValue: uint8()), or: .escape),
      modifiers: Modifiers(rawValue: uint8()))
  }

  /// What a load found: its facts, and occurrences that are read one by one.
  mutating func loaded(_ occurrence: (inout WireReader) -> Occurrence) -> CalendarAction {
    let token = int32()
    let sequence = optionalSequence()
    var (facts, occurrences): ([DayFact], [Occurrence]) = ([], [])
    var length = listLength()
    while facts.count < length, !hasFailed { facts.append(fact()) }
    // Occurrences are absent in older logs.
    length = isAtEnd ? 0 : listLength()
    while occurrences.count < length, !hasFailed { occurrences.append(occurrence(&self)) }
    return .loaded(token: token, sequence: sequence, facts: facts, occurrences: occurrences)
  }

  private mutating func listLength() -> Int32 {
    let length = int32()
    if length < 0 { fail(.invalidValue) }
    return length
  }

  /// A sequence number; negative for none.
  private mutating func optionalSequence() -> Int64? {
    let sequence = wholeNumber()
    return sequence < 0 ? nil : sequence
  }

  private mutating func fact() -> DayFact {
    var fact = DayFact(day: day())
    fact.tint = uint8()
    fact.titleTint = uint8()
    let flags = uint8()
    fact.isHighlighted = flags & 1 != 0
    fact.isDisabled = flags & 2 != 0
    fact.showsIndicator = flags & 8 == 0
    var dots: [UInt8] = []
    for _ in 0..<uint8() { dots.append(uint8()) }
    fact.dots = Dots(dots)
    if flags & 4 != 0 {
      fact.progress = DayFact.Progress(points: wholeNumber(), goal: wholeNumber())
    }
    fact.note = text()
    if flags & 16 != 0 {
      fact.subtitle = text()
      fact.badge = text()
      fact.image = text()
    }
    if flags & 32 != 0 { fact.count = max(int32(), 0) }
    if flags & 64 != 0 {
      (fact.subtitleTint, fact.borderTint, fact.selectionTint) = (uint8(), uint8(), uint8())
    }
    return fact
  }

  /// The dates of consecutive days in another calendar, from a first day on.
  mutating func daysNamed() -> CalendarAction {
    let first = day()
    let length = int32()
    var labels: [AlternateLabel] = []
    while labels.count < length, !hasFailed {
      labels.append(AlternateLabel(text: text(), spoken: text()))
    }
    return .daysNamed(first, labels)
  }

  /// What the clocks of the viewer's zone show on the days from the first through the last, then those
  /// of further zones; no zones mean that they have changed.
  mutating func hours() -> CalendarAction {
    let (first, last) = (day(), day())
    let days = days(first, last)
    var zones: [ZoneTimes] = []
    for _ in 0..<uint8() where !hasFailed {
      let name = text()
      let first = offset()
      var changes: [(instant: Instant, offset: UTCOffset)] = []
      for _ in 0..<uint8() where !hasFailed {
        let second = wholeNumber()
        changes.append((Instant(clamping: second &* 1_000_000), offset()))
      }
      zones.append(
        ZoneTimes(name: name, offsets: ZoneOffsets(days: days, first: first, changes: changes)))
    }
    return zones.isEmpty ? .clocksChanged : .hoursTold(zones)
  }

  /// The days from the first through the last that are named; both empty means all.
  mutating func invalidated() -> CalendarAction {
    let first = optionalDay()
    let last = optionalDay()
    let sequence = optionalSequence()
    guard let first, let last else { return .invalidated(nil, sequence: sequence) }
    return .invalidated(days(first, last), sequence: sequence)
  }

  /// The days from the first through the last.
  mutating func days(_ first: EpochDay, _ last: EpochDay) -> DayInterval {
    checked(DayInterval(first: first, last: last), or: .all, .reversedInterval)
  }

  /// A level to show, or the next one out.
  mutating func zoom() -> CalendarAction {
    let number = uint8()
    if number == 255 { return .zoomOut }
    return .zoom(to: checked(ZoomLevel(rawValue: number), or: .days))
  }

  mutating func level() -> ZoomLevel {
    checked(ZoomLevel(rawValue: uint8()), or: .days)
  }

  /// The mode to go over to, and whether it is animated.
  mutating func mode() -> CalendarAction {
    let mode = checked(ExpansionMode(rawValue: uint8()), or: .month)
    return .expand(.set(mode, animated: bool()))
  }

  mutating func metrics() -> CalendarMetrics {
    CalendarMetrics(width: double(), height: double(), textScale: double(), pixelScale: double())
  }
}
