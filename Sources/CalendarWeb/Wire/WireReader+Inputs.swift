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
  case answered, preset, mode, read, zoom, hover
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

  mutating func loaded() -> CalendarAction {
    let token = int32()
    let sequence = optionalSequence()
    let length = int32()
    if length < 0 { fail(.invalidValue) }
    var facts: [DayFact] = []
    while facts.count < length, !hasFailed { facts.append(fact()) }
    let occurrences = isAtEnd || Edition.isPicker ? [] : occurrences()
    return .loaded(token: token, sequence: sequence, facts: facts, occurrences: occurrences)
  }

  /// What touches the days of an answer; messages of before end without it.
  private mutating func occurrences() -> [Occurrence] {
    let length = int32()
    if length < 0 { fail(.invalidValue) }
    var occurrences: [Occurrence] = []
    while occurrences.count < length, !hasFailed { occurrences.append(occurrence()) }
    return occurrences
  }

  private mutating func occurrence() -> Occurrence {
    let id = text()
    let (start, end) = (day(), day())
    let days = DayInterval(start: start, end: end)
    var occurrence = Occurrence(
      id: id, days: checked(days, or: .all, .reversedInterval))
    occurrence.title = text()
    occurrence.tint = uint8()
    let (from, to) = (count(), count())
    // Minutes of a day are less; whole days have these.
    if from != 0xFFFF { occurrence.hours = Occurrence.Hours(start: Int32(from), end: Int32(to)) }
    return occurrence
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
    guard !Edition.isPicker else { return fact }
    if flags & 16 != 0 {
      fact.subtitle = text()
      fact.badge = text()
      fact.image = text()
    }
    if flags & 32 != 0 { fact.count = max(int32(), 0) }
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

  mutating func options() -> CalendarOptions {
    var options = CalendarOptions()
    options.rows = checked(RowsPolicy(rawValue: uint8()), or: options.rows)
    options.outsideDays = checked(OutsideDaysPolicy(rawValue: uint8()), or: options.outsideDays)
    options.outsideTap = checked(OutsideTapPolicy(rawValue: uint8()), or: options.outsideTap)
    options.selection = checked(SelectionPolicy(rawValue: uint8()), or: .single)
    // 0 takes the locale's; otherwise 1 Sunday ... 7 Saturday.
    let first = uint8()
    if first != 0 {
      options.firstWeekday = checked(Weekday(sundayNumber: Int32(first)), or: .monday)
    }
    let flags = uint8()
    options.marksToday = flags & 1 != 0
    options.asksForFacts = flags & 2 != 0
    options.singleKeys = flags & 4 != 0
    options.wheelPagesVertically = flags & 8 != 0
    options.asksBeforeSelecting = flags & 16 != 0
    options.asksBeforeTurning = flags & 32 != 0
    options.tellsCells = flags & 64 != 0
    options.bounds = days(optionalDay() ?? .min, optionalDay() ?? .max)
    if !isAtEnd { readView(into: &options) }
    if !isAtEnd { readContent(into: &options) }
    if !isAtEnd { options.disabled = disabledDays() }
    if !isAtEnd { readSelecting(into: &options) }
    if !isAtEnd { readChrome(into: &options) }
    // The pickers' build has months of days alone, and its element tells nothing more.
    if Edition.isPicker { return options }
    if !isAtEnd { readWeeks(into: &options) }
    if !isAtEnd { readList(into: &options) }
    if !isAtEnd { readZoom(into: &options) }
    if !isAtEnd { readTitles(into: &options) }
    return options
  }

  /// How pages follow each other; messages of before end without it.
  private mutating func readView(into options: inout CalendarOptions) {
    options.view = checked(ViewKind(rawValue: uint8()), or: options.view)
    options.axis = checked(PagingAxis(rawValue: uint8()), or: options.axis)
    options.pageJoin = checked(PageJoin(rawValue: uint8()), or: options.pageJoin)
  }

  /// A list of months; messages of before end without it.
  private mutating func readList(into options: inout CalendarOptions) {
    options.list.headers = checked(MonthHeaders(rawValue: uint8()), or: options.list.headers)
    options.list.columns = Int32(uint8())
    options.list.snapsToMonths = bool()
  }

  /// The rules of selecting more than one day; messages of before end without them.
  private mutating func readSelecting(into options: inout CalendarOptions) {
    options.interval.taps = checked(
      IntervalPolicy.Taps(rawValue: uint8()), or: options.interval.taps)
    let flags = uint8()
    options.interval.allowsOneDay = flags & 1 != 0
    options.unselects = flags & 2 != 0
    options.swipe = flags & 4 != 0 ? .selects : .turnsPages
    options.interval.minimumCount = int32()
    options.interval.maximumCount = int32()
    if options.interval.minimumCount < 1 || options.interval.maximumCount < 1 {
      fail(.invalidValue)
    }
  }

  /// How far the title zooms out, what is picked, and the steps of heat maps.
  private mutating func readZoom(into options: inout CalendarOptions) {
    options.zooms = bool()
    options.picks = level()
    var thresholds: [Int32] = []
    for _ in 0..<min(uint8(), 8) { thresholds.append(int32()) }
    if !thresholds.isEmpty {
      options.heat = checked(HeatScale(thresholds: thresholds), or: HeatScale())
    }
    if !isAtEnd { options.showsHeatLegend = bool() }
  }

  /// What the title names, how its neighbours fade in hundredths, and which day a page selects.
  private mutating func readTitles(into options: inout CalendarOptions) {
    options.titleRule = checked(TitleRule(rawValue: uint8()), or: .page)
    let hundredths = uint8()
    options.neighbourTitleOpacity = hundredths > 100 ? nil : Double(hundredths) / 100
    options.pageDay = checked(PageDayPolicy(rawValue: uint8()), or: .todayOrFirst)
  }

  /// A level to show, or the next one out.
  mutating func zoom() -> CalendarAction {
    let number = uint8()
    if number == 255 { return .zoomOut }
    return .zoom(to: checked(ZoomLevel(rawValue: number), or: .days))
  }

  private mutating func level() -> ZoomLevel {
    checked(ZoomLevel(rawValue: uint8()), or: .days)
  }

  /// What days hold; messages of before end without it.
  private mutating func readContent(into options: inout CalendarOptions) {
    let flags = uint8()
    options.showsIndicators = flags & 1 == 0
    options.showsAlternateDates = flags & 2 != 0
    options.asksForOccurrences = flags & 4 != 0
    let length = Int(uint8())
    if Edition.isPicker { return }
    while options.legend.count < length, !hasFailed {
      options.legend.append(LegendEntry(name: text(), tint: uint8(), image: text()))
    }
  }

  /// Weeks, and how a month folds to one; messages of before end without it.
  private mutating func readWeeks(into options: inout CalendarOptions) {
    options.weeks = Int32(uint8())
    options.expanding.mode = checked(ExpansionMode(rawValue: uint8()), or: .month)
    options.expanding.focus = checked(ExpansionFocus(rawValue: uint8()), or: .selectedDay)
    options.expanding.followsSwipes = bool()
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
