// SPDX-License-Identifier: MIT
/// What moves, as devices see it: it turns what they do on the screen into actions.
///
/// By reference, because it is large and passed to every gesture.
indirect enum MovementGrip {
  /// Pages that turn.
  case paged(PagedGrip)
  /// A list of months, scrolled freely.
  case list(ListGrip)
  /// A timeline, scrolled along both axes.
  case timeline(TimelineGrip)
  /// The fold of an expandable calendar.
  case fold(FoldGrip)
}

extension MovementGrip {
  /// Pages, or a list where the movement is one.
  init(_ pages: PagedGrip, _ kind: MovementKind) {
    switch kind {
    case .paged: self = .paged(pages)
    case .list, .agenda: self = .list(ListGrip(moving: pages.moving, isLocked: pages.isLocked))
    case .timeline:
      self = .timeline(
        TimelineGrip(
          shown: pages.shown, moving: pages.moving, isRightToLeft: pages.isRightToLeft,
          isLocked: pages.isLocked))
    }
  }

  /// The fold of an expandable calendar, which moves across the axis; nil in other views.
  init?(foldOf shown: LayoutInput, _ state: CalendarState) {
    guard let fold = FoldGrip(shown, state) else { return nil }
    self = .fold(fold)
  }

  /// Along which axis it moves.
  var axis: PagingAxis {
    switch self {
    case .paged(let pages): pages.axis
    case .list, .fold: .vertical
    case .timeline: .horizontal
    }
  }

  /// Whether it visibly moves, so that touching it stops it.
  var isMoving: Bool {
    switch self {
    case .paged(let pages): pages.isMoving
    case .list(let list): list.isMoving
    case .timeline(let timeline): timeline.isMoving
    case .fold(let fold): fold.isMoving
    }
  }

  /// Whether a wheel scrolls it, and a finger that moves along the axis does so before it selects.
  var scrolls: Bool {
    switch self {
    case .paged(let pages): pages.scrolls
    case .list, .timeline: true
    case .fold: false
    }
  }

  /// Whether hands move nothing.
  var isLocked: Bool {
    switch self {
    case .paged(let pages): pages.isLocked
    case .list(let list): list.isLocked
    // Its hours can be scrolled all the same.
    case .timeline, .fold: false
    }
  }

  /// Whether nothing earlier, and nothing later, can be scrolled into view.
  var isAtEnds: (first: Bool, last: Bool) {
    switch self {
    case .paged(let pages): pages.isAtEnds
    case .list(let list): list.isAtEnds
    case .timeline(let timeline): timeline.isAtEnds
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
    case .timeline(let timeline): timeline.catches(node)
    case .fold(let fold): fold.catches(node)
    }
  }

  /// Whether a swipe moves it.
  func follows(_ swipe: Travel) -> Bool {
    switch self {
    case .paged(let pages): pages.follows(swipe)
    case .list(let list): swipe.axis == .vertical && !list.isLocked
    case .timeline: true
    case .fold(let fold): fold.follows(swipe)
    }
  }

  /// What a wheel means that scrolls it by so much to the right and down.
  func action(forWheel travel: Travel, smoothly: Bool) -> CalendarAction {
    if case .timeline(let timeline) = self {
      return timeline.action(forWheel: travel, smoothly: smoothly)
    }
    return .wheel(by: travel.y, smoothly: smoothly)
  }

  /// Whether it scrolls along both axes.
  var scrollsBothWays: Bool {
    if case .timeline = self { return true }
    return false
  }

  /// What a step of a drag means.
  func action(for drag: Drag) -> CalendarAction {
    switch self {
    case .paged(let pages): pages.action(for: drag)
    case .list(let list): list.action(for: drag)
    case .timeline(let timeline): timeline.action(for: drag)
    case .fold(let fold): fold.action(for: drag)
    }
  }

  /// What a pinch means, or nil where nothing can be magnified.
  ///
  /// Then the page around the calendar gets it.
  func actions(for pinch: Pinch) -> [CalendarAction]? {
    switch self {
    case .paged, .list, .fold: nil
    case .timeline(let timeline): timeline.actions(for: pinch)
    }
  }

  /// The distance towards later days for a travel of a pointer that has hold of it.
  func distance(_ travel: Travel) -> Int32 {
    switch self {
    case .paged(let pages): pages.distance(travel)
    case .list, .fold: (-travel).y
    case .timeline(let timeline): timeline.distance(travel)
    }
  }

  /// A distance from where the pages are, in pages; 0 where there are none.
  func pages(_ distance: Int32) -> Double {
    switch self {
    case .paged(let pages): pages.pages(distance)
    case .list, .fold, .timeline: 0
    }
  }
}
