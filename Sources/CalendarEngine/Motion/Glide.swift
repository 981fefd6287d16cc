// SPDX-License-Identifier: MIT

/// A list of months on its way to a place, pulled by a spring.
public struct Glide: Hashable, Sendable {
  /// The first month of the band that it comes to rest at, by `YearMonth.index`.
  @WholeEdition private(set) var band: Int32
  /// How far the top of that band will be above the top of the view, in 1/64 points.
  @WholeEdition private(set) var offset: Int32
  /// The height of the view, in which the spring measures, in 1/64 points.
  @WholeEdition private(set) var scale: Int32
  var spring: Spring

  /// The place.
  var goal: MonthList.Place { MonthList.Place(band: band, offset: offset) }

  /// How far the list is from there, in 1/64 points.
  var displacement: Int32 {
    Int32((spring.displacement * Double(scale)).rounded(.toNearestOrEven))
  }
}
