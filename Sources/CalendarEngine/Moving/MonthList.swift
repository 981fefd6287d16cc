// SPDX-License-Identifier: MIT
import CivilTime

/// The positions of the months in a list.
///
/// A band consists of as many months side by side as there are columns, and is as high as the
/// highest of them; bands are stacked. A band always has the same months: with two columns, January
/// and February. A month has a row for each of its weeks, or lists days, as an agenda does. All sizes
/// are in 1/64 points.
struct MonthList: Hashable, Sendable {
  /// Months side by side; a divisor of twelve.
  let columns: Int32
  let firstWeekday: Weekday
  /// The months that can be reached.
  let first: YearMonth
  let last: YearMonth
  let rowHeight: Int32
  /// Height of a month's name.
  let headHeight: Int32
  /// The gap below a band.
  let gap: Int32
  /// Height of the view.
  let height: Int32
  /// The height of the pinned month's name that covers the top of the view.
  let cover: Int32
  /// The days that months list, or nil where they have all their weeks.
  var listed: AgendaMonths?
  /// The room around the rows of a listed day.
  var dayGap: Int32 = 0
}

extension MonthList {
  /// The index of the first month in a month's band.
  func band(of month: YearMonth) -> Int32 {
    month.index.flooredQuotient(columns) * columns
  }

  var firstBand: Int32 { band(of: first) }
  var lastBand: Int32 { band(of: last) }

  /// The page of a band: its first month that can be reached.
  func page(ofBand band: Int32) -> CalendarPage {
    CalendarPage(YearMonth(clampingIndex: Int64(max(band, first.index))))
  }

  /// The months of a band that can be reached.
  func months(ofBand band: Int32) -> ClosedRange<Int32> {
    let low = min(max(band, first.index), last.index)
    return low...max(min(band + columns - 1, last.index), low)
  }

  /// The weeks of a month.
  func page(of month: YearMonth) -> MonthPage {
    MonthPage(month, firstWeekday: firstWeekday, rows: .fitting)
  }

  /// The height of a band.
  func extent(ofBand band: Int32) -> Int32 {
    if let listed { return extent(of: listed.month(band)) }
    var rows: Int32 = 0
    for index in months(ofBand: band) {
      rows = max(rows, page(of: YearMonth(clampingIndex: Int64(index))).rowCount)
    }
    return headHeight + rows * rowHeight + gap
  }

  /// The distance from the top of a band down to the top of another, later one.
  func distance(from start: Int32, to band: Int32) -> Int32 {
    var distance: Int32 = 0
    var each = min(start, band)
    while each < max(start, band) {
      distance += extent(ofBand: each)
      each += columns
    }
    return start <= band ? distance : -distance
  }
}

extension MonthList {
  // Not inlined at its dozens of callers, for the size of the WebAssembly module.
  /// The stop at the top of a view.
  @inline(never)
  func place(of viewport: Viewport) -> Stop {
    Stop(index: band(of: viewport.page.month), offset: viewport.list.offset)
  }

  /// The place at a distance below another one, as far as the list reaches, and the excess.
  ///
  /// Takes one step for each band on the way.
  func move(_ place: Stop, by distance: Int32) -> (place: Stop, excess: Int32) {
    var moved = walk(Stop(index: place.index, offset: place.offset + distance))
    if moved.offset < 0 {
      let excess = moved.offset
      moved.offset = 0
      return (moved, excess)
    }
    let missing = height - room(below: moved)
    guard missing > 0 else { return (moved, 0) }
    moved = walk(Stop(index: moved.index, offset: moved.offset - missing))
    let beyond = max(-moved.offset, 0)
    moved.offset += beyond
    return (moved, missing - beyond)
  }

  /// The same place, expressed in the band that contains it.
  private func walk(_ place: Stop) -> Stop {
    var place = place
    place.index = min(max(place.index, firstBand), lastBand)
    while place.offset < 0, place.index > firstBand {
      place.index -= columns
      place.offset += extent(ofBand: place.index)
    }
    while place.index < lastBand {
      let extent = extent(ofBand: place.index)
      guard place.offset >= extent else { break }
      place.offset -= extent
      place.index += columns
    }
    return place
  }

  /// How much of the list is below a place, up to the height of the view or a little more.
  func room(below place: Stop) -> Int32 {
    var room = -place.offset
    var band = place.index
    while band <= lastBand, room < height {
      room += extent(ofBand: band)
      band += columns
    }
    // Below the last month no gap is needed.
    return band > lastBand ? room - gap : room
  }

  /// The last band that is at least partly in view from a place on.
  func lastBand(from place: Stop) -> Int32 {
    var band = place.index
    var bottom = extent(ofBand: band) - place.offset
    while bottom < height, band < lastBand {
      band += columns
      bottom += extent(ofBand: band)
    }
    return band
  }

  /// The days of the weeks in view from a place on.
  func days(from place: Stop) -> DayInterval? {
    if let listed { return days(from: place, of: listed) }
    let firstRow = max(place.offset - headHeight, 0) / max(rowHeight, 1)
    var start: EpochDay?
    for index in months(ofBand: place.index) {
      let page = page(of: YearMonth(clampingIndex: Int64(index)))
      let day = page.startRawValue + 7 * firstRow
      guard firstRow < page.rowCount else { continue }
      start = EpochDay(max(day, page.month.firstDay.rawValue))
      break
    }
    let band = lastBand(from: place)
    let top = distance(from: place.index, to: band) - place.offset
    let rows = (height - top - headHeight + rowHeight - 1) / max(rowHeight, 1)
    let months = months(ofBand: band)
    let lastPage = page(of: YearMonth(clampingIndex: Int64(months.upperBound)))
    let before = YearMonth(clampingIndex: Int64(months.lowerBound)).firstDay.rawValue - 1
    let shown = min(lastPage.startRawValue + 7 * rows - 1, lastPage.month.lastDay.rawValue)
    // Of the last band, only the name may be in view.
    let last = rows > 0 ? max(shown, before) : before
    let from = start ?? page(ofBand: min(place.index + columns, lastBand)).firstDay
    return DayInterval(first: from, last: EpochDay(clamping: Int64(max(last, from.rawValue))))
  }
}
