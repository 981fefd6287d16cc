// SPDX-License-Identifier: MIT
#if !ALMANAC_PICKER
  /// What moves as devices take hold of it: what a distance on the screen means to it.
  enum MovementGrip {
    /// Pages that turn.
    case paged(PagedGrip)
    /// A list of months, scrolled freely.
    case list(ListGrip)
  }

  extension MovementGrip {
    /// Pages, or a list where the movement is one.
    init(_ pages: PagedGrip, _ kind: MovementKind) {
      switch kind {
      case .paged: self = .paged(pages)
      case .list: self = .list(ListGrip(moving: pages.moving))
      }
    }

    /// Along which axis it moves.
    var axis: PagingAxis {
      switch self {
      case .paged(let pages): pages.axis
      case .list: .vertical
      }
    }

    /// Whether it is seen to move, so that whoever goes there takes hold of it.
    var isMoving: Bool {
      switch self {
      case .paged(let pages): pages.isMoving
      case .list(let list): list.isMoving
      }
    }

    /// Whether a wheel scrolls it, and a finger that moves along the axis does so before it selects.
    var scrolls: Bool {
      switch self {
      case .paged(let pages): pages.scrolls
      case .list: true
      }
    }

    /// Whether nothing earlier, and nothing later, can be scrolled into view.
    var isAtEnds: (first: Bool, last: Bool) {
      switch self {
      case .paged(let pages): pages.isAtEnds
      case .list(let list): list.isAtEnds
      }
    }

    /// The distance towards what is later for points that a pointer moved to the right, or down.
    func distance(pointerMovedBy points: Double) -> Double {
      switch self {
      case .paged(let pages): pages.distance(pointerMovedBy: points)
      case .list: -points
      }
    }

    /// The velocity for points a second.
    func velocity(pointerMovedBy points: Double) -> Double {
      switch self {
      case .paged(let pages): pages.velocity(pointerMovedBy: points)
      case .list: -points
      }
    }

    /// The distance for points that a wheel was turned down.
    func distance(wheelTurnedBy points: Double) -> Double {
      switch self {
      case .paged(let pages): pages.distance(wheelTurnedBy: points)
      case .list: points
      }
    }

    /// The points of a distance.
    func points(of distance: Double) -> Double {
      switch self {
      case .paged(let pages): pages.points(of: distance)
      case .list: distance
      }
    }
  }
#endif
