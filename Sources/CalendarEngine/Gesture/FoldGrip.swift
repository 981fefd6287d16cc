// SPDX-License-Identifier: MIT

/// The fold of an expandable calendar as devices take hold of it.
///
/// They do so at its handle and on days that it is moving; if the options say so, also by swipes up
/// and down on the days.
struct FoldGrip {
  /// What is shown, which says how long that way is.
  let shown: LayoutInput
  /// How far it is expanded by now.
  let expansion: Expansion
  /// Whether a swipe on the days does what the handle does.
  let followsSwipes: Bool

  /// The fold of an expandable calendar; of others there is none.
  init?(_ shown: LayoutInput, _ state: CalendarState) {
    guard state.options.view == .expandable else { return nil }
    self.shown = shown
    expansion = state.expansion
    followsSwipes = state.arrangement.followsSwipes
  }
}

extension FoldGrip {
  var isMoving: Bool {
    expansion.motion.isSeen(pointsLeft: (expansion.fraction - expansion.mode.fraction) * way)
  }

  /// Whether a pointer that goes down on a node takes hold: on the handle, or on days that rise or
  /// fall; buttons stay buttons.
  func catches(_ node: SceneNode?) -> Bool {
    node?.role == .handle || isMoving && node.map { $0.role == .dayCell } ?? true
  }

  /// Whether a swipe moves it: away from the mode.
  func follows(_ swipe: Travel) -> Bool {
    followsSwipes && swipe.axis == .vertical && (swipe.y > 0) == (expansion.mode == .week)
  }

  /// What a step of a drag means.
  func action(for drag: Drag) -> CalendarAction {
    switch drag.step {
    case .hold: .expand(.hold(PageExtents(way)))
    case .move(let travel): .expand(.drag(by: travel.y))
    case .release(let velocity): .expand(.release(velocity: velocity.points(.vertical)))
    case .cancel: .expand(.cancel)
    }
  }

  // Not measured with each sample of a drag.
  private var way: Double { max(ExpandableLayout.way(of: shown), 1) }
}
