// SPDX-License-Identifier: MIT

extension PhraseLanguage {
  static let englishPages: StaticString = """
    Marks
    Pages
    Add session
    Edit session
    Start
    End
    Points
    Ends the next day
    Save
    Cancel
    Delete
    Undo
    Close
    Edit: {0}
    Delete: {0}
    Session added
    Session saved
    Session deleted
    Undone
    Not sent yet
    Offline. What you see may be out of date.
    1:Offline. Your change is kept on this device.|Offline. Your {0} changes are kept on this device.
    Back online
    Can’t connect to Almanac.
    Start it with {0}.
    This browser can’t keep changes while you’re offline.
    Could not load this day.
    Add your first session, or import sessions from a CSV file.
    Enter a time.
    Enter a whole number.
    Settings
    Daily goal
    Start counting on
    Leave empty to count every day.
    Time zone
    Same as this device ({0})
    Settings saved
    Import CSV
    Export CSV
    Drop a CSV file to import its sessions
    Importing {0} …
    {0} imported
    1:{0} session added|{0} sessions added
    1:{0} session updated|{0} sessions updated
    1:{0} session already in your calendar|{0} sessions already in your calendar
    1:{0} session you deleted was left out|{0} sessions you deleted were left out
    Restore
    1:{0} line could not be read|{0} lines could not be read
    Line {0}
    and {0} more
    {0} is not a CSV file.
    A CSV file has one line per session: {0}
    {0} is too large. The limit is {1} MB.
    {0} could not be imported.
    Sample data
    Start your calendar
    Changed on another device
    Which version do you want to keep?
    On the other device
    On this device
    Keep other version
    Keep this version
    Deleted
    1:{0} change needs your decision.|{0} changes need your decision.
    Review
    Not saved: {0}
    Show more
    Loading …
    Marks on {0}
    No marks on {0}
    Add your first mark to see it on the calendar.
    Add mark
    Kind
    Kinds
    For whom or what (optional)
    Enter a kind.
    Mark added
    Mark deleted
    1:{0} mark|{0} marks
    1:{0} point a day|{0} points a day
    from {0}
    1:{0} mark is hidden.|{0} marks are hidden.
    Show all
    The database file is missing. Your changes stay on this device until it’s back.
    Nothing imported
    Redone
    Date
    1:{1} of {0} point|{1} of {0} points
    Calendar
    Calendars
    View
    Agenda
    All calendars are hidden.
    Previous
    Next
    Redo
    """
}
