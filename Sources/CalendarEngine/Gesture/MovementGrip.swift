// SPDX-License-Identifier: MIT
#if !ALMANAC_PICKER
  /// What moves as devices take hold of it: what they do on the screen means an action to it.
  enum MovementGrip {
    /// Pages that turn.
    case paged(PagedGrip)
    /// A list of months, scrolled freely.
    case list(ListGrip)
    /// The fold of an expandable calendar.
    case fold(FoldGrip)
  }

  extension MovementGrip {
    /// Pages, or a list where the movement is one.
    init(_ pages: PagedGrip, _ kind: MovementKind) {
      switch kind {
      case .paged: self = .paged(pages)
      case .list: self = .list(ListGrip(moving: pages.moving))
      }
    }

    /// The fold of an expandable calendar, beside what moves along the axis; else nil.
    init?(foldOf shown: LayoutInput, _ state: CalendarState) {
      guard let fold = FoldGrip(shown, state) else { return nil }
      self = .fold(fold)
    }

    /// Along which axis it moves.
    var axis: PagingAxis {
      switch self {
      case .paged(let pages): pages.axis
      case .list, .fold: .vertical
      }
    }

    /// Whether it is seen to move, so that whoever goes there takes hold of it.
    var isMoving: Bool {
      switch self {
      case .paged(let pages): pages.isMoving
      case .list(let list): list.isMoving
      case .fold(let fold): fold.isMoving
      }
    }

    /// Whether a wheel scrolls it, and a finger that moves along the axis does so before it selects.
    var scrolls: Bool {
      switch self {
      case .paged(let pages): pages.scrolls
      case .list: true
      case .fold: false
      }
    }

    /// Whether nothing earlier, and nothing later, can be scrolled into view.
    var isAtEnds: (first: Bool, last: Bool) {
      switch self {
      case .paged(let pages): pages.isAtEnds
      case .list(let list): list.isAtEnds
      case .fold: (true, true)
      }
    }
  }

  extension MovementGrip {
    /// Whether a pointer that goes down on a node takes hold at once.
    func catches(_ node: SceneNode?) -> Bool {
      switch self {
      case .paged(let pages): pages.catches(node)
      case .list(let list): list.catches(node)
      case .fold(let fold): fold.catches(node)
      }
    }

    /// Whether a swipe moves it.
    func follows(_ swipe: Travel) -> Bool {
      switch self {
      case .paged(let pages): pages.follows(swipe)
      case .list: swipe.axis == .vertical
      case .fold(let fold): fold.follows(swipe)
      }
    }

    /// What a step of a drag means.
    func action(for drag: Drag) -> CalendarAction {
      switch self {
      case .paged(let pages): pages.action(for: drag)
      case .list(let list): list.action(for: drag)
      case .fold(let fold): fold.action(for: drag)
      }
    }

    /// What a pinch means, or nil where nothing grows under two fingers: there it is the page's
    /// around the calendar, which is all of today's views.
    func actions(for pinch: Pinch) -> [CalendarAction]? {
      switch self {
      case .paged, .list, .fold: nil
      }
    }

    /// The distance towards what is later for a travel of what has hold of it.
    func distance(_ travel: Travel) -> Double {
      switch self {
      case .paged(let pages): pages.distance(travel)
      case .list, .fold: -travel.points(.vertical)
      }
    }

    /// The distance for points that a wheel was turned down.
    func distance(wheelTurnedBy points: Double) -> Double {
      switch self {
      case .paged(let pages): pages.distance(wheelTurnedBy: points)
      case .list, .fold: points
      }
    }

    /// The points of a distance.
    func points(of distance: Double) -> Double {
      switch self {
      case .paged(let pages): pages.points(of: distance)
      case .list, .fold: distance
      }
    }
  }
#endif
