// SPDX-License-Identifier: MIT
import CivilTime

extension AccessibilityBuilder {
  /// The kind of a node's element, or nil where the node only groups others visually.
  func kind(of node: SceneNode) -> AccessibilityElement.Kind? {
    if node.traits.contains(.decorative) { return standsForHeld(node) ? .button : nil }
    switch node.role {
    case .calendar, .agenda, .agendaDay: return .container
    case .header, .strip, .page, .titleStrip, .pageTitle, .band: return nil
    // Part of the name of their day.
    case .dayImage, .dayAlternate, .daySubtitle, .dayBadge: return nil
    case .eventBar, .moreButton, .timedEvent, .lanesButton: return .button
    case .dateHeader, .groupHeader: return .columnHeader
    case .lanesLabel: return .rowHeader
    case .allDayCell, .dayColumn: return .cell
    // For the eye: what they say is in the names of days and events.
    case .hourLines, .timeLabel, .nowLabel, .nowLine, .offHours, .hourGap, .hourFold,
      .backgroundEvent,
      .timeCursor, .zoneLabel:
      return nil
    // For hands: keys and the actions of an event move its ends.
    case .resizeHandle: return nil
    case .legend: return .container
    case .legendItem, .heatStep, .notice: return .text
    case .title, .monthHeader, .agendaDate: return .heading
    case .agendaNote: return .text
    // Part of the name of its month.
    case .glance: return nil
    case .previousButton, .nextButton, .todayButton, .retryButton, .handle, .zoomButton:
      return .button
    case .status: return .text
    case .grid, .monthGrid: return .grid
    case .weekdayRow, .weekRow, .periodRow, .timelineRow: return .row
    // Above several months the names are for the eye, in a row that is left out.
    case .weekdayLabel, .weekNumberHead:
      return input.arrangement.movement.joinsMonths ? nil : .columnHeader
    case .weekNumber: return .rowHeader
    case .dayCell, .blankCell, .periodCell: return .cell
    case .announcement: return .status
    }
  }

  /// The actions of a node.
  func actions(of node: SceneNode) -> [AccessibilityAction] {
    switch node.role {
    case .previousButton, .nextButton, .todayButton, .retryButton, .dayCell, .eventBar,
      .moreButton, .zoomButton, .periodCell, .timedEvent, .lanesButton, .dateHeader,
      .agendaDate:
      // A cell that cannot be chosen says why.
      let isCell = node.role == .dayCell || node.role == .periodCell
      if node.traits.contains(.disabled) && !isCell { return [] }
      if let held = held(node) { return held }
      return [AccessibilityAction(trigger: .activate, name: [], input: .activate(node.key))]
        + edits(of: node)
    case .title, .grid, .monthGrid, .agenda: return paging + namedActions
    case .handle: return folding(node.key)
    case .calendar:
      if input.state.editing.isHeld { return [giveUp] + magicTap }
      guard input.state.isStarted else { return magicTap }
      return [AccessibilityAction(trigger: .escape, name: [], input: .action(.dropStart))]
        + magicTap
    default: return []
    }
  }

  /// Swiping up and down on the title, or scrolling the grid, turns pages.
  private var paging: [AccessibilityAction] {
    if input.state.options.locksPages { return [] }
    let ends = input.isAtEnds
    var actions: [AccessibilityAction] = []
    if !ends.last { actions.append(paging(.increment, input.pageNames.next, by: 1)) }
    if !ends.first { actions.append(paging(.decrement, input.pageNames.previous, by: -1)) }
    return actions
  }

  /// What can be chosen by its name wherever pages can be turned: today, and the next level out.
  private var namedActions: [AccessibilityAction] {
    var actions = showsToday ? [named(.today, .showToday)] : []
    if input.state.options.zoomsOut(of: input.state.level) {
      var title: [UInt8] = []
      input.append(input.state.title, to: &title)
      actions.append(named(.zoomOut, .zoomOut, [title]))
    }
    return actions
  }

  /// Two fingers lead to today.
  private var magicTap: [AccessibilityAction] {
    guard showsToday else { return [] }
    var action = named(.today, .showToday)
    action.trigger = .magicTap
    return [action]
  }

  private var showsToday: Bool {
    let options = input.state.options
    guard let today = input.environment.today else { return false }
    return options.bounds.contains(today) && !options.locksPages
  }

  private func named(
    _ phrase: Phrase, _ action: CalendarAction, _ arguments: [[UInt8]] = []
  ) -> AccessibilityAction {
    var name: [UInt8] = []
    input.phrases.append(phrase, arguments: arguments, to: &name)
    return AccessibilityAction(trigger: .named, name: name, input: .action(action))
  }

  private func paging(
    _ trigger: AccessibilityAction.Trigger, _ phrase: Phrase, by count: Int32
  ) -> AccessibilityAction {
    var name: [UInt8] = []
    input.append(pageName: phrase, to: &name)
    return AccessibilityAction(trigger: trigger, name: name, input: .action(.page(by: count)))
  }

  /// The handle switches to the other mode; swiping up and down selects either.
  private func folding(_ key: NodeKey) -> [AccessibilityAction] {
    let modes: [(AccessibilityAction.Trigger, ExpansionMode, Phrase)] = [
      (.increment, .month, .monthView), (.decrement, .week, .weekView),
    ]
    let moves = modes.filter { $0.1 != input.state.expansion.mode }.map { trigger, mode, phrase in
      var name: [UInt8] = []
      input.phrases.append(phrase, to: &name)
      return AccessibilityAction(
        trigger: trigger, name: name, input: .action(.expand(.set(mode))))
    }
    return [AccessibilityAction(trigger: .activate, name: [], input: .activate(key))] + moves
  }

  /// What activating a day does, or nil when it does nothing.
  func hint(of day: EpochDay, _ node: SceneNode) -> AccessibilityPhrase? {
    let (options, traits) = (input.state.options, node.traits)
    guard !traits.contains(.disabled) else { return nil }
    if traits.contains(.outside) {
      switch options.outsideTap {
      case .ignore: return nil
      case .navigate:
        if options.selection == .none || options.selection == .time { return .goesToMonth }
      case .select: break
      }
    }
    let isSelected = traits.contains(.selected)
    switch options.selection {
    case .none, .time: return nil
    case .singlePerPage: return isSelected ? nil : .selectsDay
    case .single: return isSelected ? (options.unselects ? .unselects : nil) : .selectsDay
    case .week: return isSelected ? (options.unselects ? .unselects : nil) : .selectsWeek
    case .multiple: return isSelected ? .unselects : .selectsDay
    case .interval: return intervalHint(day)
    }
  }

  /// What choosing a month, year or decade does.
  func hint(of period: CalendarPage, _ node: SceneNode) -> AccessibilityPhrase? {
    let (state, traits) = (input.state, node.traits)
    if traits.contains(.disabled) { return nil }
    if traits.contains(.outside), state.options.outsideTap == .ignore { return nil }
    guard state.level == state.options.picks else {
      return period.scale == .month ? .goesToMonth : .zoomsIn
    }
    guard state.options.selection != .none else { return nil }
    if !traits.contains(.selected) { return .selectsPeriod }
    return state.options.unselects ? .unselects : nil
  }

  /// What the rules for intervals would do with a day.
  private func intervalHint(_ day: EpochDay) -> AccessibilityPhrase? {
    let selection = input.state.selection
    let next = input.state.options.interval.selection(selection, choosing: day)
    if next == selection { return nil }
    switch next.kind {
    case .none: return .unselects
    case .day: return .startsInterval
    case .interval, .days, .time:
      return selection.kind == .interval ? .changesInterval : .endsInterval
    }
  }
}
