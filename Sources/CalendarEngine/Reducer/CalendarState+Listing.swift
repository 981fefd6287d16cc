// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// Moves a list by so many months: to where the band begins that is so far from the first in view,
  /// or from the one that it is on its way to.
  mutating func turnList(by count: Int32, _ context: inout ReduceContext) {
    let list = list(context)
    let steps = Int64(count) * Int64(list.columns)
    let wanted = YearMonth(clampingIndex: Int64(goal(in: list).band) + steps)
    let month = min(max(wanted, list.first), list.last)
    showMonth(month, list, context)
    announce(.page(list.page(ofBand: list.band(of: month))))
  }

  private mutating func showMonth(
    _ month: YearMonth, _ list: MonthList, _ context: ReduceContext
  ) {
    glide(to: MonthList.Place(band: list.band(of: month), offset: 0), list, context)
  }

  /// Shows a day that the app or a button asks for: its month from the beginning.
  mutating func showInList(_ day: EpochDay, _ context: inout ReduceContext) {
    let list = list(context)
    showMonth(day.civil.yearMonth, list, context)
    if case .gliding(let glide) = motion { reveal(day, beyond: glide, list, context) }
    announce(.page(CalendarPage(day.civil.yearMonth)))
    moveHostFocus(&context)
  }

  /// Goes where an app wants to see a day.
  mutating func scrollList(to target: ScrollTarget, _ context: inout ReduceContext) {
    let list = list(context)
    let day = options.clamp(target.day)
    (focus.day, focus.wantedDayOfMonth) = (day, nil)
    glide(to: list.place(of: day, target.place, from: goal(in: list)), list, context)
    if !target.isAnimated, case .gliding(let glide) = motion {
      motion = .rest
      viewport.list.stretch = 0
      show(glide.goal, list)
    }
    viewport.list.goal = goal(in: list)
    announce(.page(CalendarPage(day.civil.yearMonth)))
    moveHostFocus(&context)
  }

  /// Where a list comes to rest: where it glides to, else where it is.
  private func goal(in list: MonthList) -> MonthList.Place {
    if case .gliding(let glide) = motion { return glide.goal }
    return place(in: list)
  }

  // Where the view is lower than a month, its last weeks need a little more.
  private mutating func reveal(
    _ day: EpochDay, beyond glide: Glide, _ list: MonthList, _ context: ReduceContext
  ) {
    let goal = glide.goal
    let way = list.way(from: goal, toShow: day)
    guard way != 0 else { return }
    self.glide(to: list.move(goal, by: way).place, list, context)
  }

  /// Brings the keyboard's day into view with the least movement.
  mutating func revealFocus(_ context: inout ReduceContext) {
    let list = list(context)
    let start = goal(in: list)
    let wanted = list.place(of: focus.day, .nearest, from: start)
    if wanted != start, !motion.isHeld { glide(to: wanted, list, context) }
    moveHostFocus(&context)
  }

  /// Follows a native scroll view, which says where it is in points from the current page's top.
  mutating func followList(_ report: NativeScroll, _ context: inout ReduceContext) {
    guard report.offset.isFinite else { return }
    let list = list(context)
    let band = list.band(of: viewport.page.month)
    let offset = min(max(report.offset, -500_000), 500_000)
    let top = MonthList.Place(band: band, offset: 0)
    let units = Int32((offset * 64).rounded(.toNearestOrEven))
    let (place, excess) = list.move(top, by: units)
    switch report.phase {
    case .moving:
      motion = .native
      show(place, list)
      viewport.list.stretch = min(max(excess, -list.height), list.height)
    case .released:
      guard options.list.snapsToMonths else { return }
      let velocity = min(max(report.velocity.isFinite ? report.velocity : 0, -12_000), 12_000)
      let way = Self.units(Paging.projection(travel: 0, velocity: velocity), list)
      let goal = list.start(nearest: list.move(place, by: way).place)
      context.emit(.snap(to: Double(list.way(from: top, to: goal)) / 64))
    case .ended:
      motion = .rest
      viewport.list.stretch = 0
      show(place, list)
    }
  }

  /// Keeps what is remembered of a list true: after any change of sizes, weeks or bounds.
  mutating func keepList(_ context: inout ReduceContext) {
    guard isList else { return }
    let list = list(context)
    viewport.fraction = 0
    var place = place(in: list)
    let extent = list.extent(ofBand: place.band)
    let before = viewport.list.extent
    if before != extent, before > 0 {
      // In another size the same part of the months stays at the top.
      place.offset = Int32(Int64(place.offset) * Int64(extent) / Int64(before))
    }
    place = list.move(place, by: 0).place
    show(place, list)
    if case .gliding(let glide) = motion, !list.hasPlace(for: glide) {
      motion = .rest
      viewport.list.stretch = 0
    }
    let last = list.lastBand(from: place)
    viewport.list.lastMonth = YearMonth(clampingIndex: Int64(list.months(ofBand: last).upperBound))
    viewport.list.days = list.days(from: place)?.intersection(options.bounds)
    viewport.list.isAtStart = place.band == list.firstBand && place.offset == 0
    viewport.list.isAtEnd = list.room(below: place) <= list.height
    keepFocus(list, &context)
  }

  /// The keyboard is where something is seen: on a page in view, or on one that comes into view.
  private mutating func keepFocus(_ list: MonthList, _ context: inout ReduceContext) {
    var (first, last) = pagesInView
    if case .gliding(let glide) = motion {
      let goal = glide.goal
      first = min(first, list.page(ofBand: goal.band))
      let month = list.months(ofBand: list.lastBand(from: goal)).upperBound
      last = max(last, CalendarPage(YearMonth(clampingIndex: Int64(month))))
    }
    if focus.day >= first.firstDay, focus.day <= last.lastDay, options.bounds.contains(focus.day) {
      return
    }
    focusList(context.today)
    moveHostFocus(&context)
  }

  /// Puts the keyboard on what is in view: a selected day, today, the first that can be chosen.
  private mutating func focusList(_ today: EpochDay?) {
    focus.wantedDayOfMonth = nil
    let days = viewport.list.days ?? viewport.page.days
    if let day = days.intersection(options.bounds).flatMap({ selection.first(in: $0) }) {
      focus.day = day
    } else if let today, days.contains(today), options.bounds.contains(today) {
      focus.day = today
    } else {
      focus.day =
        firstEnabledDay(of: viewport.page, from: days.start) ?? options.clamp(days.start)
    }
  }
}
