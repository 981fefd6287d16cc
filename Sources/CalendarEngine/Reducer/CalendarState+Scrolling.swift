// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// Goes to a day; whoever wanted to go elsewhere before hears that it was interrupted.
  mutating func scroll(to target: ScrollTarget, _ context: inout ReduceContext) {
    if let before = scrolling { context.emit(.scrollEnded(id: before.id, isCompleted: false)) }
    scrolling = target
    if isList { return scrollList(to: target, &context) }
    show(target.day, &context)
    guard !target.isAnimated else { return }
    viewport.fraction = 0
    motion = .rest
  }

  /// Tells of a scroll that has come to its end, or that something else has moved the view.
  mutating func reportScrolling(_ context: inout ReduceContext) {
    guard let target = scrolling else { return }
    let isBound = isBound(for: target, context)
    switch motion {
    case .rest: break
    case .settling, .gliding:
      if isBound { return }
      return endScrolling(target, false, &context)
    case .held, .native, .coasting: return endScrolling(target, false, &context)
    }
    endScrolling(target, isBound && options.bounds.contains(target.day), &context)
  }

  /// Whether the view is where a target is, or on its way there.
  private func isBound(for target: ScrollTarget, _ context: ReduceContext) -> Bool {
    guard isList else {
      return viewport.page == page(of: options.clamp(target.day), context.weekStart)
    }
    if case .gliding(let glide) = motion { return glide.goal == viewport.list.goal }
    return place(in: list(context)) == viewport.list.goal
  }

  private mutating func endScrolling(
    _ target: ScrollTarget, _ isCompleted: Bool, _ context: inout ReduceContext
  ) {
    scrolling = nil
    viewport.list.goal = nil
    context.emit(.scrollEnded(id: target.id, isCompleted: isCompleted))
  }
}
