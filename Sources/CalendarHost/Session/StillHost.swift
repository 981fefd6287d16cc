// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

/// A host without a screen, for pictures and for tests of apps: its clock stands still, nothing moves
/// there, and everything is allowed.
///
///     let host = StillHost(now: now)
///     let session = CalendarSession(options, host: host)
///     host.session = session
///     session.appear(CalendarMetrics(width: 320), reducesMotion: true)
@MainActor
public final class StillHost: SessionHost {
  /// The time on the wall clock.
  public let wallTime: Instant
  /// Called when the scene may be another one.
  public var onChange: () -> Void = {}
  /// The session, which it answers.
  public weak var session: CalendarSession?

  /// A host at a moment.
  public init(now: Instant) { wallTime = now }

  /// The monotonic clock, which stands still, too.
  public var time: Int64 { 0 }

  /// Has no frames: reduce motion, and nothing wants any.
  public func wantFrames(_ wants: Bool) {}
  /// Its day does not end.
  public func wake(at time: Int64?) {}
  /// Tells that something has changed.
  public func show(_ scene: CalendarScene) { onChange() }
  /// Nobody listens.
  public func announce(_ announcement: Announcement, _ words: String) {}
  /// Allows it.
  public func ask(_ question: CalendarQuestion, id: Int32) { session?.answer(id, .allowed) }
  /// Nobody is told.
  public func perform(_ effect: CalendarEffect) {}
}
