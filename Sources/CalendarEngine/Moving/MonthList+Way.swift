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

  /// The place from which a day is seen in the wanted position.
  ///
  /// For distant days `nearest` means the beginning of the month, because the way there is not
  /// measured.
  func place(of day: EpochDay, _ wanted: ScrollTarget.Place, from start: Stop) -> Stop {
    let month = Stop(index: band(of: day.civil.yearMonth), offset: 0)
    switch wanted {
    case .start: return move(month, by: 0).place
    case .center: return move(month, by: top(of: day) - (height + cover - rowHeight) / 2).place
    case .nearest:
      let way = way(from: start, toShow: day)
      if abs(way) <= 3 * height { return move(start, by: way).place }
      return move(month, by: self.way(from: month, toShow: day)).place
    }
  }

  /// The distance of a day's row below the top of its band.
  private func top(of day: EpochDay) -> Int32 {
    headHeight + row(of: day) * rowHeight
  }

  private func row(of day: EpochDay) -> Int32 {
    (day.rawValue - page(of: day.civil.yearMonth).startRawValue) / 7
  }

  /// The shortest way that brings a day's week into view; for a month's first week, together with
  /// its name.
  func way(from place: Stop, toShow day: EpochDay) -> Int32 {
    let band = band(of: day.civil.yearMonth)
    let top = way(from: place, to: Stop(index: band, offset: top(of: day)))
    let above = max(cover, row(of: day) == 0 ? headHeight : 0)
    if top - above < 0 { return top - above }
    return max(top + rowHeight - height, 0)
  }

  /// Whether a list in motion can still reach its goal after sizes or bounds changed.
  func hasPlace(for glide: Glide) -> Bool {
    glide.scale == height && glide.goal.index % columns == 0 && glide.goal.index >= firstBand
      && glide.goal.index <= lastBand
  }
}
