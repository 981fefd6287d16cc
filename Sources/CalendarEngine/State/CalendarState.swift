// SPDX-License-Identifier: MIT
import CivilTime

/// Everything a calendar remembers between two inputs.
public struct CalendarState: Hashable, Sendable {
  /// What the app asks of the calendar.
  public internal(set) var options: CalendarOptions
  /// What is in view.
  public internal(set) var viewport: Viewport
  /// How the view is moving.
  public internal(set) var motion: Motion = .rest
  /// The selected day.
  public internal(set) var selection: EpochDay?
  /// Where the keyboard is.
  public internal(set) var focus: FocusState
  /// The node under a finger or a mouse button that is down.
  public internal(set) var pressed: NodeKey?
  /// Facts about days: loaded, pending and failed.
  public internal(set) var window = ItemWindow()
  /// What a screen reader should say, counted so that the same words can be said twice.
  public internal(set) var announcement: Announcement?
  /// What the app has been told last.
  var reported = Reported()

  /// A calendar on the month of a day, with nothing selected.
  public init(options: CalendarOptions = CalendarOptions(), showing day: EpochDay) {
    let day = options.clamp(day)
    self.options = options
    self.viewport = Viewport(page: day.civil.yearMonth)
    self.focus = FocusState(day: day)
  }
}

/// What the app has been told, so that it is told each change once.
struct Reported: Hashable, Sendable {
  var today: EpochDay?
  var visible: DayInterval?
  var titlePage: YearMonth?
  var selection: EpochDay?
  var wake: Int64?
}

/// Something for a screen reader to say.
public struct Announcement: Hashable, Sendable {
  /// What is said.
  public enum Content: Hashable, Sendable {
    /// The month that has come into view.
    case page(YearMonth)
    /// A chosen day that cannot be selected.
    case unavailable(EpochDay)
    /// The selected day.
    case selected(EpochDay)
    /// That facts could not be loaded.
    case loadFailed
  }

  /// What is said.
  public var content: Content
  /// Distinguishes two announcements of the same content.
  public var serial: UInt32
}
