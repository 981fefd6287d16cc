// SPDX-License-Identifier: MIT
import CivilTime

/// What a gesture is recognised against.
struct GestureContext {
  let scene: CalendarScene
  let isRightToLeft: Bool
  /// What moves along the axis.
  let grip: MovementGrip
  /// Width of the calendar in points.
  let pageWidth: Double
  /// Microseconds of the host's monotonic clock.
  let time: Int64
  /// Whether a drag that begins on a day selects at once.
  let swipeSelects: Bool
  /// Whether a long press on a day begins to select by dragging.
  let pressSelects: Bool
  /// What folds beside it.
  let beside: FoldBeside
  /// Whether pointers make, move and stretch events, or a range of times.
  let edits: Bool
  /// Whether the app's events are among them.
  let canEdit: Bool
  /// Whether the platform takes events up itself.
  let liftsEvents: Bool
  /// Whether what is drawn among hours is a range of times to select.
  let choosesTime: Bool
  /// How the view follows pointers that carry events to its edges.
  let edges: EdgeScrolling
  /// Whether an event is held that goes to the time of the next tap.
  let holds: Bool
  /// Whether events are selected.
  let hasSelectedEvents: Bool
}

extension GestureContext {
  /// Which of the two a pointer has hold of.
  enum Hold {
    /// What moves along the axis.
    case view
    /// The fold.
    case fold
  }

  /// What a pointer that goes down on a node takes hold of at once, or nil.
  func caught(at node: SceneNode?) -> Hold? {
    if let fold = beside.grip, fold.catches(node) { return .fold }
    return grip.catches(node) ? .view : nil
  }

  /// What follows a swipe, or nil; the fold only does so while the view stands still.
  func follower(of swipe: Travel) -> Hold? {
    if let fold = beside.grip, fold.follows(swipe), !grip.isMoving { return .fold }
    return grip.follows(swipe) ? .view : nil
  }
}

/// What a sample meant.
struct Recognition {
  /// What it means, in order.
  var actions: [CalendarAction] = []
  /// Whether the host should keep the sample from doing anything else.
  var isClaimed = false
  /// Where pages that still turn have been tapped, in 1/64 points.
  var tap: (x: Int32, y: Int32)?
}

extension [CalendarAction] {
  // Not inlined at its two dozen callers, for the size of the WebAssembly module.
  @inline(never)
  static func only(_ action: CalendarAction) -> [CalendarAction] { [action] }
}
