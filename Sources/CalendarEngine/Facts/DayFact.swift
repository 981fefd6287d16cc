// SPDX-License-Identifier: MIT
import CivilTime

/// What a host knows about a day beyond its date.
public struct DayFact: Hashable, Sendable {
  /// The day.
  public var day: EpochDay
  /// Tint of the day's shape, by index in the theme; 0 for none.
  public var tint: UInt8 = 0
  /// Tint in whose colour the number is written; 0 for the theme's own colour.
  public var titleTint: UInt8 = 0
  /// Tint of the line under the number; 0 for the theme's own colour.
  public var subtitleTint: UInt8 = 0
  /// Tint of a line around the day's shape, whatever states the day is in; 0 for none.
  public var borderTint: UInt8 = 0
  /// Tint of the day's shape while it is selected; 0 for the theme's own colour.
  ///
  /// A day of a streak keeps its shape.
  public var selectionTint: UInt8 = 0
  /// The dots under the number.
  public var dots = Dots.none
  /// Whether the dots of the day are shown, where `CalendarOptions.showsIndicators` shows any.
  public var showsIndicator = true
  /// A line under the number, UTF-8, or two with a line feed between them; dropped where large
  /// type leaves no room for it.
  public var subtitle: [UInt8] = []
  /// A short text at the corner of the day's shape, UTF-8.
  public var badge: [UInt8] = []
  /// The name or the address of an image under the number, UTF-8; the host draws it.
  public var image: [UInt8] = []
  /// How much the day holds, for heat maps; 0 takes the number of dots.
  public var count: Int32 = 0
  /// Whether the app marks the day.
  public var isHighlighted = false
  /// Whether the day cannot be chosen.
  public var isDisabled = false
  /// Points of a goal, spoken as "80 of 100 points".
  public var progress: Progress?
  /// What is said about the day besides its date, UTF-8; if empty, its badge and number of dots.
  public var note: [UInt8] = []

  /// A fact that says nothing yet.
  public init(day: EpochDay) {
    self.day = day
  }

  /// Points of a goal.
  public struct Progress: Hashable, Sendable {
    /// The day's points.
    public var points: Int64
    /// The points to reach.
    public var goal: Int64

    /// Points of a goal.
    public init(points: Int64, goal: Int64) {
      self.points = points
      self.goal = goal
    }
  }

  /// Whether the fact says anything at all.
  var saysSomething: Bool {
    tint != 0 || titleTint != 0 || borderTint != 0 || selectionTint != 0 || dots != .none
      || count != 0
      || isHighlighted || progress != nil || !note.isEmpty || !subtitle.isEmpty || !badge.isEmpty
      || !image.isEmpty
  }
}
