// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// Goes to a day; whoever wanted to go elsewhere before hears that it was interrupted.
  mutating func scroll(to target: ScrollTarget, _ context: inout ReduceContext) {
    if let before = moving.scrolling {
      context.emit(.scrollEnded(id: before.id, isCompleted: false))
    }
    moving.scrolling = target
    let day = options.clamp(target.day)
    (focus.day, focus.wantedDayOfMonth) = (day, nil)
    let page = page(of: day, context.weekStart)
    let step = movement(context).scroll(to: target, on: page, &moving, context.clock)
    follow(step, keepingFocus: true, &context)
    if !target.isAnimated { moving.land() }
  }

  /// Tells of a scroll that has come to its end, or that something else has moved the view.
  mutating func reportScrolling(_ context: inout ReduceContext) {
    guard let target = moving.scrolling else { return }
    let page = page(of: options.clamp(target.day), context.weekStart)
    let isBound = movement(context).isBound(for: page, moving)
    switch motion {
    case .rest: break
    case .settling, .gliding:
      if isBound { return }
      return endScrolling(target, false, &context)
    case .held, .native, .coasting: return endScrolling(target, false, &context)
    }
    endScrolling(target, isBound && options.bounds.contains(target.day), &context)
  }

  private mutating func endScrolling(
    _ target: ScrollTarget, _ isCompleted: Bool, _ context: inout ReduceContext
  ) {
    moving.endScrolling()
    context.emit(.scrollEnded(id: target.id, isCompleted: isCompleted))
  }
}
