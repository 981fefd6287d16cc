// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// Goes to a day; whoever wanted to go elsewhere before hears that it was interrupted.
  mutating func scroll(to target: ScrollTarget, _ context: inout ReduceContext) {
    if let before = scrolling { context.emit(.scrollEnded(id: before.id, isCompleted: false)) }
    scrolling = target
    show(target.day, &context)
    guard !target.isAnimated else { return }
    viewport.fraction = 0
    motion = .rest
  }

  /// Tells of a scroll that has come to its end, or that something else has moved the view.
  mutating func reportScrolling(_ context: inout ReduceContext) {
    guard let target = scrolling else { return }
    let isBound = viewport.page == page(of: options.clamp(target.day), context.weekStart)
    switch motion {
    case .rest: break
    case .settling where isBound: return
    case .settling, .held, .native: return endScrolling(target, false, &context)
    }
    endScrolling(target, isBound && options.bounds.contains(target.day), &context)
  }

  private mutating func endScrolling(
    _ target: ScrollTarget, _ isCompleted: Bool, _ context: inout ReduceContext
  ) {
    scrolling = nil
    context.emit(.scrollEnded(id: target.id, isCompleted: isCompleted))
  }
}
