// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel
import CivilTime

// Logs from before the engine read attributes hold options as numbers, which the elements of then had made
// of them; those from before occurrences had zones hold their days and minutes. They go on being replayed;
// no element writes such a message, and none that ships reads it.

extension WebCalendar {
  /// A calendar that shows nothing yet and takes the messages of older logs too.
  public static func replaying() -> WebCalendar {
    var calendar = WebCalendar()
    calendar.readsFormer = { kind, reader in reader.formerContent(kind) }
    return calendar
  }
}

extension WireReader {
  /// What a message means of one of the three kinds that only older logs have.
  fileprivate mutating func formerContent(_ kind: MessageKind) -> CalendarInput.Content {
    if kind == .loaded { return .action(loaded { $0.occurrence() }) }
    if kind == .configure { return .action(.configure(formerOptions())) }
    _ = checked(Preset(name: text()), or: .kal)
    return .frame
  }

  /// An occurrence of days and minutes of them.
  private mutating func occurrence() -> Occurrence {
    let id = text()
    let (start, end) = (day(), day())
    let days = DayInterval(start: start, end: end)
    var occurrence = Occurrence(
      id: id, days: checked(days, or: .all, .reversedInterval))
    occurrence.title = text()
    occurrence.tint = uint8()
    let (from, to) = (count(), count())
    // 0xFFFF, more than the minutes of a day, stands for whole days.
    if from != 0xFFFF { occurrence.hours = Occurrence.Hours(start: Int32(from), end: Int32(to)) }
    return occurrence
  }

  /// The options of a message of the kind `configure`.
  private mutating func formerOptions() -> CalendarOptions {
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
    options.loadsFacts = flags & 2 != 0
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
    if !isAtEnd { readWeeks(into: &options) }
    if !isAtEnd { readList(into: &options) }
    if !isAtEnd { readZoom(into: &options) }
    if !isAtEnd { readTitles(into: &options) }
    return options
  }

  /// How pages follow each other; absent in older logs.
  private mutating func readView(into options: inout CalendarOptions) {
    options.view = checked(ViewKind(rawValue: uint8()), or: options.view)
    options.axis = checked(PagingAxis(rawValue: uint8()), or: options.axis)
    options.pageJoin = checked(PageJoin(rawValue: uint8()), or: options.pageJoin)
  }

  /// A list of months; absent in older logs.
  private mutating func readList(into options: inout CalendarOptions) {
    options.list.headers = checked(MonthHeaders(rawValue: uint8()), or: options.list.headers)
    options.columns = Int32(uint8())
    options.list.snapsToMonths = bool()
  }

  /// The rules for selecting more than one day; absent in older logs.
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

  /// The rules that disable days.
  private mutating func disabledDays() -> DisabledDays {
    DisabledDays(
      before: optionalDay(), after: optionalDay(), weekdays: WeekdaySet(rawValue: uint8()),
      days: selection().days)
  }

  /// What stands around the days; absent in older logs.
  private mutating func readChrome(into options: inout CalendarOptions) {
    let flags = uint8()
    options.showsWeekNumbers = flags & 1 != 0
    options.marksWeekdayOfToday = flags & 2 != 0
    options.headerButtons = HeaderButtons.all.subtracting(HeaderButtons(rawValue: flags >> 2))
    options.weekdayForm = checked(WeekdayForm(rawValue: uint8()), or: options.weekdayForm)
    options.maximumHeight = double()
  }

  /// What days hold; absent in older logs.
  private mutating func readContent(into options: inout CalendarOptions) {
    let flags = uint8()
    options.showsIndicators = flags & 1 == 0
    options.showsAlternateDates = flags & 2 != 0
    options.loadsOccurrences = flags & 4 != 0
    options.legend = legend()
  }

  /// Weeks, and how a month folds to one; absent in older logs.
  private mutating func readWeeks(into options: inout CalendarOptions) {
    options.weeks = Int32(uint8())
    options.expanding.mode = checked(ExpansionMode(rawValue: uint8()), or: .month)
    options.expanding.focus = checked(ExpansionFocus(rawValue: uint8()), or: .selectedDay)
    options.expanding.followsSwipes = bool()
  }
}
