// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && canImport(UIKit)
  import CalendarHost
  import Foundation

  /// A value of the app's and of the calendar's that is kept equal, by `TwoWayValue`.
  @MainActor
  final class BoundValue<Value: Equatable> {
    private var value: TwoWayValue<Value>
    /// What the app shows; nil where nothing is bound.
    var read: () -> Value?
    /// Has the app show a value.
    var write: (Value) -> Void = { _ in }
    /// Has the calendar adopt a value; false if it cannot.
    private let adopt: (Value) -> Bool

    /// Both sides begin with the same value.
    init(_ value: Value, adopt: @escaping (Value) -> Bool) {
      self.value = TwoWayValue(value)
      self.adopt = adopt
      read = { nil }
    }

    /// The app may show something else.
    func appShows() {
      guard let shown = read(), let wanted = value.appShows(shown) else { return }
      take(wanted)
    }

    /// The calendar has a value, perhaps another one.
    func calendarShows(_ shown: Value) {
      if let news = value.calendarShows(shown) { deliver(news) }
    }

    private func take(_ wanted: Value) {
      if adopt(wanted) {
        calendarShows(wanted)
      } else if let former = value.calendarRefused() {
        deliver(former)
      }
    }

    // A view's body is not the time to change what it is made of.
    private func deliver(_ news: Value) {
      DispatchQueue.main.async { [self] in
        write(news)
        DispatchQueue.main.async { [self] in
          if let shown = read(), let wanted = value.settle(shown) { take(wanted) }
        }
      }
    }
  }
#endif
