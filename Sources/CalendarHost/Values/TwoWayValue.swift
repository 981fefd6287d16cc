// SPDX-License-Identifier: MIT

/// A value that an app and a calendar both change, and that is to be the same in both.
///
/// Each change is delivered once, to the other side; what one side was given is not taken for a
/// change of its own. Platforms deliver late: an app may show its former value for a while after it
/// was given another.
///
///     if let wanted = day.appShows(binding) { calendar adopts wanted, or day.calendarRefused() }
///     if let news = day.calendarShows(selected) { binding = news }
///     ... a turn of the run loop later ...
///     if let wanted = day.settle(binding) { the app wants this instead }
public struct TwoWayValue<Value: Equatable> {
  /// The value of the calendar.
  public private(set) var value: Value
  /// What the app last showed, or was given.
  private var app: Value
  /// What the app may still show: what it had, and what it was given, before `app`; oldest first.
  private var former: [Value] = []

  /// Both sides begin with the same value.
  public init(_ value: Value) {
    self.value = value
    app = value
  }
}

extension TwoWayValue: Sendable where Value: Sendable {}

extension TwoWayValue {
  /// The app shows a value, new or not; returns it if the calendar has to adopt it.
  public mutating func appShows(_ shown: Value) -> Value? {
    if shown == app {
      former = []
      return nil
    }
    if let index = former.lastIndex(of: shown) {
      // It has not heard the latest yet.
      former.removeFirst(index)
      return nil
    }
    return adopt(shown)
  }

  /// The calendar has a value, new or not; returns it if the app has to be given it.
  public mutating func calendarShows(_ shown: Value) -> Value? {
    value = shown
    guard shown != app else { return nil }
    former.append(app)
    app = shown
    return shown
  }

  /// The app has had the time to take what it was given; returns what it shows if that is something
  /// else, for the calendar to adopt.
  public mutating func settle(_ shown: Value) -> Value? {
    former = []
    return shown == app ? nil : adopt(shown)
  }

  /// The calendar cannot adopt what the app shows; returns what the app has to be given back.
  public mutating func calendarRefused() -> Value? {
    calendarShows(value)
  }

  private mutating func adopt(_ shown: Value) -> Value? {
    app = shown
    former = []
    return shown == value ? nil : shown
  }
}
