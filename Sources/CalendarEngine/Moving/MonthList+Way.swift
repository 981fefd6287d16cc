// SPDX-License-Identifier: MIT
import CivilTime

extension MonthList {
  /// The distance from one place down to another: exact within 256 bands, and beyond them just a
  /// large number.
  func way(from start: Stop, to place: Stop) -> Int32 {
    let bands = (place.index - start.index) / columns
    guard abs(bands) <= 256 else { return bands < 0 ? -Self.far : Self.far }
    return distance(from: start.index, to: place.index) + place.offset - start.offset
  }

  /// Further than three times the height of any view.
  private static let far: Int32 = 1 << 28

  /// The beginning of the month nearest to a place.
  func start(nearest place: Stop) -> Stop {
    let extent = extent(ofBand: place.index)
    let isNext = 2 * place.offset > extent && place.index < lastBand
    return move(Stop(index: isNext ? place.index + columns : place.index, offset: 0), by: 0).place
  }

  /// The place from which a day is seen in the wanted position; a listed day begins the view itself
  /// and not its month.
  ///
  /// For distant days `nearest` means the beginning of the month, because the way there is not
  /// measured.
  func place(of day: EpochDay, _ wanted: ScrollTarget.Place, from start: Stop) -> Stop {
    let month = Stop(index: band(of: day.civil.yearMonth), offset: 0)
    switch wanted {
    case .start: return listed == nil ? move(month, by: 0).place : self.place(of: anchor(on: day))
    case .center:
      let row = row(of: day)
      return move(month, by: row.top - (height + cover - (row.bottom - row.top)) / 2).place
    case .nearest:
      let way = way(from: start, toShow: day)
      if abs(way) <= 3 * height { return move(start, by: way).place }
      return move(month, by: self.way(from: month, toShow: day)).place
    }
  }

  /// The top and the bottom of a day's row below the top of its band, and whether it is the first.
  private func row(of day: EpochDay) -> (top: Int32, bottom: Int32, isFirst: Bool) {
    if let listed { return row(of: day, in: listed) }
    let row = (day.rawValue - page(of: day.civil.yearMonth).startRawValue) / 7
    let top = headHeight + row * rowHeight
    return (top, top + rowHeight, row == 0)
  }

  /// The shortest way that brings a day's week into view; for a month's first week, together with
  /// its name.
  func way(from place: Stop, toShow day: EpochDay) -> Int32 {
    let band = band(of: day.civil.yearMonth)
    let row = row(of: day)
    let above = row.top - max(cover, row.isFirst ? headHeight : 0)
    let up = way(from: place, to: Stop(index: band, offset: above))
    let down = way(from: place, to: Stop(index: band, offset: row.bottom)) - height
    // What is higher than the view is seen from its top.
    return up < 0 ? up : min(max(down, 0), up)
  }
}
