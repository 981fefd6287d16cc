// SPDX-License-Identifier: MIT

/// A value of the app's that a calendar is bound to, on a platform that shows what it is given later.
///
/// It knows when a `TwoWayValue` is to be told and settled: a binding is written in the next turn of
/// the run loop, because the body of a view is not the time to change what it is made of, and what the
/// app shows in the turn after that is what it wants.
@MainActor
public final class BoundValue<Value: Equatable> {
  /// What the app shows; nil where nothing is bound.
  public var read: () -> Value?
  /// Has the app show a value.
  public var write: (Value) -> Void = { _ in }
  private var value: TwoWayValue<Value>
  /// Counts what makes everything that is on its way to the app out of date.
  private var epoch = 0
  /// How many values have been sent on their way to the app.
  private var deliveries = 0
  private let later: (@escaping () -> Void) -> Void
  private let adopt: (Value) -> Value?

  /// A value that nothing is bound to.
  ///
  /// - Parameters:
  ///   - value: What the calendar has.
  ///   - later: Calls something in the next turn of the run loop.
  ///   - adopt: Has the calendar adopt a value; returns what it has then, which may be something else,
  ///     or nil if it refuses.
  public init(
    _ value: Value, later: @escaping (@escaping () -> Void) -> Void,
    adopt: @escaping (Value) -> Value?
  ) {
    self.value = TwoWayValue(value)
    self.later = later
    self.adopt = adopt
    read = { nil }
  }
}

extension BoundValue {
  /// Begins anew with what the calendar has; the app is not told.
  public func start(_ value: Value) {
    epoch += 1
    self.value = TwoWayValue(value)
  }

  /// The app may show something else.
  public func appShows() {
    guard let shown = read(), let wanted = value.appShows(shown) else { return }
    take(wanted)
  }

  /// The calendar has a value, perhaps another one.
  public func calendarShows(_ shown: Value) {
    if let news = value.calendarShows(shown) { deliver(news) }
  }

  private func take(_ wanted: Value) {
    // It is newer than what is on its way to the app.
    epoch += 1
    if let adopted = adopt(wanted) {
      calendarShows(adopted)
    } else if let former = value.calendarRefused() {
      deliver(former)
    }
  }

  private func deliver(_ news: Value) {
    deliveries += 1
    let (sent, number) = (epoch, deliveries)
    later { [weak self] in
      guard let self, sent == epoch else { return }
      write(news)
      later { [weak self] in self?.settle(sent, after: number) }
    }
  }

  private func settle(_ sent: Int, after number: Int) {
    // What the app shows while more is on its way to it is not what it wants.
    guard sent == epoch, number == deliveries, let shown = read(), let wanted = value.settle(shown)
    else { return }
    take(wanted)
  }
}
