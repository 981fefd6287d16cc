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
    reduce([action], environment, time: time)
  }

  /// Applies actions that one input means; what has changed in the end is told once.
  mutating func reduce(
    _ actions: [CalendarAction], _ environment: CalendarEnvironment, time: Int64
  ) -> [CalendarEffect] {
    var effects: [CalendarEffect] = []
    for (index, action) in actions.enumerated() {
      let context = ReduceContext(environment, time: time)
      effects += reduce(action, context, tells: index == actions.count - 1)
    }
    return effects
  }

  /// Lets time pass: moves what moves and gives up on questions that nobody answers.
  public mutating func advance(
    _ environment: CalendarEnvironment, to time: Int64
  ) -> [CalendarEffect] {
    reduce(nil, ReduceContext(environment, time: time), tells: true)
  }

  private mutating func reduce(
    _ action: CalendarAction?, _ context: ReduceContext, tells: Bool
  ) -> [CalendarEffect] {
    var reduction = Reduction(state: consume self, context: context)
    reduction.advance()
    if let action { reduction.apply(action) }
    reduction.keepUp()
    if tells { reduction.tell() }
    self = reduction.state
    return reduction.context.effects
  }
}
