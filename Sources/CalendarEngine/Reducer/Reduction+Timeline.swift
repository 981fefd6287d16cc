// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

extension Reduction {
  /// Does to a timeline what is not scrolling.
  mutating func performOnTimeline(_ move: TimelineMove) {
    guard state.arrangement.movement.joinsDays else { return }
    let track = timeline.hours
    switch move {
    case .magnify(let factor, let distance):
      guard factor.isFinite, factor > 0 else { return }
      let wanted = Double(track.hourHeight) * min(max(factor, 0.1), 10)
      state.moving.scrollHours {
        $0.zoom(to: Int32(min(wanted, 1e6).rounded()), around: distance, track)
      }
    case .spread(let factor): spread(factor)
    case .endSpreading: state.moving.scrollHours { $0.endSpreading() }
    case .toggleLanes: state.moving.scrollHours { $0.toggleLanes() }
    case .moveTime(let minutes): moveTime(to: keyboardMinute + minutes)
    case .goToTime(let time): moveTime(to: minute(of: time))
    case .moveColumn(let count): moveColumn(by: count)
    case .enterColumn(let day, let part):
      state.focus.put(inPart: part)
      enterFocus(day)
    }
  }

  /// Keeps the first day in view, and in any case the keyboard's, where days are divided into other
  /// columns and pages than they were: from the start, by the app or by two fingers.
  ///
  /// The first day of a week was not chosen by anybody: from there the keyboard's day comes first.
  mutating func divideDays() {
    guard state.arrangement.movement.joinsDays else { return }
    let room = TimelineMeasures.days(withRoomIn: state, context.metrics)
    if room != state.moving.hours.roomyDays { state.moving.scrollHours { $0.fit(days: room) } }
    let measures = TimelineMeasures(state, context.metrics, weekStart: context.weekStart)
    let track = measures.dayTrack
    let old = state.moving.hours.division
    guard track.division != old else { return }
    state.moving.scrollHours { $0.divide(track.division) }
    let wasWeek = old?.weekStart != nil
    var start = track.start(of: wasWeek ? state.focus.day : state.viewport.page.firstDay)
    let ahead = track.columns.column(of: state.focus.day) - start.index
    if ahead < 0 || ahead >= track.count { start = track.start(of: state.focus.day) }
    state.moving.jump(to: track.page(of: start.index))
  }

  /// Hours that were on their way when another view came are there: no frame would take them further.
  private mutating func landHours() {
    if !state.moving.hours.isAtRest { state.moving.scrollHours { $0.land() } }
  }

  /// Places the events of the days in view and around them, and asks what their clocks show.
  mutating func packTimeline() {
    guard state.arrangement.movement.joinsDays else { return landHours() }
    let measures = TimelineMeasures(state, context.metrics, weekStart: context.weekStart)
    let (first, last) = state.viewport.pages
    let days = measures.count + 2
    guard
      let near = DayInterval(
        first: first.firstDay.addingClamped(days: -days),
        last: last.firstDay.addingClamped(days: days))
    else { return }
    state.facts.askHours(near, &context)
    let options = state.options.timeline
    let groups = state.options.shownGroups
    let rule = TimedBook.Rule(
      minimum: measures.leastMinutes, style: options.packing == .columns ? .columns : .cascade,
      limit: max(Int32(measures.columnWidth / Double(max(groups.count, 1)) / 24), 2),
      hours: measures.hours, groups: groups)
    state.facts.packDays(near, rule)
    timeline.stand(&state.moving)
  }

  /// What the app says of days counts again, where two fingers had made others of them.
  mutating func forgetSpread(of old: CalendarOptions) {
    let isOther =
      state.options.timeline.days != old.timeline.days || state.options.view != old.view
    if isOther { state.moving.scrollHours { $0.forgetDays() } }
  }

  /// Shows fewer days the further two fingers have moved apart.
  private mutating func spread(_ factor: Double) {
    guard factor.isFinite, factor > 0 else { return }
    let usual = min(max(state.options.timeline.days, 1), TimelineOptions.mostDays)
    state.moving.scrollHours { $0.spread(by: factor, from: usual) }
  }

  /// Puts the keyboard, which has come into the grid, on a time in view: on the one where it was, the
  /// next one from now, since what is made there is still to come, the present one, or the first.
  mutating func enterTimeline() {
    guard state.arrangement.movement.joinsDays else { return }
    let (track, top) = (timeline.hours, state.moving.hours.top)
    let slot = state.options.timeline.slotMinutes
    func isSeen(_ minute: Int32) -> Bool {
      minute < Int32(shownHours.end) && track.y(ofMinute: minute) >= top
        && track.y(ofMinute: minute + slot) <= top + track.height
    }
    if let minute = state.focus.minute, isSeen(minute) { return }
    var minute = firstMinute
    if let next = nextMinute {
      if isSeen(next) { minute = next } else if isSeen(next - slot) { minute = next - slot }
    }
    state.focus.put(onMinute: minute)
  }

  /// The first line in view.
  private var firstMinute: Int32 {
    let (track, slot) = (timeline.hours, state.options.timeline.slotMinutes)
    let minute = Int64(state.moving.hours.top) * 60 / Int64(max(track.hourHeight, 1))
    return track.firstMinute + (Int32(clamping: minute) + slot - 1) / slot * slot
  }

  /// The next line from now, if the keyboard is on today; the last one of the day has none after it.
  private var nextMinute: Int32? {
    let slot = state.options.timeline.slotMinutes
    guard let now = context.now, now.day == state.focus.day else { return nil }
    return min(now.minute + slot - 1, 1439) / slot * slot
  }

  /// The minute at which the keyboard is; before it has been moved, the first one in view.
  private var keyboardMinute: Int32 { state.focus.minute ?? nextMinute ?? firstMinute }

  private func minute(of time: TimelineTime) -> Int32 {
    let options = state.options.timeline
    let hours = options.hours.isEmpty ? .wholeDay : options.hours
    let work = options.workingHours ?? MinuteRange(start: 540, end: 1020)
    switch time {
    case .workStart: return work.start
    case .workEnd: return work.end
    case .dayStart: return hours.start
    case .dayEnd: return hours.end
    }
  }

  /// Brings an event of a timeline or an agenda into view, at once: nothing moves under the keyboard.
  mutating func reveal(_ key: NodeKey) {
    if state.arrangement.movement == .agenda { return revealInAgenda(key) }
    guard state.arrangement.movement.joinsDays else { return }
    if key.role == .eventBar { return revealLane(of: key) }
    guard key.role == .timedEvent || key.role == .moreButton,
      let day = EpochDay(key.ordinal)
    else { return }
    if day != state.focus.day {
      state.focus.carry(to: day)
      follow(timeline.days.reveal(day, on: page(of: day), &state.moving, context.clock))
    }
    guard let (minutes, part) = place(of: key, on: day) else { return }
    // Who leaves it, or sees it go, is at its time.
    stand(at: minutes.start, inPart: part)
    timeline.reveal(minutes, &state.moving, still)
  }

  /// Puts the keyboard on the slot of a minute, in a column of its day.
  mutating func stand(at minute: Int32, inPart part: Int32) {
    state.focus.put(inPart: part)
    state.focus.put(onMinute: minute - minute % max(state.options.timeline.slotMinutes, 1))
  }

  /// Where an event stands among the hours, or the number of those that have no column.
  private func place(of key: NodeKey, on day: EpochDay) -> (minutes: MinuteRange, part: Int32)? {
    if key.isTime, let time = state.chosenTime, let day = EpochDay(key.ordinal) {
      return (time.minutes(on: day), 0)
    }
    if let event = state.facts.event(of: key) {
      return (MinuteRange(start: event.segment.start, end: event.segment.end), event.part)
    }
    let number = Int(key.number)
    guard key.role == .moreButton, let packed = state.facts.timed(day),
      packed.hidden.indices.contains(number)
    else {
      return nil
    }
    let (hidden, parts) = (packed.hidden[number], packed.hiddenParts)
    return (MinuteRange(start: hidden.start, end: hidden.end), parts.isEmpty ? 0 : parts[number])
  }

  /// Shows all events of whole days if one of them has no place otherwise.
  mutating func revealLane(of key: NodeKey) {
    let lanes = TimelineMeasures(state, context.metrics, weekStart: context.weekStart).lanes
    guard let lane = state.facts.bar(of: key)?.lane else { return }
    let last = lanes.countsRest ? lanes.shown - 1 : lanes.shown
    if lane >= last { state.moving.scrollHours { $0.toggleLanes() } }
  }

  /// The clock of what the keyboard moves.
  var still: MotionClock { context.still }

  /// Puts the keyboard on the slot at a time.
  mutating func point(at place: ClockPlace) {
    let slot = max(state.options.timeline.slotMinutes, 1)
    state.focus.put(on: place.day)
    if place.part >= 0 { state.focus.put(inPart: place.part) }
    moveTime(to: place.minute - place.minute % slot)
  }

  private mutating func moveTime(to minute: Int32) {
    let options = state.options.timeline
    let hours = options.hours.isEmpty ? .wholeDay : options.hours
    let slot = options.slotMinutes
    let last = max(hours.end - slot, hours.start)
    let minute = min(max(minute, hours.start), last)
    state.focus.enter(occurrence: nil)
    state.focus.put(onMinute: minute)
    timeline.reveal(
      MinuteRange(start: minute, end: minute + slot), &state.moving, still)
    let day = state.focus.day
    follow(timeline.days.reveal(day, on: page(of: day), &state.moving, context.clock))
    context.announce(
      .time(
        state.focus.day, MinuteRange(start: minute, end: minute + slot),
        part: state.focusedPart))
    moveHostFocus()
  }

  /// Moves the keyboard to another column of its day, or to the next one of another day.
  private mutating func moveColumn(by count: Int32) {
    let (day, part) = (state.focus.day, state.focusPart)
    let wanted = part + count
    state.focus.enter(occurrence: nil)
    if wanted >= 0, wanted < state.parts(of: day) {
      state.focus.put(inPart: wanted)
      moveHostFocus()
      return announceHour()
    }
    state.focus.put(inPart: count > 0 ? 0 : .max)
    let columns = DayColumns(hiding: state.options.timeline.hiddenWeekdays)
    let next = columns.day(at: columns.column(of: day) + count.signum())
    moveFocus(.days(day.days(until: next)))
    guard state.focus.day == day else { return announceHour() }
    // There is no other day.
    state.focus.put(inPart: part)
    moveHostFocus()
  }

  /// Says at which time of its new day or column the keyboard is, and whether that is free.
  private mutating func announceHour() {
    guard let minute = state.focus.shownMinute else { return }
    let slot = state.options.timeline.slotMinutes
    context.announce(
      .hour(
        state.focus.day, MinuteRange(start: minute, end: minute + slot), part: state.focusedPart))
  }
}
