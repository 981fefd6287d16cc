// SPDX-License-Identifier: MIT
import CivilTime

/// What scrolls freely along an axis: pieces one after the other, as far as the bounds reach.
///
/// Lengths are in 1/64 points. Another thing that scrolls is a case here. By reference, because it is
/// passed about.
indirect enum ScrollTrack {
  /// Bands of months, below each other.
  case months(MonthList)
  /// Columns of days, beside each other.
  case days(DayTrack)
}

extension ScrollTrack {
  /// The length of the view.
  var length: Int32 {
    switch self {
    case .months(let list): list.height
    case .days(let days): days.length
    }
  }

  /// Whether a flick turns a page, and no more.
  var turnsPages: Bool {
    if case .days(let days) = self { return days.turnsPages }
    return false
  }

  /// The piece of a page.
  func piece(of page: CalendarPage) -> Int32 {
    switch self {
    case .months(let list): list.band(of: page.month)
    case .days(let days): days.columns.column(of: page.firstDay)
    }
  }

  /// The page that is current while a piece begins the view.
  func page(of piece: Int32) -> CalendarPage {
    switch self {
    case .months(let list): list.page(ofBand: piece)
    case .days(let days): days.page(of: piece)
    }
  }

  /// The length of a piece.
  func extent(of piece: Int32) -> Int32 {
    switch self {
    case .months(let list): list.extent(ofBand: piece)
    case .days(let days): days.width
    }
  }

  /// The last page in view from a place on.
  func lastPage(from place: Stop) -> CalendarPage {
    switch self {
    case .months(let list):
      let month = list.months(ofBand: list.lastBand(from: place)).upperBound
      return CalendarPage(YearMonth(clampingIndex: Int64(month)))
    case .days(let days): return days.page(of: days.last(from: place))
    }
  }

  /// The days in view from a place on.
  func days(from place: Stop) -> DayInterval? {
    switch self {
    case .months(let list): list.days(from: place)
    case .days(let days): days.days(from: place)
    }
  }

  /// Whether nothing earlier, and nothing later, can be scrolled into view from a place.
  func isAtEnds(_ place: Stop) -> (first: Bool, last: Bool) {
    switch self {
    case .months(let list):
      (place.index == list.firstBand && place.offset == 0, list.room(below: place) <= list.height)
    case .days(let days): days.isAtEnds(place)
    }
  }
}

extension ScrollTrack {
  /// The place at a distance from another one, as far as there are pieces, and the excess.
  func move(_ place: Stop, by distance: Int32) -> (place: Stop, excess: Int32) {
    switch self {
    case .months(let list): list.move(place, by: distance)
    case .days(let days): days.move(place, by: distance)
    }
  }

  /// The distance from one place to another; of distant ones just a large number.
  func way(from start: Stop, to place: Stop) -> Int32 {
    switch self {
    case .months(let list): list.way(from: start, to: place)
    case .days(let days): days.way(from: start, to: place)
    }
  }

  /// The place nearest to another one at which the view can come to rest.
  func start(nearest place: Stop) -> Stop {
    switch self {
    case .months(let list): list.start(nearest: place)
    case .days(let days): days.start(nearest: place)
    }
  }

  /// The page on which a hand takes hold of a view at a place, counted in pages from where the view
  /// is on its way to, or rests.
  func start(nearest place: Stop, onWayTo goal: Stop) -> Stop {
    if case .days(let days) = self { return days.start(nearest: place, onWayTo: goal) }
    return start(nearest: place)
  }

  /// Where a view comes to rest that was let go at a place.
  ///
  /// - Parameters:
  ///   - projected: How far friction would let it go on, with its sign.
  ///   - place: Where it was let go.
  ///   - origin: Where a hand took hold of it.
  /// - Returns: That place.
  func goal(after projected: Int32, from place: Stop, origin: Grasp?) -> Stop {
    if case .days(let days) = self, let origin, days.turnsPages {
      return days.page(after: projected, from: place, origin: origin)
    }
    return start(nearest: move(place, by: projected).place)
  }

  /// The place so many pages from another one.
  func turned(by count: Int32, from place: Stop) -> Stop {
    switch self {
    case .months(let list):
      let wanted = YearMonth(
        clampingIndex: Int64(place.index) + Int64(count) * Int64(list.columns))
      return Stop(index: list.band(of: min(max(wanted, list.first), list.last)), offset: 0)
    case .days(let days): return days.turned(by: count, from: place)
    }
  }

  /// The place at which a page begins the view.
  func start(of page: CalendarPage) -> Stop {
    switch self {
    case .months: Stop(index: piece(of: page), offset: 0)
    case .days(let days): days.start(of: page.firstDay)
    }
  }

  /// The place from which a day is seen in the wanted position.
  func place(of day: EpochDay, _ wanted: ScrollTarget.Place, from start: Stop) -> Stop {
    switch self {
    case .months(let list): list.place(of: day, wanted, from: start)
    case .days(let days): days.place(of: day, wanted, from: start)
    }
  }

  /// The shortest way that brings a day into view.
  func way(from place: Stop, toShow day: EpochDay) -> Int32 {
    switch self {
    case .months(let list): list.way(from: place, toShow: day)
    case .days(let days): days.way(from: place, toShow: day)
    }
  }
}

// What holds a view while heights change under it; nil where they are known beforehand.
extension ScrollTrack {
  private var agenda: MonthList? {
    guard case .months(let list) = self, list.listed != nil else { return nil }
    return list
  }

  /// What holds a view at a place: what was intended, if that is the place, or what is there.
  func anchor(at place: Stop, intending intended: AgendaAnchor?) -> AgendaAnchor? {
    guard let agenda else { return nil }
    if let intended, agenda.place(of: intended) == place { return intended }
    return agenda.anchor(at: place)
  }

  /// What holds a view that is to begin with a day.
  func anchor(on day: EpochDay) -> AgendaAnchor? { agenda?.anchor(on: day) }

  /// The place at which an anchor holds a view, or nil without one.
  func place(of anchor: AgendaAnchor?) -> Stop? {
    guard let agenda, let anchor else { return nil }
    return agenda.place(of: anchor)
  }
}
