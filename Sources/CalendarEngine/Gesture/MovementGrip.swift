// SPDX-License-Identifier: MIT
/// What moves, as devices see it: it turns what they do on the screen into actions.
///
/// By reference, because it is large and passed to every gesture.
indirect enum MovementGrip {
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
    }
  }

  /// Whether it visibly moves, so that touching it stops it.
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

  /// What a pinch means, or nil where nothing can be magnified, as in all views of today.
  ///
  /// Then the page around the calendar gets it.
  func actions(for pinch: Pinch) -> [CalendarAction]? {
    switch self {
    case .paged, .list, .fold: nil
    }
  }

  /// The distance towards later days for a travel of a pointer that has hold of it.
  func distance(_ travel: Travel) -> Int32 {
    switch self {
    case .paged(let pages): pages.distance(travel)
    case .list, .fold: (-travel).y
    }
  }

  /// A distance from where the pages are, in pages; 0 where there are none.
  func pages(_ distance: Int32) -> Double {
    switch self {
    case .paged(let pages): pages.pages(distance)
    case .list, .fold: 0
    }
  }
}
