// SPDX-License-Identifier: MIT

/// What a hand has hold of: how far it has moved it, in whole 1/64 points along its axis.
///
/// Sums of samples are exact. How far it is to the stops is measured when the hand takes hold, and
/// again when what is shown has been made anew; so a sample measures nothing.
public struct Hold: Hashable, Sendable {
  /// How far it was displaced when the hand took hold, in ways to a stop; 0 for a list.
  private(set) var start: Double
  /// How far the hand has moved it since, positive towards later days; a list, how far beyond an end.
  public private(set) var travel: Int32
  /// How far it is to the stops on either side.
  let extents: PageExtents
}

extension Hold {
  /// Takes hold of something that is displaced by so many ways to a stop.
  init(at start: Double = 0, _ extents: PageExtents = PageExtents(1)) {
    (self.start, travel, self.extents) = (start, 0, extents)
  }

  /// The same, with the travel of a list.
  func moved(to travel: Int32) -> Hold {
    var moved = self
    moved.travel = travel
    return moved
  }

  /// The same after a sample, going at most so many ways from its stop.
  func moved(by distance: Int32, atMost reach: Double) -> Hold {
    var moved = self
    let (sum, isTooFar) = travel.addingReportingOverflow(distance)
    moved.travel = isTooFar ? (distance < 0 ? .min : .max) : sum
    let ways = moved.ways
    // A hand that has gone too far is followed from there on.
    if abs(ways) > reach { moved = Hold(at: ways < 0 ? -reach : reach, extents) }
    return moved
  }

  /// The displacement in ways to a stop, before any resistance.
  var ways: Double {
    let points = Double(travel) / 64
    // Sums of ways would be of points of different lengths.
    guard extents.before != extents.after else { return start + points / extents.after }
    return extents.pages(extents.points(start) + points)
  }

  /// The same place in what has other sizes by now.
  func measured(_ extents: PageExtents) -> Hold { Hold(at: ways, extents) }

  /// A velocity in ways to a stop per second, of one in points.
  func ways(_ velocity: Double) -> Double {
    velocity / (ways < 0 ? extents.before : extents.after)
  }
}
