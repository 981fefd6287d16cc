// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// Applies an action and returns what the host is to do.
  ///
  /// - Parameters:
  ///   - action: What happens.
  ///   - environment: What surrounds the calendar.
  ///   - time: When, in microseconds of the host's monotonic clock.
  /// - Returns: What the host is to do, in order.
  public mutating func reduce(
    _ action: CalendarAction, _ environment: CalendarEnvironment, time: Int64
  ) -> [CalendarEffect] {
    reduce(action, ReduceContext(environment, time: time))
  }

  /// Lets time pass: moves what moves and gives up on loads and questions that nobody answers.
  public mutating func advance(
    _ environment: CalendarEnvironment, to time: Int64
  ) -> [CalendarEffect] {
    reduce(nil, ReduceContext(environment, time: time))
  }

  private mutating func reduce(
    _ action: CalendarAction?, _ context: ReduceContext
  ) -> [CalendarEffect] {
    var reduction = Reduction(state: consume self, context: context)
    reduction.advance()
    if let action { reduction.apply(action) }
    reduction.keepUp()
    reduction.endScroll()
    reduction.tell()
    self = reduction.state
    return reduction.context.effects
  }
}
