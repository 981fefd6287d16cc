// SPDX-License-Identifier: MIT

/// How a view follows a hand that carries an event to its edges.
///
///     options.timeline.edges.zones = EdgeZones(vertical: .points(64), horizontal: .percent(10))
///     <almanac-calendar view="timeline" editable edge-zones="64 10%" edge-dwell="0 1000">
///
/// Above and below hours scroll on, the faster the nearer the hand is to the edge; at the sides
/// pages turn, one after another. All of it goes by the time that has passed, and not by frames. A
/// zone in which the hand has taken hold does not count until the hand moves towards its edge.
public struct EdgeScrolling: Hashable, Sendable {
  /// Where a hand scrolls hours and turns pages, measured from the edges of the hours, or of the days
  /// of a month.
  public var zones = EdgeZones()
  /// How fast hours scroll.
  public var speed = EdgeSpeed()
  /// How long a hand stays at a side before a page turns.
  public var dwell = EdgeDwell()

  /// Zones of 48 and 24 points, up to 600 points per second, 700 ms before a page, and a second before the next.
  public init() {}

  /// What InfiniteCalendar has: zones of three tenths of the height, 15 % and 7 % of the width, 50 to 400
  /// points per second, a page at once and then one each second.
  public static var infiniteCalendar: EdgeScrolling {
    var edges = EdgeScrolling()
    edges.zones = EdgeZones(
      top: .percent(30), end: .percent(7), bottom: .percent(30), start: .percent(15))
    edges.speed = EdgeSpeed(slowest: 50, fastest: 400)
    edges.dwell = EdgeDwell(first: 0, next: 1000)
    return edges
  }
}

/// How far the zones of a view reach into it.
///
/// `start` and `end` are mirrored where one reads from the right. Where pages of months move up and
/// down, they lie above and below, and nothing scrolls at `top` and `bottom`.
public struct EdgeZones: Hashable, Sendable {
  /// Below the upper edge of the hours.
  public var top = EdgeZone.points(48)
  /// At the side of later days.
  public var end = EdgeZone.points(24)
  /// Above the lower edge of the hours.
  public var bottom = EdgeZone.points(48)
  /// At the side of earlier days.
  public var start = EdgeZone.points(24)

  /// 48 points above and below, 24 at the sides.
  public init() {}

  /// Zones above and below, and at both sides.
  public init(vertical: EdgeZone, horizontal: EdgeZone) {
    self.init(top: vertical, end: horizontal, bottom: vertical, start: horizontal)
  }

  /// A zone for each edge.
  public init(top: EdgeZone, end: EdgeZone, bottom: EdgeZone, start: EdgeZone) {
    (self.top, self.end, self.bottom, self.start) = (top, end, bottom, start)
  }
}

/// How far a zone reaches into the view.
public enum EdgeZone: Hashable, Sendable {
  /// So many points, of which no more than a quarter of the view counts; 0 or less for no zone.
  case points(Int32)
  /// So many hundredths of the view, of which no more than 50 count; 0 or less for no zone.
  case percent(Int32)

  /// How far it reaches in a view of a length, both in 1/64 points.
  func reach(in length: Int32) -> Int32 {
    let length = max(length, 0)
    switch self {
    case .points(let points): return min(max(points, 0), length / 256) * 64
    case .percent(let part): return Int32(Int64(length) * Int64(min(max(part, 0), 50)) / 100)
    }
  }
}

/// Points per second at which hours scroll under a hand.
public struct EdgeSpeed: Hashable, Sendable {
  /// Where the zone begins, 0...10000; other numbers count as the nearest.
  public var slowest: Int32
  /// At the edge of the view and beyond it, 0...10000; never less than `slowest`.
  public var fastest: Int32

  /// From nothing to 600 points per second unless told otherwise.
  public init(slowest: Int32 = 0, fastest: Int32 = 600) {
    (self.slowest, self.fastest) = (slowest, fastest)
  }

  /// The speed at a part of the zone from where it begins, 0...1.
  func pointsPerSecond(at part: Double) -> Double {
    let least = Double(min(max(slowest, 0), Self.most))
    return least + (max(Double(min(fastest, Self.most)), least) - least) * min(max(part, 0), 1)
  }

  static let most: Int32 = 10_000
}

/// Milliseconds that a hand stays at a side before a page turns.
public struct EdgeDwell: Hashable, Sendable {
  /// Before the first page, 0...60000; other numbers count as the nearest.
  public var first: Int32
  /// From one page to the next, 0...60000; at least 400, so that each page is seen.
  public var next: Int32

  /// 700 ms before the first page and a second before each further one unless told otherwise.
  public init(first: Int32 = 700, next: Int32 = 1000) {
    (self.first, self.next) = (first, next)
  }

  /// The microseconds before the first page, or before a further one, which is at least seen.
  func patience(isFirst: Bool) -> Int64 {
    Int64(min(max(isFirst ? first : next, isFirst ? 0 : Self.glance), Self.most)) * 1000
  }

  static let most: Int32 = 60_000
  /// How long a page is in view before the next one may follow.
  private static let glance: Int32 = 400
}
