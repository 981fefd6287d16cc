// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

/// What a session needs of the platform that it runs on.
@MainActor
public protocol SessionHost: AnyObject {
  /// The time of a monotonic clock, in microseconds.
  var time: Int64 { get }
  /// The time on the wall clock.
  var wallTime: Instant { get }

  /// From now on `frame` is to be called whenever the screen is drawn, or not any more.
  func wantFrames(_ wants: Bool)
  /// `wake` is to be called at this time of the monotonic clock, and at no other; never when nil.
  func wake(at time: Int64?)
  /// The scene is another one: it is to be mirrored at once.
  func show(_ scene: CalendarScene)
  /// A screen reader is to say something.
  func announce(_ announcement: Announcement, _ words: String)
  /// The app is asked something; it answers with `CalendarSession.answer`, at once or later.
  func ask(_ question: CalendarQuestion, id: Int32)
  /// Anything else: what the app is told, where the platform's focus goes, where a native scroll view
  /// comes to rest.
  func perform(_ effect: CalendarEffect)
}
