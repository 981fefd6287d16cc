// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// Lays out the months of an agenda with their days.
struct AgendaList {
  let input: LayoutInput
  let measures: AgendaMeasures
  let track: MonthList
}

extension AgendaList {
  /// Adds a month: its name, and the days that are in view or near it.
  ///
  /// - Parameters:
  ///   - band: The month.
  ///   - top: Where it begins in the strip, in 1/64 points.
  ///   - seen: What is in view of it, below its top, in 1/64 points.
  ///   - strip: What moves.
  ///   - builder: Gets the nodes.
  func addMonth(
    _ band: Int32, top: Int32, _ seen: ClosedRange<Int32>, in strip: Int32,
    into builder: inout SceneBuilder
  ) {
    let page = track.page(ofBand: band)
    if seen.lowerBound < track.headHeight, seen.upperBound > 0 {
      let name = builder.add(
        NodeKey(.monthHeader, page: page), in: strip,
        frame: LayoutRect(
          x: 0, y: Double(top) / 64, width: measures.whole.width, height: measures.headHeight),
        traits: .decorative)
      builder.text(name) { input.append(page, to: &$0) }
    }
    guard let month = track.listed?.month(band) else { return }
    var place = track.place(below: seen.lowerBound, of: month)
    while place < month.days.count, track.top(place, of: month) < seen.upperBound {
      addDay(place, of: month, page, top: top, seen, in: strip, into: &builder)
      place += 1
    }
  }

  private func addDay(
    _ place: Int, of month: AgendaMonth, _ page: CalendarPage, top: Int32,
    _ seen: ClosedRange<Int32>, in strip: Int32, into builder: inout SceneBuilder
  ) {
    let listed = month.days[place]
    let day = listed.day
    let y = Double(top + track.top(place, of: month)) / 64
    let height = Double(listed.rows) * measures.rowHeight + measures.dayGap
    let focus = input.state.focus
    let events = input.state.facts.agenda.events(of: day)
    var traits: Traits = []
    if focus.day == day || month.isBare && page.days.contains(focus.day) {
      let isOnEvent = events.contains {
        NodeKey(.timedEvent, number: $0.number, day: day) == focus.occurrence
      }
      // An event that the keyboard was on may be gone.
      if !isOnEvent { traits = .tabStop }
    }
    if !month.isBare, input.state.options.marksToday, day == input.environment.today {
      traits.insert(.today)
    }
    let article = builder.add(
      NodeKey(.agendaDay, page: page, day: day), in: strip,
      frame: LayoutRect(x: 0, y: y, width: measures.whole.width, height: height), traits: traits)
    builder.label(article) { appendLabel(day, month, page, to: &$0) }
    if !month.isBare { addDate(day, traits, page, in: article, into: &builder) }
    let rowsTop = track.top(place, of: month) + track.dayGap / 2
    let first = max((seen.lowerBound - rowsTop) / track.rowHeight, 0)
    let last = min((seen.upperBound - rowsTop) / track.rowHeight + 1, Int32(events.count))
    for row in Int(first)..<Int(max(first, last)) {
      addEvent(events[row], row, on: day, in: article, into: &builder)
    }
    if events.isEmpty { addNote(month, day, in: article, into: &builder) }
  }

  /// "Tuesday, February 20, 2024, today, 3 events"; of a month without events its name.
  private func appendLabel(
    _ day: EpochDay, _ month: AgendaMonth, _ page: CalendarPage, to out: inout [UInt8]
  ) {
    let (locale, phrases) = (input.locale, input.phrases)
    if month.isBare {
      input.append(page, to: &out)
    } else {
      locale.append(day, locale.fullDate, to: &out)
      if day == input.environment.today { DayLabel.add(.today, phrases, to: &out) }
    }
    phrases.append(.separator, to: &out)
    if month.isLoading { return phrases.append(.loading, to: &out) }
    let count = Int64(input.state.facts.agenda.events(of: day).count)
    guard count > 0 else { return phrases.append(.noEvents, to: &out) }
    var number: [UInt8] = []
    locale.append(count, to: &number)
    phrases.append(.events, count: count, arguments: [number], to: &out)
  }

  /// Adds weekday and number, today's on a disc.
  private func addDate(
    _ day: EpochDay, _ traits: Traits, _ page: CalendarPage, in article: Int32,
    into builder: inout SceneBuilder
  ) {
    let key = NodeKey(.agendaDate, page: page, day: day)
    let (state, locale) = (input.state, input.locale)
    var own = traits.intersection(.today)
    if state.selecting.pressed == key { own.insert(.pressed) }
    if state.selection.contains(day) { own.insert(.selected) }
    if !state.options.admits(day) { own.insert(.disabled) }
    let width = measures.dateWidth
    let date = builder.add(
      key, in: article,
      frame: LayoutRect(
        x: input.x(leading: 0, width: width, in: measures.whole.width), y: 0, width: width,
        height: measures.dateHeight), traits: own)
    builder.text(date) { out in
      out.append(
        contentsOf: LocaleProfile.name(day.weekday.isoNumber - 1, of: locale.shortWeekdays))
      out.append(0x0A)
      locale.append(Int64(day.civil.day), to: &out)
    }
    builder.label(date) { locale.append(day, locale.fullDate, to: &$0) }
  }

  /// The frame of a row.
  private func rect(_ row: Int) -> LayoutRect {
    let width = measures.eventWidth
    return LayoutRect(
      x: input.x(leading: measures.dateWidth, width: width, in: measures.whole.width),
      y: measures.dayGap / 2 + Double(row) * measures.rowHeight, width: width,
      height: measures.rowHeight - measures.eventGap)
  }

  private func addEvent(
    _ event: AgendaBook.Event, _ row: Int, on day: EpochDay, in article: Int32,
    into builder: inout SceneBuilder
  ) {
    let key = NodeKey(.timedEvent, number: event.number, day: day)
    let occurrence = event.occurrence
    var traits = EventTraits.of(occurrence, input)
    if occurrence.days.start < day { traits.insert(.continuesBefore) }
    if day.rawValue + 1 < occurrence.days.endRawValue { traits.insert(.continuesAfter) }
    if input.state.selecting.pressed == key { traits.insert(.pressed) }
    if input.state.selecting.pointing.bar == key { traits.insert(.hovered) }
    let node = builder.add(key, in: article, frame: rect(row), traits: traits)
    builder.text(node) { appendText(occurrence, on: day, to: &$0) }
    builder.label(node) { OccurrenceLabel.append(occurrence, input, to: &$0) }
    builder.detail(node) { occurrence.appendDetail(to: &$0) }
    builder.update(node) { $0.tint = occurrence.tint }
  }

  /// Adds what is said where nothing happens.
  private func addNote(
    _ month: AgendaMonth, _ day: EpochDay, in article: Int32, into builder: inout SceneBuilder
  ) {
    let note = builder.add(
      NodeKey(.agendaNote, number: 0, day: day), in: article, frame: rect(0), traits: .decorative)
    builder.text(note) { input.phrases.append(month.isLoading ? .loading : .noEvents, to: &$0) }
  }

  /// The title, and below it the time; on one line the time comes first.
  private func appendText(_ occurrence: Occurrence, on day: EpochDay, to out: inout [UInt8]) {
    guard AgendaMeasures.lines(input.state.options.agenda.lines) == 1 else {
      out.append(contentsOf: occurrence.title)
      out.append(0x0A)
      return appendTime(occurrence, on: day, to: &out)
    }
    if occurrence.isTimed, let hours = occurrence.hours {
      if occurrence.days.start == day {
        input.locale.append(minuteOfDay: hours.start, to: &out)
      } else {
        appendUntil(hours.end, to: &out)
      }
    } else {
      input.phrases.append(.allDay, to: &out)
    }
    out.append("  ")
    out.append(contentsOf: occurrence.title)
  }

  /// Appends when something ends that began on an earlier day: "until 2:00".
  private func appendUntil(_ minute: Int32, to out: inout [UInt8]) {
    var time: [UInt8] = []
    input.locale.append(minuteOfDay: minute, to: &time)
    input.phrases.append(.until, arguments: [time], to: &out)
  }

  /// "9:00 – 10:00", "all-day", or "all-day, Feb 20 – Feb 23"; of what begins or ends on another day
  /// the part of this one: "9:00 –", "until 2:00".
  private func appendTime(_ occurrence: Occurrence, on day: EpochDay, to out: inout [UInt8]) {
    let locale = input.locale
    let last = occurrence.days.last ?? occurrence.days.start
    if let hours = occurrence.hours,
      occurrence.isTimed || day == occurrence.days.start || day == last
    {
      guard day == occurrence.days.start else { return appendUntil(hours.end, to: &out) }
      locale.append(minuteOfDay: hours.start, to: &out)
      // What takes no time has one.
      if hours.start == hours.end, day == last { return }
      out.append(" –")
      if occurrence.isTimed || day == last {
        out.append(" ")
        locale.append(minuteOfDay: hours.end, to: &out)
      }
      return
    }
    input.phrases.append(.allDay, to: &out)
    guard last != occurrence.days.start else { return }
    input.phrases.append(.separator, to: &out)
    let pattern = locale.mediumDate.withoutYear?.pattern ?? locale.mediumDate
    locale.append(occurrence.days.start, pattern, to: &out)
    out.append(" – ")
    locale.append(last, pattern, to: &out)
  }
}
