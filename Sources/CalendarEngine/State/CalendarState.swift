// SPDX-License-Identifier: MIT
import CivilTime

/// Everything a calendar remembers between two inputs.
public struct CalendarState: Hashable, Sendable {
  /// What the app asks of the calendar.
  public internal(set) var options: CalendarOptions
  /// What is in view, and how that moves.
  public internal(set) var moving: Moving
  /// How near the days are looked at.
  @WholeEdition public internal(set) var level: ZoomLevel
  /// What is selected.
  public internal(set) var selection: Selection = .none
  /// What the keyboard or a drag is selecting, while it does.
  var extent: SelectionExtent?
  /// Where the end of an interval would be.
  @WholeEdition var end: EndInView? = nil
  /// Where the keyboard is.
  public internal(set) var focus: FocusState
  /// The node under a finger or a mouse button that is down.
  public internal(set) var pressed: NodeKey?
  /// Facts about days: loaded, pending and failed.
  @WholeEdition public internal(set) var window = ItemWindow()
  /// The dates of another calendar.
  @WholeEdition var alternates = AlternateBook()
  /// What days have been seen to hold: rows make room for it, and keep it from then on.
  @WholeEdition var content: DayContent = []
  /// What a screen reader should say, counted so that the same words can be said twice.
  public internal(set) var announcement: Announcement?
  /// Words that stand over the calendar for a while: why the app has refused something.
  @WholeEdition public internal(set) var notice: Notice? = nil
  /// What the app is being asked.
  @WholeEdition var deliberation = Deliberation()
  /// What the app has been told last.
  var reported = Reported()

  /// A calendar on the month of a day, with nothing selected.
  public init(options: CalendarOptions = CalendarOptions(), showing day: EpochDay) {
    let day = options.clamp(day)
    self.options = options
    let expansion = Expansion(options.expanding.mode)
    let level = options.startLevel
    self.level = level
    // Weeks may begin on another weekday in the locale: the first input moves their pages.
    self.moving = Moving(
      CalendarPage(
        of: day, level.scale ?? options.scale(isFolded: expansion.isFolded),
        firstWeekday: options.firstWeekday ?? .monday,
        from: options.firstCounted), expansion)
    self.focus = FocusState(day: day)
    reported.level = level
  }
}

extension CalendarState {
  /// What is in view.
  public var viewport: Viewport { moving.viewport }

  /// How the view is moving.
  public var motion: Motion { moving.motion }

  /// How far an expandable calendar is expanded.
  public var expansion: Expansion { moving.expansion }

  /// How one level gives way to another, or nil at rest.
  public var zoom: ZoomMotion? { moving.zoom }

  /// What the app has said of a day; nothing where it is only picked.
  @inline(__always)
  func fact(on day: EpochDay) -> DayFact? {
    Edition.isPicker ? nil : window.fact(on: day)
  }

}
