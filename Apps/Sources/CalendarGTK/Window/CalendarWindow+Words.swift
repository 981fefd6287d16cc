// SPDX-License-Identifier: MIT

extension CalendarWindow {
  /// One of several things to show.
  public struct Choice: Hashable, Sendable {
    /// What it is called in the program.
    public var name: String
    /// What the user reads.
    public var title: String

    /// A choice.
    public init(name: String, title: String) {
      self.name = name
      self.title = title
    }
  }

  /// What the window says itself.
  public struct Words: Sendable {
    /// The window's title.
    public var title: String
    /// The path of the file that is shown; empty where it need not be said.
    public var file = ""
    /// The button to today.
    public var today: String
    /// The menu of choices, for screen readers.
    public var choices: String
    /// What stands in an event's form where it has no title yet.
    public var eventTitle: String
    /// The buttons of that form.
    public var (save, remove): (String, String)

    /// Words.
    public init(
      title: String, today: String, choices: String, eventTitle: String = "Title",
      save: String = "Save", remove: String = "Delete"
    ) {
      self.title = title
      self.today = today
      self.choices = choices
      self.eventTitle = eventTitle
      (self.save, self.remove) = (save, remove)
    }
  }
}
