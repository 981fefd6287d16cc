// SPDX-License-Identifier: MIT
import CivilTime

/// What the app has been told, so that it is told each change once.
struct Reported: Hashable, Sendable {
  private(set) var today: EpochDay?
  private var visible: DayInterval?
  private var title: CalendarTitle?
  private var page: CalendarPage?
  /// Whether an earlier instance has already told what this one shows first.
  private var isResumed = false
  /// Whether the page has changed since it last came to rest.
  private var isTurning = false
  var selection: Selection = .none
  /// The mode of an expandable calendar; nil for any other.
  private var mode: ExpansionMode?
  private var level: ZoomLevel
  private var wake: Int64?

  /// Nothing has been told; only the level at which the calendar begins counts as known.
  init(level: ZoomLevel) {
    self.level = level
  }
}

extension Reported {
  /// Tells what has changed, in the order of docs/notifications.md.
  ///
  /// What is in view is not told before there is something to see, and the first page is not a
  /// change.
  mutating func tell(_ news: News, _ context: inout ReduceContext) {
    if isResumed { adopt(news, &context) }
    tellToday(&context)
    if visible == nil { page = news.page }
    tellPage(news.page, &context)
    if selection != news.selection {
      selection = news.selection
      context.emit(.selectionChanged(selection))
    }
    if level != news.level {
      level = news.level
      context.emit(.levelChanged(level))
    }
    if context.isShown, title != news.title {
      title = news.title
      context.emit(.titleChanged(news.title))
    }
    tellMode(news.mode, &context)
    if context.isShown, let days = news.visible, days != visible {
      visible = days
      context.emit(.visibleDaysChanged(days))
    }
    if news.isAtRest { tellRest(&context) }
    for end in news.scrollEnds {
      context.emit(.scrollEnded(id: end.id, isCompleted: end.isCompleted))
    }
    tellWake(news.wake, &context)
  }

  /// Counts the present state as told already, until there first is something to see.
  private mutating func adopt(_ news: News, _ context: inout ReduceContext) {
    today = context.today
    (page, level, title, mode) = (news.page, news.level, news.title, news.mode)
    visible = news.visible
    isResumed = !context.isShown
  }

  /// Forgets the title, so that it is told again.
  mutating func forgetTitle() {
    title = nil
  }

  /// Notes that an earlier instance has told what this one shows first.
  mutating func resume() {
    isResumed = true
  }

  private mutating func tellToday(_ context: inout ReduceContext) {
    guard today != context.today else { return }
    today = context.today
    context.emit(.todayChanged(today))
  }

  /// Tells the page that is settled on; the first one is not a change.
  private mutating func tellPage(_ new: CalendarPage, _ context: inout ReduceContext) {
    guard page != new else { return }
    if page != nil {
      isTurning = true
      context.emit(.pageChanged(new, .turning))
    }
    page = new
  }

  private mutating func tellRest(_ context: inout ReduceContext) {
    guard isTurning, let page else { return }
    isTurning = false
    context.emit(.pageChanged(page, .settled))
  }

  /// Tells the mode; the first one is not a change.
  private mutating func tellMode(_ new: ExpansionMode?, _ context: inout ReduceContext) {
    guard mode != new else { return }
    if mode != nil, let new { context.emit(.modeChanged(new)) }
    mode = new
  }

  private mutating func tellWake(_ new: Int64?, _ context: inout ReduceContext) {
    guard wake != new else { return }
    wake = new
    if let new { context.emit(.wake(at: new)) }
  }
}
