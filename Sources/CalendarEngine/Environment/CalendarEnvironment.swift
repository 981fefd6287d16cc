// SPDX-License-Identifier: MIT
import CivilTime

/// What surrounds a calendar: the day, the language and the screen.
///
/// A parameter of reducing and laying out, and never part of the state. The same state can be shown
/// in another environment, and the engine has no clock, locale or screen of its own.
public struct CalendarEnvironment: Hashable, Sendable {
  /// The current day, or nil when no day counts as today.
  public var today: EpochDay?
  /// When `today` ends, in microseconds of the host's monotonic clock; nil when it is pinned.
  public var todayEnds: Int64?
  /// The present minute of the viewer's clocks; nil where none is shown.
  public var now: CalendarNow?
  /// Names, patterns, digits and direction.
  public var locale: LocaleProfile {
    @inline(__always) _read { yield language.value }
    set { language = Shared(newValue) }
  }
  /// The app's own phrases, one line for each case of `Phrase`; empty lines stand for the shipped
  /// ones.
  public var phrases: [UInt8] = []
  /// The sizes to lay out with.
  public var metrics: CalendarMetrics
  /// Whether pages jump instead of sliding.
  public var reducesMotion: Bool
  /// Whether there is something to see; before that an app hears nothing of what is in view.
  public var isShown = true
  /// Whether the platform takes events up itself and drags them about, between apps too: hands leave all
  /// but their ends to it, and what it brings back comes as a visitor (`PointerSample.Device.visitor`).
  public var liftsEvents = false

  // By reference, because environments are copied often and a profile holds sixteen arrays.
  private var language: Shared<LocaleProfile>

  /// An environment of these values.
  public init(
    today: EpochDay?, locale: LocaleProfile, metrics: CalendarMetrics, reducesMotion: Bool = false
  ) {
    self.today = today
    self.todayEnds = nil
    language = Shared(locale)
    self.metrics = metrics
    self.reducesMotion = reducesMotion
  }
}

extension CalendarEnvironment {
  /// Whether another environment has the same phrases and shares this one's locale profile.
  func sharesWords(with other: CalendarEnvironment) -> Bool {
    language === other.language && phrases == other.phrases
  }
}
